import * as v from 'valibot'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { tickLists } from '#shop/orders/ticks.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { lineEntries, staffOrder } from './orders.ts'
import { fishPicture } from './pictures.ts'
import { pressKey, waited } from './press.ts'

/** A line that somebody ticked off on a list. */
const tick = v.object({
  order: v.string(),
  line: v.number(),
  list: v.picklist(tickLists),
  /** of the press that made it: by it it is taken off again */
  key: v.string(),
  by: v.object({ id: v.string(), name: v.string() }),
  at: v.number(),
})

/** All that is ticked off. `version` rises with each tick: of two answers that of the greater is the later. */
const ticksTold = v.object({ now: v.number(), version: v.number(), ticks: v.array(tick) })

const wish = v.variant('does', [
  /** the line as the screen showed it: a tick is of so many packs, cut so */
  v.object({
    does: v.literal('tick'),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostOfOneLine)),
    cleaning: v.pipe(v.string(), v.maxLength(80)),
  }),
  /** the key of the tick that the screen showed */
  v.object({ does: v.literal('untick'), tick: pressKey }),
])

/** What a product's fish is called in Mumbai, for hands that read little. */
const fishName = v.object({ productId: v.number(), local: v.string(), marathi: v.string(), hindi: v.string() })

/** An order as anybody may read it who stands before the tablet: what is cut of it, and by when. */
const cutOrder = v.object({
  ...v.pick(staffOrder, ['id', 'number', 'status', 'isTry', 'placedAt', 'slot', 'changeUntil']).entries,
  lines: v.array(v.object({ ...lineEntries, isWholeFish: v.optional(v.literal(true)) })),
  /** when it comes instead of in its slot */
  expected: v.optional(v.object({ at: v.number() })),
  /** its customer says something to the cutter: what it is stands behind the lock */
  hasNote: v.optional(v.literal(true)),
})

const lockedList = v.object({
  now: v.number(),
  orders: v.array(cutOrder),
  /** what is ticked off, and by whom of the shop */
  ticks: v.array(v.object({ order: v.string(), line: v.number(), name: v.string() })),
  /** of what stands on the list */
  names: v.array(fishName),
  pictures: v.array(fishPicture),
})

export const tickCalls = {
  /** The cut list on a locked cutters' tablet. */
  lockedCutList: staffCall('GET', '/counter/api/locked-cut-list', 'at-cutters', v.unknown(), lockedList),
  /** What each product's fish is called in Mumbai, for hands that read little. */
  fishNames: staffCall(
    'GET',
    '/counter/api/fish-names',
    'see-order',
    v.unknown(),
    v.object({ fish: v.array(fishName) }),
  ),
  ticks: staffCall('GET', '/counter/api/ticks', 'see-board', v.unknown(), ticksTold),
  /** Whatever the version of the order. `already`: somebody else was quicker, who wanted the same; it is their tick. */
  tickLine: staffCall(
    'POST',
    '/counter/api/orders/:id/lines/:line/ticks',
    'tick-lines',
    v.object({ key: pressKey, list: v.picklist(tickLists), wish, waited }),
    v.object({ ...ticksTold.entries, already: v.optional(v.object({ name: v.string() })) }),
  ),
} as const

export type LockedList = v.InferOutput<typeof lockedList>
export type CutOrderTold = v.InferOutput<typeof cutOrder>
export type TicksTold = v.InferOutput<typeof ticksTold>
export type ShownTick = v.InferOutput<typeof tick>
