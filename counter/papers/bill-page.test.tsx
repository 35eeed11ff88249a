import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { noon, staffOrderOf } from '#tests/rooms/staff-orders.ts'
import { atTheCounter, openScreen } from '#tests/screens/counter-screen.tsx'

atTheCounter()

const bill = { number: 'D2627/000001', drawnAt: noon, totalPaise: 200_000, roundingPaise: 0, gstin: '' }

/** An order without lines: what its bill says is tested elsewhere. */
const printed = (status: OrderStatus): StaffGives<'bills'> => ({
  now: noon,
  language: 'en',
  order: staffOrderOf({ status }),
  lines: [],
  seller: { name: 'Darya', address: '', phone: '', fssai: '10000000000000', isSample: true },
  barcode: 'data:,',
  catches: [],
  isFinal: true,
  timesPrinted: 0,
  totalPaise: 200_000,
  roundingPaise: 0,
  mostPaise: 220_000,
  bills: [{ ...bill, leftPaise: 200_000, isStanding: true, creditNotes: [] }],
  billTo: { name: 'Asha Koli', lines: [] },
})

const open = (status: OrderStatus) =>
  openScreen(import('#counter/papers/bill-page.tsx'), { role: 'owner', ...printed(status) })

test.each([
  ['Packed', 'The order is back in the shop. Its bill can be printed when it goes out again.'],
  ['Rejected', 'The order was declined. A credit note was issued for its bill, so it is not printed.'],
] as const)('of an order that is %s no bill can be printed, and the page says why', async (status, why) => {
  await open(status)
  expect(await screen.findByText(why)).toBeTruthy()
  expect(screen.queryByText(/D2627/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
})
