import { type BoardOrder, byUrgency, gramsOfAll, type ListedOrder } from './board.ts'
import { isLive } from './line-status.ts'
import { cutsFrom } from './order-open.ts'
import { isOnList } from './ticks.ts'

/** A line of an order on a list: what a tick stands at. */
export interface ListedLine<Order extends ListedOrder> {
  /** 'o1/2': the same as long as the order is */
  readonly mark: string
  readonly order: Order
  readonly line: Order['lines'][number]
}

const markOf = (order: { readonly id: string }, line: { readonly lineNo: number }): string =>
  `${order.id}/${line.lineNo}`

/** The lines of an order of which something is cut and packed. */
export const listedLines = <Order extends ListedOrder>(order: Order): ListedLine<Order>[] =>
  order.lines.filter(isLive).map((line) => ({ mark: markOf(order, line), order, line }))

/** The boxes of one part of town. */
export interface PackArea<Order extends BoardOrder> {
  readonly area: string
  readonly grams: number
  readonly boxes: readonly { readonly order: Order; readonly lines: readonly ListedLine<Order>[] }[]
}

/** What goes into which box, area by area: the late ones first. What its customer can still change goes into none yet. */
export function packList<Order extends BoardOrder>(orders: readonly Order[], now: number): readonly PackArea<Order>[] {
  const boxes = orders
    .filter((order) => isOnList('pack', order) && cutsFrom(order, now) === undefined)
    .toSorted(byUrgency(now))
  return [...Map.groupBy(boxes, ({ area }) => area)].toSorted(byName).map(([area, here]) => ({
    area,
    grams: gramsOfAll(here),
    boxes: here.map((order) => ({ order, lines: listedLines(order) })),
  }))
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : Number(one > other)
