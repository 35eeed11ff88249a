import type { Sentences } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'

/** What is said against a time that somebody wants. */
export const slotRefusals = {
  'slot-unknown': () => 'That delivery time is not known. Choose one of those that are shown.',
  'slot-elsewhere': () => 'We do not come to this pincode at that time. Choose another delivery time.',
  'slot-closed': () =>
    'We do not deliver at that time any more. Choose another delivery time; your cart stays as it is.',
  'slot-over': () =>
    'Orders for that delivery time have just closed. Choose another delivery time; your cart stays as it is.',
  'slot-full': () => 'That delivery time has just filled up. Choose another delivery time; your cart stays as it is.',
  'no-slot': () =>
    'Every delivery time of the next two weeks is taken. Try again later, or call us; your cart stays as it is.',
} as const satisfies Sentences<SlotRefusal>
