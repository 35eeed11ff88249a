import type { Sentences } from '#shop/refusals.ts'
import type { TryOrderRefusal } from '#shop/staff/counter-refusals.ts'

/** An order with which the counter is tried: it is said wherever it is shown. */
export const tryOrderWords = {
  mark: 'TRY',
  said: 'Try order: no customer, nothing of it counts',
  onPaper: 'TRY, not for sale',
  putAway: 'Put the try order away',
} as const

export const tryOrderRefusals = {
  'try-order-open': () => 'A try order is open already. Finish it, or put it away.',
  'nothing-to-try': () => 'No fish is on sale that could be tried. Put one on sale first.',
} as const satisfies Sentences<TryOrderRefusal>
