import type { ListedOrder } from '#shop/orders/board.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'

/** The orders of a slot; '' of those that are older than slots. */
export interface OfSlot<Order extends ListedOrder> {
  readonly name: string
  readonly orders: readonly Order[]
}

/** The orders slot by slot, the first to come first; those without one before all others, for they wait the longest. */
export const bySlot = <Order extends ListedOrder>(orders: readonly Order[]): readonly OfSlot<Order>[] =>
  [...Map.groupBy(orders, slotOf)]
    .toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([name, of]) => ({ name, orders: of }))

/** The name of the slot in which an order comes; '' where it has none. */
export const slotOf = ({ slot }: Pick<ListedOrder, 'slot'>): string => (slot === undefined ? '' : nameOfOrderSlot(slot))
