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
      return byPromiseOfVisit(one, other)
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

/** How somebody has put their stops: by an order of each, and which of them keep their place whatever else is moved. */
export interface Sorting {
  readonly stops: readonly string[]
  readonly locked: readonly string[]
}

/** A stop keeps its place as long as something that was locked is still to be handed over there. */
export const isLocked = <Order extends RoundOrder>({ orders }: Stop<Order>, locked: readonly string[]): boolean =>
  orders.some((order) => isOut(order) && locked.includes(order.id))

/** The stops that are left, one of them moved to another place, or to the next that is free; what is locked keeps its own. */
export function movedStop<Order extends RoundOrder>(
  stops: readonly Stop<Order>[],
  { key, to }: { readonly key: string; readonly to: number },
  locked: readonly string[] = [],
): readonly Stop<Order>[] {
  const left = stops.filter(({ isDone }) => !isDone)
  const from = left.findIndex((stop) => stop.key === key)
  const moved = left[from]
  if (moved === undefined || isLocked(moved, locked)) return left
  const free = left.flatMap((stop, place) => (isLocked(stop, locked) ? [] : [place]))
  const next = to > from ? free.findIndex((place) => place >= to) : free.findLastIndex((place) => place <= to)
  const at = next >= 0 ? next : to > from ? free.length - 1 : 0
  const others = left.filter((stop) => stop !== moved && !isLocked(stop, locked))
  return aroundLocked(left, others.toSpliced(at, 0, moved), locked)
}

/** The stops that are left by the hour that was promised, around what is locked. */
export function stopsByTime<Order extends RoundOrder>(
  stops: readonly Stop<Order>[],
  locked: readonly string[],
): readonly Stop<Order>[] {
  const left = stops.filter(({ isDone }) => !isDone)
  const free = left.filter((stop) => !isLocked(stop, locked))
  return aroundLocked(left, free.toSorted(byPromiseOfVisit), locked)
}

/** The others take the places that no locked stop has, in their order. */
function aroundLocked<Order extends RoundOrder>(
  left: readonly Stop<Order>[],
  free: readonly Stop<Order>[],
  locked: readonly string[],
): readonly Stop<Order>[] {
  let next = 0
  return left.map((stop) => (isLocked(stop, locked) ? stop : (free[next++] ?? stop)))
}

/** The orders of these stops, first to last. */
export const ordersOf = (stops: readonly Stop<RoundOrder>[]): readonly string[] =>
  stops.flatMap(({ orders }) => orders.map(({ id }) => id))

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

function byPromiseOfVisit<Order extends RoundOrder>(one: Stop<Order>, other: Stop<Order>): number {
  const [first, second] = [ofVisit(one)[0], ofVisit(other)[0]]
  return first && second ? byPromise(first, second) : 0
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
