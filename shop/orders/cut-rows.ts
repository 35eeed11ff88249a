import { byUrgency, type ListedOrder } from './board.ts'
import { bySlot, type OfSlot } from './by-slot.ts'
import { isLate } from './lateness.ts'
import { cutsFrom } from './order-open.ts'
import { placesOfWish, type WishesTold } from './order-wishes.ts'
import { type ListedLine, listedLines } from './pack-list.ts'
import { isOnList } from './ticks.ts'

/** `hasNote`: its customer says something to the cutter, and what it is stands behind the lock. */
export type CutOrder = ListedOrder & WishesTold & { readonly hasNote?: true | undefined }

/** One thing to prepare: a fish in one size, cut in one way, for one order or for several that say nothing else of it. */
export interface CutRow<Order extends CutOrder> {
  /** the same as long as it stands on the screen */
  readonly key: string
  /** what a cutter calls it: rows of one fish stand together, whatever is made of it */
  readonly fish: string
  readonly title: string
  readonly size: string
  readonly cleaning: string
  readonly isWholeFish: boolean
  readonly isLate: boolean
  /** its customer says something to the cutter: it is cut by itself */
  readonly isOwn: boolean
  /** all of its packs together */
  readonly grams: number
  readonly packs: number
  /** the order that is due first in front */
  readonly lines: readonly ListedLine<Order>[]
  /** somebody has ticked all of it */
  readonly isDone: boolean
  /** it was here, and is no more: it was weighed, or its order has moved on */
  readonly isGone: boolean
}

/** What may be cut now; and what its customers can still change, slot by slot, by when that ends. */
export interface CutList<Order extends CutOrder> {
  readonly lines: readonly ListedLine<Order>[]
  readonly later: readonly (OfSlot<Order> & { readonly from: number })[]
}

export function cutListOf<Order extends CutOrder>(orders: readonly Order[], now: number): CutList<Order> {
  const byMoment = Map.groupBy(
    orders.filter((order) => isOnList('cut', order) && linesToCut(order).length > 0).toSorted(byUrgency(now)),
    (order) => cutsFrom(order, now) ?? 0,
  )
  const mayBeCut = byMoment.get(0) ?? []
  byMoment.delete(0)
  return {
    lines: mayBeCut.flatMap(linesToCut),
    later: [...byMoment]
      .toSorted(([one], [other]) => one - other)
      .flatMap(([from, of]) => bySlot(of).map((part) => ({ ...part, from }))),
  }
}

/** What has been on the scale is cut. */
export const linesToCut = <Order extends CutOrder>(order: Order): ListedLine<Order>[] =>
  listedLines(order).filter(({ line }) => line.state === 'to-weigh')

interface Looking<Order extends CutOrder> {
  readonly now: number
  readonly fishOf: (line: Order['lines'][number]) => string
  readonly isTicked: (mark: string) => boolean
}

/**
 * The rows as a page that is opened now shows them: the late ones first, then by fish. What is ticked is not added up with what
 * came later.
 */
export function cutRows<Order extends CutOrder>(
  lines: readonly ListedLine<Order>[],
  looking: Looking<Order>,
): readonly CutRow<Order>[] {
  const alike = Map.groupBy(lines, (one) => kindOf(one, looking))
  return cutRowsArranged([...alike.values()].map((of) => rowOf(of, looking)))
}

/**
 * The same on a page that somebody works at: what stands there keeps its place and its company, also what was ticked or is gone;
 * what is new comes after all of it.
 */
export function cutRowsKept<Order extends CutOrder>(
  shown: readonly CutRow<Order>[],
  lines: readonly ListedLine<Order>[],
  looking: Looking<Order>,
): readonly CutRow<Order>[] {
  const now = new Map(lines.map((one) => [one.mark, one]))
  const kept = shown.map((row) => {
    const still = row.lines.flatMap(({ mark }) => now.get(mark) ?? [])
    if (still.length === 0) return { ...row, isGone: true }
    return { ...rowOf(still, looking), key: row.key }
  })
  const placed = new Set(shown.flatMap((row) => row.lines.map(({ mark }) => mark)))
  const come = lines.filter(({ mark }) => !placed.has(mark))
  const grown = new Set<string>()
  const rows = kept.map((row) => {
    if (row.isDone || row.isGone) return row
    const [first] = row.lines
    const more = come.filter(
      (one) => first !== undefined && !grown.has(one.mark) && kindOf(one, looking) === kindOf(first, looking),
    )
    for (const { mark } of more) grown.add(mark)
    return more.length === 0 ? row : { ...rowOf([...row.lines, ...more], looking), key: row.key }
  })
  const added = cutRows(
    come.filter(({ mark }) => !grown.has(mark)),
    looking,
  )
  // what came back may have given its name to a row that stands there without it
  const taken = new Set(rows.map(({ key }) => key))
  return [...rows, ...added.map((row) => ({ ...row, key: freeKey(row.key, taken) }))]
}

const freeKey = (key: string, taken: ReadonlySet<string>): string => (taken.has(key) ? freeKey(`${key}+`, taken) : key)

/** The same rows, each in its place. */
export const cutRowsArranged = <Order extends CutOrder>(rows: readonly CutRow<Order>[]): readonly CutRow<Order>[] =>
  rows.toSorted(byLateAndFish)

/** What is added up: alike in fish, size and cut, late or not, ticked or not. */
function kindOf<Order extends CutOrder>(
  { mark, order, line }: ListedLine<Order>,
  { now, isTicked }: Looking<Order>,
): string {
  const { title, size, cleaning, isWholeFish = false } = line
  const own = saysSomething(order) || order.isTry === true ? mark : ''
  return JSON.stringify([isLate(order, now), title, size, cleaning, isWholeFish, isTicked(mark), own])
}

function rowOf<Order extends CutOrder>(
  lines: readonly ListedLine<Order>[],
  { now, isTicked, fishOf }: Looking<Order>,
): CutRow<Order> {
  const [first] = lines
  if (first === undefined) throw new RangeError('a row has a line')
  const { title, size, cleaning, isWholeFish = false } = first.line
  return {
    key: first.mark,
    fish: fishOf(first.line),
    title,
    size,
    cleaning,
    isWholeFish,
    isLate: lines.some(({ order }) => isLate(order, now)),
    isOwn: saysSomething(first.order),
    grams: lines.reduce((sum, { line }) => sum + line.grams * line.quantity, 0),
    packs: lines.reduce((sum, { line }) => sum + line.quantity, 0),
    lines,
    isDone: lines.every(({ mark }) => isTicked(mark)),
    isGone: false,
  }
}

/** Whether a customer says something that is told on the cut list. */
const saysSomething = (order: CutOrder): boolean =>
  order.hasNote === true ||
  Object.entries(placesOfWish).some(
    ([name, places]) => places.includes('cut-list') && order[name as keyof WishesTold] !== undefined,
  )

const byLateAndFish = <Order extends CutOrder>(one: CutRow<Order>, other: CutRow<Order>): number =>
  Number(other.isLate) - Number(one.isLate) ||
  inOrder(one.fish, other.fish) ||
  inOrder(one.title, other.title) ||
  inOrder(one.size, other.size) ||
  inOrder(one.cleaning, other.cleaning) ||
  Number(other.isDone) - Number(one.isDone)

const inOrder = (one: string, other: string): number => (one < other ? -1 : Number(one > other))
