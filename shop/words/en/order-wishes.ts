import type { IfMissing, WishDifference, WishesTold } from '#shop/orders/order-wishes.ts'

/** What a customer may say of an order, beside the fish: how it is asked, how it is told, and that it was changed. */
export const orderWishesWords = {
  scale: 'Final weight',
  neverMore: 'Never more than {total}',
  neverMoreHint: 'If it weighs more, we cut it down, give you the extra free, or ask you first.',
  ifMissing: 'If an item is not available',
  ifMissingChoices: {
    call: 'Call me',
    'next-size': 'Send the next size at no extra charge',
    'leave-out': 'Leave it out',
  } satisfies Record<IfMissing, string>,
  note: 'Note to the cutter',
  noteHint: (left: number) =>
    left >= 0 ? `For example: head off, thin slices. ${left} characters left.` : `${-left} characters too many.`,

  /** to those who cannot give what was ordered */
  ifMissingIs: {
    call: 'If something is missing, the customer wants a call.',
    'next-size': 'If something is missing, the customer takes the next size.',
    'leave-out': 'If something is missing, the customer wants it left out.',
  } satisfies Record<IfMissing, string>,

  /** before what was said, for the customer and for everyone else */
  yours: { note: 'Your note to the cutter:' } satisfies Record<keyof WishesTold, string>,
  theirs: { note: 'Note to the cutter:' } satisfies Record<keyof WishesTold, string>,

  /** among what a change of the order made different */
  changed: {
    note: 'Note to the cutter changed',
    wishes: 'Changed what to do if an item is not available or weighs more',
  } satisfies Record<WishDifference, string>,
} as const
