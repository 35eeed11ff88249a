import { shopDay } from '#shop/moment.ts'
import { type Act, may, type Role } from '#shop/staff/staff.ts'
import { hours, minutes } from '#shop/time.ts'
import type { LineState } from './line-status.ts'
import { isLive } from './line-status.ts'
import { after, type Move, openStatuses, ruleOf, staffMoves } from './moves.ts'
import { parseOrderNumber } from './order-number.ts'
import { type OrderStatus, statuses } from './order-status.ts'

/** What the board needs of a line: packs and grams. */
export interface BoardLine {
  readonly lineNo: number
  /** in the reader's language */
  readonly title: string
  /** what it is called on the order, where `title` is in another language */
  readonly english?: string | undefined
  readonly size: string
  readonly weight: string
  readonly grams: number
  readonly quantity: number
  readonly cleaning: string
  /** how it stands on the scale */
  readonly state: LineState
  readonly isWholeFish?: true | undefined
}

/** When an order is delivered, from and to. */
interface BoardSlot {
  readonly startsAt: number
  readonly endsAt: number
}

export interface BoardOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: number
  readonly changedAt: number
  readonly area: string
  readonly lines: readonly BoardLine[]
  readonly rider?: { readonly id: string } | undefined
  /** when it comes; none of an order older than slots */
  readonly slot?: BoardSlot | undefined
  /** until when its buyer can change it: it is cut from then on */
  readonly changeUntil?: number | undefined
}

/** How long an order without a slot may stand in a state before somebody should look. */
const patience: Partial<Record<OrderStatus, number>> = {
  Pending: minutes(15),
  Confirmed: hours(2),
  Cutting: hours(1),
  Packed: hours(1),
  'Out for delivery': hours(2),
  'Not delivered': hours(2),
}

/** Until when an order with a slot should have left its state. */
const leavesBy: Partial<Record<OrderStatus, (slot: BoardSlot) => number>> = {
  Pending: ({ startsAt }) => startsAt - hours(3),
  Confirmed: ({ startsAt }) => startsAt - hours(2),
  Cutting: ({ startsAt }) => startsAt - hours(1),
  Packed: ({ startsAt }) => startsAt,
  'Out for delivery': ({ endsAt }) => endsAt,
  'Not delivered': ({ endsAt }) => endsAt,
}

/** By what is left to its slot; without one, by how long it has stood where it stands. */
export function isLate(
  { status, changedAt, slot }: Pick<BoardOrder, 'status' | 'changedAt' | 'slot'>,
  now: number,
): boolean {
  if (slot === undefined) return now - changedAt > (patience[status] ?? Number.POSITIVE_INFINITY)
  return now > (leavesBy[status]?.(slot) ?? Number.POSITIVE_INFINITY)
}

export const gramsOf = ({ lines }: Pick<BoardOrder, 'lines'>): number =>
  lines.filter(isLive).reduce((sum, { grams, quantity }) => sum + grams * quantity, 0)

interface BoardState<Order extends BoardOrder> {
  readonly status: OrderStatus
  /** the late ones first, then as they are due: what has no slot by when it was placed */
  readonly orders: readonly Order[]
  readonly late: number
  readonly grams: number
}

export interface Board<Order extends BoardOrder> {
  readonly states: readonly BoardState<Order>[]
  /** what ended today, the newest first */
  readonly ended: readonly Order[]
}

/** The orders as the board shows them: what is open by state, and what ended today. */
export function boardOf<Order extends BoardOrder>(orders: readonly Order[], now: number): Board<Order> {
  const today = shopDay(now)
  return {
    states: statuses.filter(isOpen).map((status) => {
      const here = orders.filter((order) => order.status === status).toSorted(byUrgency(now))
      return {
        status,
        orders: here,
        late: here.filter((order) => isLate(order, now)).length,
        grams: here.reduce((sum, order) => sum + gramsOf(order), 0),
      }
    }),
    ended: orders
      .filter(({ status, changedAt }) => !isOpen(status) && shopDay(changedAt) === today)
      .toSorted((one, other) => other.changedAt - one.changedAt || inOrder(one.id, other.id)),
  }
}

/** The last four signs of each number, which people say aloud; all of it where two on the board end alike. */
export function signsOf(orders: readonly Pick<BoardOrder, 'id' | 'number'>[]): ReadonlyMap<string, string> {
  const alike = Map.groupBy(orders, ({ number }) => number.slice(-4))
  return new Map(
    orders.map(({ id, number }) => {
      const short = number.slice(-4)
      return [id, alike.get(short)?.length === 1 ? short : number]
    }),
  )
}

export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status)

export const byUrgency =
  (now: number) =>
  (one: BoardOrder, other: BoardOrder): number =>
    Number(isLate(other, now)) - Number(isLate(one, now)) ||
    dueAt(one) - dueAt(other) ||
    one.placedAt - other.placedAt ||
    inOrder(one.id, other.id)

const dueAt = ({ slot, placedAt }: BoardOrder): number => slot?.startsAt ?? placedAt

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** On the way to the buyer, in the order in which they are made. */
const onward: readonly Move[] = ['confirm', 'start-cutting', 'pack', 'send-out', 'deliver']

/** What somebody can do with an order as it stands: the one next move, and the others. */
export function movesOf(
  { status, rider }: Pick<BoardOrder, 'status' | 'rider'>,
  { id, role }: { readonly id: string; readonly role: Role },
): { readonly next: Move | undefined; readonly others: readonly Move[] } {
  const possible = staffMoves.filter((move) => {
    const { by, ownStop } = ruleOf(move)
    const isTheirs = ownStop !== true || role !== 'rider' || rider?.id === id
    return after(status, move) !== undefined && may(role, by as Act) && isTheirs
  })
  const next = onward.find((move) => possible.includes(move))
  return { next, others: possible.filter((move) => move !== next) }
}

/** The orders that a page knows, with what it has heard since: an older version never covers a newer one. */
export function withNews<Order extends { readonly id: string; readonly version: number }>(
  known: readonly Order[],
  news: readonly Order[],
): readonly Order[] {
  if (news.length === 0) return known
  const byId = new Map(known.map((order) => [order.id, order]))
  for (const order of news) if (order.version >= (byId.get(order.id)?.version ?? 0)) byId.set(order.id, order)
  return [...byId.values()]
}

/** The order whose number was scanned, or read out and typed. */
export function numbered<Order extends { readonly number: string }>(
  orders: readonly Order[],
  scanned: string,
): Order | undefined {
  const wanted = parseOrderNumber(scanned)
  return orders.find(({ number }) => number === wanted)
}
