import type { BillRefusal } from '#shop/staff/counter-refusals.ts'
import { readable } from '#shop/money.ts'
import type { Sentences } from '#shop/refusals.ts'

/** What stands against giving back a part of a bill. */
export const billRefusals = {
  'no-such-bill': () => 'This order has no such bill.',
  'credit-too-much': ({ left }) => `No more than ${readable(left)} is left of this bill.`,
} as const satisfies Sentences<BillRefusal>
