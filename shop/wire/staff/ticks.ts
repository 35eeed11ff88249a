import * as v from 'valibot'
import { mostOfOneLine } from '#shop/catalogue/pricing.ts'
import { tickLists } from '#shop/orders/ticks.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
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

export const tickCalls = {
  /** What each product's fish is called in Mumbai, for hands that read little. */
  fishNames: staffCall(
    'GET',
    '/counter/api/fish-names',
    'see-order',
    v.unknown(),
    v.object({
      fish: v.array(v.object({ productId: v.number(), local: v.string(), marathi: v.string(), hindi: v.string() })),
    }),
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

export type TicksTold = v.InferOutput<typeof ticksTold>
export type ShownTick = v.InferOutput<typeof tick>
