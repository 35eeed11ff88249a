import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asif, bhau } from '#tests/rooms/staff-orders.ts'
import { atTheCounter } from '#tests/screens/counter-screen.tsx'
import { openScale } from '#tests/screens/scale-screen.tsx'
import { secondLine, weighedBy, weighedLineOf, weighingOf } from '#tests/screens/weighing-screens.ts'

atTheCounter()

const toPay = async () => (await screen.findByText(/^To pay/)).textContent

test('while nothing is weighed the summary says about what it comes to, and the most', async () => {
  await openScale(weighingOf({ totalPaise: 0 }), asif, 'summary')
  expect(await toPay()).toBe('To pay, without paise: about ₹1,800, max ₹1,980')
})

test('a line that is weighed counts by the scale, one that its buyer is asked about with no more than the most', async () => {
  const asked = weighedLineOf({ ...secondLine, state: 'asked', ratePaise: 60_000 })
  const lines = [weighedBy(bhau, 1480), asked]
  await openScale(weighingOf({ lines, totalPaise: 133_200, mostPaise: 198_000 }), asif, 'summary')
  expect(await toPay()).toBe('To pay, without paise: about ₹1,827, max ₹1,980')
})

test('once each line is settled the summary says what is to pay, and nothing beside it', async () => {
  const lines = [weighedBy(bhau, 1480), weighedLineOf({ ...secondLine, state: 'left-out', pricePaise: 0 })]
  await openScale(weighingOf({ lines, totalPaise: 133_200, mostPaise: 148_500 }), asif, 'summary')
  expect(await toPay()).toBe('To pay, without paise: ₹1,332')
})
