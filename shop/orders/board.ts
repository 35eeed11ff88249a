import { shopDay } from '#shop/moment.ts'
import { type Act, may, type Role } from '#shop/staff/staff.ts'
import { isLate, type OrderHours } from './lateness.ts'
import type { LineState } from './line-status.ts'
import { isLive } from './line-status.ts'
import { after, type Move, openStatuses, ruleOf, staffMoves } from './moves.ts'
import { parseOrderNumber } from './order-number.ts'
import { cutsFrom } from './order-open.ts'
import type { OrderStatus } from './order-status.ts'

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
  /** while its buyer is asked about its weight: until when they may answer */
  readonly askedUntil?: number | undefined
  readonly isWholeFish?: true | undefined
}

/** What is known of an order where it is cut, whoever reads it. */
export interface ListedOrder {
  readonly id: string
  readonly number: string
  readonly status: OrderStatus
  readonly placedAt: number
  readonly lines: readonly BoardLine[]
  /** the counter is tried with it: nothing of it counts */
  readonly isTry?: true | undefined
  /** when it comes; none of an order older than slots */
  readonly slot?: OrderHours | undefined
  /** when it comes instead, as the counter said once it was behind */
  readonly expected?: { readonly at: number } | undefined
  /** until when its buyer can change it: it is cut from then on */
  readonly changeUntil?: number | undefined
}

export interface BoardOrder extends ListedOrder {
  readonly changedAt: number
  readonly area: string
  readonly rider?: { readonly id: string } | undefined
  readonly expected?: { readonly at: number; readonly reason: string } | undefined
}

/** What is really to be cut and packed. */
export const gramsOfAll = (orders: readonly Pick<ListedOrder, 'lines' | 'isTry'>[]): number =>
  orders.reduce((sum, order) => sum + (order.isTry === true ? 0 : gramsOf(order)), 0)

export const gramsOf = ({ lines }: Pick<ListedOrder, 'lines'>): number =>
  lines.filter(isLive).reduce((sum, { grams, quantity }) => sum + grams * quantity, 0)

/** Where an order stands on the board: one tab, or one column, each. */
export const boardTabs = ['new', 'cut', 'packed', 'out'] as const
export type TabName = (typeof boardTabs)[number]

const tabOf: Partial<Record<OrderStatus, TabName>> = {
  Pending: 'new',
  Confirmed: 'cut',
  Cutting: 'cut',
  Packed: 'packed',
  // it is back in the shop, and goes out again or stays
  'Not delivered': 'packed',
  'Out for delivery': 'out',
}

/** Undefined of what has ended. */
export const tabNamed = (status: OrderStatus): TabName | undefined => tabOf[status]

export interface BoardTab<Order extends BoardOrder> {
  readonly name: TabName
  /** the late ones first, then as they are due: what has no slot by when it was placed */
  readonly orders: readonly Order[]
  /** what its buyers can still change, by when that ends: nobody cuts it before */
  readonly later: readonly { readonly from: number; readonly orders: readonly Order[] }[]
  readonly grams: number
}

export interface Board<Order extends BoardOrder> {
  readonly tabs: readonly BoardTab<Order>[]
  /** what ended today, the newest first */
  readonly ended: readonly Order[]
}

/** The orders as the board shows them: what is open by what is done with it next, and what ended today. */
export function boardOf<Order extends BoardOrder>(orders: readonly Order[], now: number): Board<Order> {
  const today = shopDay(now)
  const open = orders.filter(({ status }) => isOpen(status)).toSorted(byUrgency(now))
  return {
    tabs: boardTabs.map((name) => {
      const ofTab = open.filter(({ status }) => tabOf[status] === name)
      const waits = (order: Order) => (name === 'cut' ? cutsFrom(order, now) : undefined)
      const here = ofTab.filter((order) => waits(order) === undefined)
      const byMoment = Map.groupBy(ofTab, (order) => waits(order) ?? 0)
      byMoment.delete(0)
      return {
        name,
        orders: here,
        later: [...byMoment]
          .toSorted(([one], [other]) => one - other)
          .map(([from, waiting]) => ({ from, orders: waiting })),
        grams: gramsOfAll(here),
      }
    }),
    ended: orders
      .filter(({ status, changedAt, isTry }) => !isOpen(status) && isTry !== true && shopDay(changedAt) === today)
      .toSorted((one, other) => other.changedAt - one.changedAt || inOrder(one.id, other.id)),
  }
}

/** The last four signs of each number, which people say aloud; all of it where two on the board end alike. */
export function signsOf(orders: readonly Pick<ListedOrder, 'id' | 'number'>[]): ReadonlyMap<string, string> {
  const alike = Map.groupBy(orders, ({ number }) => number.slice(-4))
  return new Map(
    orders.map(({ id, number }) => {
      const short = number.slice(-4)
      return [id, alike.get(short)?.length === 1 ? short : number]
    }),
  )
}

/** How a tab is laid out: its orders from top to bottom. */
export type Layout = Readonly<Record<TabName, readonly string[]>>

/**
 * While somebody works on the lists nothing moves: each order keeps its place, also one that has gone on, and what is new comes
 * after all others.
 */
export function steady(shown: Layout, wanted: Layout): Layout {
  const known = new Set(Object.values(shown).flat())
  const kept = (name: TabName) => [...shown[name], ...wanted[name].filter((id) => !known.has(id))]
  return { new: kept('new'), cut: kept('cut'), packed: kept('packed'), out: kept('out') }
}

export const layoutOf = ({ tabs }: Board<BoardOrder>): Layout => {
  const ids = (name: TabName) => tabs.find((tab) => tab.name === name)?.orders.map(({ id }) => id) ?? []
  return { new: ids('new'), cut: ids('cut'), packed: ids('packed'), out: ids('out') }
}

export const isOpen = (status: OrderStatus): boolean => openStatuses.includes(status)

/** Within a list: the late ones, then by the hour, then as they were placed. */
export const byUrgency =
  (now: number) =>
  (one: ListedOrder, other: ListedOrder): number =>
    Number(isLate(other, now)) - Number(isLate(one, now)) ||
    dueAt(one) - dueAt(other) ||
    one.placedAt - other.placedAt ||
    inOrder(one.id, other.id)

const dueAt = ({ slot, placedAt }: ListedOrder): number => slot?.startsAt ?? placedAt

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
