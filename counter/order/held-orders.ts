import { useEffect, useEffectEvent, useMemo } from 'react'
import { onOrderNews } from '#counter/outbox/news.ts'
import { holdOn, holdPlace, holdWhileAsked, useHeld } from '#counter/press/held-places.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'

const keyOf = (id: string): string => `orders/${id}`

/** An order that is moved here keeps its place in each list for a while, with its Undo: also where it is moved again. */
export function holdOrder(order: StaffOrder): void {
  if (!holdOn(keyOf(order.id))) holdPlace(keyOf(order.id), order)
}

/** While somebody is asked about an order it stands where it stood, whoever moves it: the question would go with its card. */
export function useHoldWhile(isAsked: boolean, order: StaffOrder): void {
  const hold = useEffectEvent(() => holdWhileAsked(keyOf(order.id), order))
  useEffect(() => (isAsked ? hold() : undefined), [isAsked])
}

// what was done shows once the shop has answered
onOrderNews(({ order }) => void holdOn(keyOf(order.id)))

/** The orders by which a list is laid out: those that were moved here a moment ago stand as they stood. */
export function useAsPlaced(orders: readonly StaffOrder[]): readonly StaffOrder[] {
  const held = useHeld()
  return useMemo(
    () =>
      held.size === 0 ? orders : orders.map((order) => (held.get(keyOf(order.id)) as StaffOrder | undefined) ?? order),
    [held, orders],
  )
}

/** Whether it stands where it stood before it was moved here. */
export function useIsHeld(id: string): boolean {
  return useHeld().has(keyOf(id))
}
