import type { BoardLine, BoardOrder } from './board.ts'
import { byUrgency, gramsOf } from './board.ts'
import { bySlot, type OfSlot } from './by-slot.ts'
import { isLive } from './line-status.ts'
import { cutsFrom } from './order-open.ts'
import type { OrderStatus } from './order-status.ts'

/** What stands before the knife: agreed, or begun. */
const toCut: ReadonlySet<OrderStatus> = new Set(['Confirmed', 'Cutting'])

/** What goes into boxes, or is boxed and waits for its rider. */
const toPack: ReadonlySet<OrderStatus> = new Set(['Confirmed', 'Cutting', 'Packed'])

/** A line of an order on a list: what a tick stands at. */
interface ListedLine<Order extends BoardOrder> {
  /** 'o1/2': the same as long as the order is */
  readonly mark: string
  readonly order: Order
  readonly line: BoardLine
}

/** One thing to prepare: a fish in one size, cut in one way. */
export interface CutRow<Order extends BoardOrder> {
  readonly title: string
  readonly size: string
  readonly cleaning: string
  /** packs, whatever they weigh */
  readonly pieces: number
  readonly grams: number
  /** packs by weight, the heaviest first */
  readonly packs: readonly { readonly weight: string; readonly count: number }[]
  /** the late orders first */
  readonly lines: readonly ListedLine<Order>[]
}

export interface CutFish<Order extends BoardOrder> {
  readonly title: string
  /** what the shop calls it, where the cutter reads another language */
  readonly english: string | undefined
  readonly grams: number
  readonly rows: readonly CutRow<Order>[]
}

/** The orders of a slot that may be cut from a moment on; undefined: they may be cut already. */
interface CutPart<Order extends BoardOrder> extends OfSlot<Order> {
  readonly from: number | undefined
}

/** What may be cut now, slot by slot; then what its buyers can still change, by when that ends. */
export const cutParts = <Order extends BoardOrder>(orders: readonly Order[], now: number): readonly CutPart<Order>[] =>
  [...Map.groupBy(orders, (order) => cutsFrom(order, now))]
    .toSorted(([one = 0], [other = 0]) => one - other)
    .flatMap(([from, of]) => bySlot(of).map((part) => ({ ...part, from })))

/** What to prepare, fish by fish. */
export function cutList<Order extends BoardOrder>(orders: readonly Order[], now: number): readonly CutFish<Order>[] {
  const lines = orders
    .filter(({ status }) => toCut.has(status))
    .toSorted(byUrgency(now))
    .flatMap(listedLines)
    // What has been on the scale is cut.
    .filter(({ line }) => line.state === 'to-weigh')
  const fish = Map.groupBy(lines, ({ line }) => line.title)
  return [...fish].toSorted(byName).map(([title, ofFish]) => {
    const rows = Map.groupBy(ofFish, ({ line: { size, cleaning } }) => `${size}\n${cleaning}`)
    return {
      title,
      english: ofFish[0]?.line.english,
      grams: weightOf(ofFish),
      rows: [...rows].toSorted(byName).map(([, ofRow]) => rowOf(ofRow)),
    }
  })
}

function rowOf<Order extends BoardOrder>(lines: readonly ListedLine<Order>[]): CutRow<Order> {
  const { title = '', size = '', cleaning = '' } = lines[0]?.line ?? {}
  const byWeight = Map.groupBy(lines, ({ line }) => line.weight)
  const packs = [...byWeight.values()]
    .toSorted(([one], [other]) => (other?.line.grams ?? 0) - (one?.line.grams ?? 0))
    .map((same) => ({ weight: same[0]?.line.weight ?? '', count: piecesOf(same) }))
  return { title, size, cleaning, pieces: piecesOf(lines), grams: weightOf(lines), packs, lines }
}

/** The boxes of one part of town. */
export interface PackArea<Order extends BoardOrder> {
  readonly area: string
  readonly grams: number
  readonly boxes: readonly { readonly order: Order; readonly lines: readonly ListedLine<Order>[] }[]
}

/** What goes into which box, area by area: the late ones first. */
export function packList<Order extends BoardOrder>(orders: readonly Order[], now: number): readonly PackArea<Order>[] {
  const boxes = orders.filter(({ status }) => toPack.has(status)).toSorted(byUrgency(now))
  return [...Map.groupBy(boxes, ({ area }) => area)].toSorted(byName).map(([area, here]) => ({
    area,
    grams: here.reduce((sum, order) => sum + gramsOf(order), 0),
    boxes: here.map((order) => ({ order, lines: listedLines(order) })),
  }))
}

const listedLines = <Order extends BoardOrder>(order: Order): ListedLine<Order>[] =>
  order.lines.filter(isLive).map((line) => ({ mark: `${order.id}/${line.lineNo}`, order, line }))

const piecesOf = (lines: readonly ListedLine<BoardOrder>[]): number =>
  lines.reduce((sum, { line }) => sum + line.quantity, 0)

const weightOf = (lines: readonly ListedLine<BoardOrder>[]): number =>
  lines.reduce((sum, { line }) => sum + line.grams * line.quantity, 0)

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]): number =>
  one < other ? -1 : Number(one > other)
