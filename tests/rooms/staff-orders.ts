import { minutes } from '#shop/time.ts'
import type { StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'

/** Noon of a day in Mumbai. */
export const noon = Date.UTC(2026, 10, 22, 6, 30)

export const asif = { id: 's-asif', name: 'Asif', role: 'counter' } as const
export const bhau = { id: 's-bhau', name: 'Bhau', role: 'cutter' } as const
export const sunil = { id: 's-sunil', name: 'Sunil', role: 'rider' } as const

export const placed: StaffOrderMove = {
  move: 'place',
  to: 'Pending',
  at: noon - minutes(5),
  by: { who: 'shopper' },
  reason: '',
}

export const movedBy = (
  { id, name }: { id: string; name: string },
  move: string,
  different: Partial<StaffOrderMove> = {},
): StaffOrderMove => ({ ...placed, move, at: noon, by: { who: 'staff', id, name }, ...different })

/** An order as the counter tells it to a screen; a test changes what it is about. */
export const staffOrderOf = (different: Partial<StaffOrder> = {}): StaffOrder => ({
  id: 'o1',
  number: 'D7K4-29XM',
  status: 'Pending',
  version: 1,
  placedAt: noon - minutes(5),
  changedAt: noon - minutes(5),
  lines: [
    {
      lineNo: 1,
      productId: 7,
      title: 'Surmai (King Fish)',
      size: 'Jumbo',
      weight: '500 g',
      grams: 500,
      quantity: 3,
      cleaning: 'slices',
      state: 'to-weigh',
    },
  ],
  area: 'Parel 400012',
  buyer: { name: 'Asha Koli', phone: '98200 00001', lines: ['12 Sample Chawl', 'Parel Naka'], pincode: '400012' },
  totalPaise: 135_000,
  last: placed,
  ...different,
})
