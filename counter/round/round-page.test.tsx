import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { atTheCounter, openScreen } from '#tests/counter-screen.tsx'
import { movedBy, noon, staffOrderOf, sunil } from '#tests/staff-orders.ts'

atTheCounter()

const out = staffOrderOf({ status: 'Out for delivery', version: 5, rider: sunil })
const moves = '/counter/api/orders/o1/moves'
const brought = { ...out, status: 'Delivered', version: 6, last: movedBy(sunil, 'deliver') } as const

const open = (...orders: object[]) =>
  openScreen(import('./round-page.tsx'), { me: sunil, round: { now: noon, orders } })

const sent = () =>
  JSON.parse(
    vi.mocked(globalThis.fetch).mock.calls.find(([address]) => address === moves)?.[1]?.body as string,
  ) as unknown

test('a stop says whom to call, where to go, what to hand over and what to take', async () => {
  await open(out)
  expect(await screen.findByRole('link', { name: 'Call +91 98200 00001' })).toBeTruthy()
  for (const words of ['1 stop left', 'To pay: ₹1,350.00', 'Asha Koli', '3 × Surmai (King Fish), Jumbo, 500 g, Slices'])
    expect(screen.getByText(words)).toBeTruthy()
})

test('of an order that something was given back of, a stop says what is to pay and what is not', async () => {
  await open({ ...out, totalPaise: 85_000, creditedPaise: 50_000 })
  expect((await screen.findByText('To pay: ₹850.00', { exact: false })).textContent).toBe(
    'To pay: ₹850.00 (₹500.00 is credited)',
  )
})

test('handing over is one press, and the stop is done once the shop has said so', async () => {
  const answers = await open(out)
  fireEvent.click(await screen.findByRole('button', { name: /^Handed over/ }))
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'deliver', seen: 5 })
  expect(screen.getByText('1 stop left')).toBeTruthy()
  await answers.give(moves, { now: noon, order: brought, moves: [brought.last] })
  expect(await screen.findByText('Brought today: 1')).toBeTruthy()
  expect(screen.getByText(/Nothing is out with you/)).toBeTruthy()
})

test.each([
  ['Nobody there', 'nobody-there'],
  ['Refused', 'they-refused'],
])('%s is one press', async (said, reason) => {
  const answers = await open(out)
  fireEvent.click(await screen.findByRole('button', { name: new RegExp(`^${said}`) }))
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'not-delivered', reason, seen: 5 })
})

test('another reason is typed', async () => {
  const answers = await open(out)
  fireEvent.click(await screen.findByRole('button', { name: 'More for order D7K4-29XM' }))
  fireEvent.change(screen.getByLabelText('Another reason'), { target: { value: 'Lift broken, no answer' } })
  fireEvent.click(screen.getByRole('button', { name: 'Not delivered: for this reason' }))
  await answers.expectAsked(moves)
  expect(sent()).toMatchObject({ move: 'not-delivered', reason: 'Lift broken, no answer' })
})
