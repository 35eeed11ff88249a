import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asif, bhau, noon } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { openScale } from '#tests/screens/scale-screen.tsx'
import { secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

/** The last row of what is packed. */
const toPay = async () => (await screen.findByRole('row', { name: /^To pay/ })).textContent

test('while nothing is weighed the summary says about what it comes to, and the most', async () => {
  await openScale(weighingOf({ totalPaise: 0 }), asif, 'summary')
  expect(await toPay()).toBe('To pay0 gabout ₹1,800Max ₹1,980')
})

test('a line that is weighed counts by the scale, one that its buyer is asked about with no more than the most', async () => {
  const asked = weighedLineOf({ ...secondLine, state: 'asked', ratePaise: 60_000 })
  const lines = [weighedBy(bhau, 1480), asked]
  await openScale(weighingOf({ lines, totalPaise: 133_200, mostPaise: 198_000 }), asif, 'summary')
  expect(await toPay()).toBe('To pay1,480 gabout ₹1,827Max ₹1,980')
})

test('once each line is settled the summary says what is to pay, and nothing beside it', async () => {
  const lines = [weighedBy(bhau, 1480), weighedLineOf({ ...secondLine, state: 'left-out', pricePaise: 0 })]
  await openScale(weighingOf({ lines, totalPaise: 133_200, mostPaise: 148_500 }), asif, 'summary')
  expect(await toPay()).toBe('To pay1,480 g₹1,332')
})

test('a cutter packs weights and packs, and reads no sum', async () => {
  const noMoney = { ratePaise: undefined, mostPaise: undefined, pricePaise: undefined }
  const lines = [weighedBy(bhau, 1480, noMoney), weighedBy(bhau, 500, { ...secondLine, ...noMoney })]
  const { totalPaise: _, mostPaise: __, ...weighing } = weighingOf({ lines })
  await openScale(weighing, bhau, 'summary')
  expect((await screen.findByRole('row', { name: /^Total/ })).textContent).toBe('Total1,980 g4 packs')
  expect(document.body.textContent).not.toContain('₹')
})

const waits = (nr: number) => ({
  id: `o${nr}`,
  number: `AAAA-000${nr}`,
  area: 'Wadala 400031',
  items: nr,
  grams: 2000,
})

test('where the order is packed, the button leads to the one that is due next, and the others stand beside it', async () => {
  const order = { ...weighingOf().order, status: 'Packed', undoUntil: noon + 28_000 } as const
  const lines = [weighedBy(bhau, 1480), weighedBy(bhau, 500, secondLine)]
  await openScale(weighingOf({ order, lines, waiting: [waits(2), waits(3)] }), asif, 'summary')
  expect(await screen.findByRole('link', { name: 'Next: 0002, Wadala' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '0003 Wadala 3 fish, 2 kg' })).toBeTruthy()
  expect(screen.getByRole('button', { name: /^Undo/ })).toBeTruthy()
})

test('where only a customer’s answer is missing, the button leads to the next order', async () => {
  const lines = [weighedBy(bhau, 1480), weighedLineOf({ ...secondLine, state: 'asked', version: 1 })]
  await openScale(weighingOf({ lines, waiting: [waits(2), waits(3)] }), asif, 'summary')
  expect(await screen.findByRole('heading', { name: 'Waiting for customer' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Next: 0002, Wadala' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^0002/ })).toBeNull()
})

test('weighing that began on the cut list goes on and ends there', async () => {
  const lines = [weighedBy(bhau, 1480), weighedBy(bhau, 500, secondLine)]
  const order = { ...weighingOf().order, status: 'Packed' } as const
  await openScale(weighingOf({ order, lines }), asif, 'summary', { isFromCutList: true })
  const [back, end] = await screen.findAllByRole('link', { name: 'Back to the cut list' })
  expect([back, end].map((link) => link?.getAttribute('href'))).toEqual(['/cut', '/cut'])
})
