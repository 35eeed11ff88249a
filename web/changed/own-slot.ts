import { serves, type ShownSlot } from '#shop/slots/slots.ts'
import type { OrderView } from '#shop/wire/order.ts'

/** The slots with that of the order itself: its place there is its own, though the slot is full or closed for others. */
export function withOwn(
  slots: readonly ShownSlot[],
  { slot: had, shippingAddress: { pincode } }: Pick<OrderView, 'slot' | 'shippingAddress'>,
): readonly ShownSlot[] {
  if (had === undefined) return slots
  const isOwn = (slot: ShownSlot) => slot.name === had.name && serves(slot, pincode)
  return slots.map((slot) => (isOwn(slot) ? { ...slot, room: 'free' } : slot))
}
