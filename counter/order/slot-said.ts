import { slotOf } from '#shop/orders/by-slot.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { slotForStaff } from '#words/formatters.ts'
import { staffSlotWords } from '#words/staff-orders.ts'

/** 'today, 7-9 am', of the slot of that name; '' is said too. */
export const slotSaidOf = (name: string, now: number): string =>
  name === '' ? staffSlotWords.none : slotForStaff(name, now)

/** When an order comes, as staff say it; undefined where it is older than slots. */
export function comesSaid(order: Pick<StaffOrder, 'slot'>, now: number): string | undefined {
  const name = slotOf(order)
  return name === '' ? undefined : slotSaidOf(name, now)
}
