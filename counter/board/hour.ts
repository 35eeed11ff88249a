import { shopDay } from '#shop/moment.ts'
import { slotOf } from '#shop/orders/by-slot.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { boardWords } from '#words/board.ts'
import { hoursOfSlotInShort, weekdayOfSlot } from '#words/formatters.ts'

/** '7-9 am' of a slot of today, 'Fri 7-9 am' of another day; '' of an order that is older than slots. */
export function hourSaid(order: Pick<StaffOrder, 'slot'>, today: string): string {
  const name = slotOf(order)
  if (name === '' || order.slot === undefined) return ''
  const hours = hoursOfSlotInShort(name)
  return shopDay(order.slot.startsAt) === today
    ? hours
    : boardWords.dayAndHours(boardWords.weekday(weekdayOfSlot(name)), hours)
}
