import type { OrderMoveRefusal } from '#shop/staff/counter-refusals.ts'
import type { Sentences } from '#shop/refusals.ts'
import { untilInShort } from '#shop/slots/slot-in-full.ts'

/** Why staff cannot move an order as they wish. */
export const orderMoveRefusals = {
  'no-such-order': () => 'There is no such order.',
  'not-your-stop': () => 'This order is not on your round.',
  'order-moved': () => 'Somebody was quicker. This is how the order stands now.',
  'move-impossible': () => 'The order stands elsewhere, and this cannot be done from there.',
  'cut-off-ahead': ({ until, at }) =>
    `Cutting begins at ${untilInShort(until, at)}: until then the buyer may change this order.`,
  'reason-missing': () => 'Say why.',
  'rider-missing': () => 'Say who takes it out.',
  'rider-unknown': () => 'This person takes no orders out any more. Choose somebody else.',
  'other-press': () => 'This was sent before with something else in it. Load the page again.',
  'undo-nothing': () => 'There is nothing to take back.',
  'undo-not-yours': () => 'Only who did it can take it back.',
  'undo-too-late': () => 'It is too late to take this back: 30 seconds are over.',
  'undo-sold-meanwhile': () => 'Its fish has been ordered by others since, so this cannot be taken back.',
  'undo-told': () => 'The buyer has been told already, so this cannot be taken back.',
  'line-not-weighed': () => 'Something of it is not weighed yet.',
  'answer-awaited': () => 'The buyer has not answered yet. Cut it down, or give them the rest.',
  'nothing-to-pack': () => 'Nothing of it is left to pack. Reject the order, and say why.',
} as const satisfies Sentences<OrderMoveRefusal>
