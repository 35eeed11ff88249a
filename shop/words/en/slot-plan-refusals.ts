import type { SlotPlanRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'

/** What is said against a plan of staff, and against closing or opening a day. */
export const slotPlanRefusals = {
  'slot-hours': () => 'The time must begin before it ends, on one day. Type both as 07:00.',
  'slot-capacity': ({ most }) => `Type how many orders fit, from 0 to ${most}.`,
  'slot-cut-off': () =>
    'Orders must close before the time begins, at most 7 days before. Choose an earlier day or hour to close.',
  'slot-twice': () => 'A place has one delivery time at these hours. Change the hours, or the pincodes of one of them.',
  'too-many-slots': ({ most }) => `A day has at most ${most} delivery times. Take one out.`,
  'week-changed': () => 'Somebody else changed the week meanwhile. Look at it again; what you typed stays.',
  'day-changed': () => 'Somebody else changed this day meanwhile. Look at it again; what you typed stays.',
  'no-such-day': () => 'This day is not one of the 14 that can be ordered for.',
  'day-closed': () => 'This day is closed. Open it again first.',
  'day-open': () => 'This day is open.',
  'order-gone-out': () => 'This order has left the shop or has ended. Its time can no longer change.',
  'order-in-slot': () => 'This order comes at that time already.',
  'slot-lost': () => 'That time has no place left for it any more. Choose another.',
  'season-dates': () => 'Type both days as day and month, such as 01-06 for 1 June.',
  'season-changed': () => 'Somebody else changed the note meanwhile. Look at it again; what you typed stays.',
} as const satisfies Sentences<SlotPlanRefusal>
