import type { BoardOrder } from './board.ts'
import type { OrderStatus } from './order-status.ts'

/** What a round needs of an order: where it goes, and since when its rider has it. */
export interface RoundOrder extends BoardOrder {
  readonly last?: { readonly at: number } | undefined
  readonly buyer?:
    | { readonly lines: readonly string[]; readonly landmark?: string | undefined; readonly pincode: string }
    | undefined
}

/** One door, with all that goes there. */
export interface Stop<Order> {
  /** the same as long as anything goes there */
  readonly key: string
  /** first to last as they are handed over */
  readonly orders: readonly Order[]
  /** nothing is left to hand over there */
  readonly isDone: boolean
}

/** What a rider has, had, or brings back: what the shop has again is of no round. */
const ofRound: ReadonlySet<OrderStatus> = new Set(['Out for delivery', 'Delivered', 'Not delivered'])

export const isOut = ({ status }: Pick<BoardOrder, 'status'>): boolean => status === 'Out for delivery'

/** Whether it belongs to the round that its rider is on: what ended before the last round did is not theirs any more. */
export const isInRound = (order: Pick<BoardOrder, 'status' | 'changedAt'>, endedAt = 0): boolean =>
  isOut(order) || (ofRound.has(order.status) && order.changedAt > endedAt)

/**
 * The stops of a round: what is done first, as it was done, then what is left as its rider has put it, and what they have not put
 * anywhere as it was promised. What goes to the same door is one stop, and keeps its place until all of it is handed over.
 */
export function stopsOf<Order extends RoundOrder>(
  orders: readonly Order[],
  sorted: readonly string[],
): readonly Stop<Order>[] {
  const places = new Map(sorted.map((id, place) => [id, place]))
  const placeOf = (stop: Stop<Order>): number => Math.min(...ofVisit(stop).map(({ id }) => places.get(id) ?? Infinity))
  return [...Map.groupBy(orders, doorOf)]
    .map(([key, of]) => ({ key, orders: of.toSorted(byPromise), isDone: !of.some(isOut) }))
    .toSorted((one, other) => {
      if (one.isDone || other.isDone) {
        if (one.isDone !== other.isDone) return one.isDone ? -1 : 1
        return doneAt(one) - doneAt(other) || inOrder(one.key, other.key)
      }
      const [place, otherPlace] = [placeOf(one), placeOf(other)]
      if (place !== otherPlace) return place < otherPlace ? -1 : 1
      const [first, second] = [ofVisit(one)[0], ofVisit(other)[0]]
      return first && second ? byPromise(first, second) : 0
    })
}

/** What their rider brings to a door, or has just handed over there; not what ended there before they were given the rest. */
function ofVisit<Order extends RoundOrder>({ orders }: Stop<Order>): readonly Order[] {
  const givenAt = Math.min(...orders.filter(isOut).map(({ last, changedAt }) => last?.at ?? changedAt))
  return orders.filter((order) => isOut(order) || order.changedAt >= givenAt)
}

/**
 * All orders of a round, as they are counted: what is done, as it was done, then what is left, as it is driven to. A door that is
 * given more never makes less of what was done.
 */
export const inTurn = <Order extends RoundOrder>(stops: readonly Stop<Order>[]): readonly Order[] => {
  const orders = stops.flatMap(({ orders: of }) => of)
  const done = orders.filter((order) => !isOut(order))
  return [...done.toSorted((one, other) => one.changedAt - other.changedAt), ...orders.filter(isOut)]
}

/** The stop by which the round goes on: the first that is not done. */
export const nextStop = <Order>(stops: readonly Stop<Order>[]): Stop<Order> | undefined =>
  stops.find(({ isDone }) => !isDone)

/** What of a stop is handed over next. */
export const nextOf = <Order extends RoundOrder>({ orders }: Stop<Order>): Order | undefined => orders.find(isOut)

/** The orders of all stops, one of them moved to another place; what is done keeps its own. */
export function movedStop<Order extends RoundOrder>(
  stops: readonly Stop<Order>[],
  key: string,
  to: number,
): readonly string[] {
  const left = stops.filter(({ isDone }) => !isDone)
  const moved = left.find((stop) => stop.key === key)
  const others = left.filter((stop) => stop !== moved)
  const put = moved === undefined ? others : others.toSpliced(Math.max(0, to), 0, moved)
  return put.flatMap(({ orders }) => orders.map(({ id }) => id))
}

/** What comes back to the shop and is not there yet. */
export const toBringBack = <Order extends BoardOrder>(orders: readonly Order[]): readonly Order[] =>
  orders.filter(({ status }) => status === 'Not delivered')

/** As people write the same address twice; what stands opposite it is told to the rider, and is no part of it. */
function doorOf({ id, buyer }: RoundOrder): string {
  if (buyer === undefined) return id
  const { lines, landmark, pincode } = buyer
  const written = [...lines.filter((line) => line !== landmark), pincode].join(' ')
  return written
    .toLowerCase()
    .replaceAll(/[\p{P}\s]+/gu, ' ')
    .trim()
}

/** By the hour that was promised, then door by door. */
function byPromise(one: RoundOrder, other: RoundOrder): number {
  return (
    dueAt(one) - dueAt(other) ||
    inOrder(one.buyer?.pincode ?? '', other.buyer?.pincode ?? '') ||
    one.placedAt - other.placedAt ||
    inOrder(one.id, other.id)
  )
}

const dueAt = ({ slot, expected, placedAt }: BoardOrder): number => expected?.at ?? slot?.endsAt ?? placedAt

const doneAt = ({ orders }: Stop<BoardOrder>): number => Math.max(...orders.map(({ changedAt }) => changedAt))

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
