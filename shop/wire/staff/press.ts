import * as v from 'valibot'
import { longestWait } from '#shop/orders/late-press.ts'

/** Made by the screen, one for each press: the same key again gives the same answer. */
export const pressKey = v.pipe(v.string(), v.uuid())

/**
 * How long a press waited on its device for a line, by that device's own count. Told, and nothing follows from it: a count
 * that cannot be is clamped, because no press is lost to a wrong clock.
 */
export const waited = v.optional(
  v.pipe(
    v.number(),
    v.transform((told) => Math.round(Math.min(Math.max(0, told), longestWait))),
  ),
)

/** Who did something: a name of staff; the screen words the others. */
export const doneBy = v.variant('who', [
  v.object({ who: v.literal('staff'), name: v.string() }),
  v.object({ who: v.literal('shopper') }),
  v.object({ who: v.literal('command') }),
])

/** The version that a screen showed of something that an act may change. */
export const seen = v.pipe(v.number(), v.integer(), v.minValue(0))

/** Who changed something last, and when. */
const lastChange = v.object({ by: doneBy, at: v.number() })

/** Left out while it is as the shop opened with it. */
export const changed = v.optional(lastChange)

export const done = v.object({ success: v.boolean() })

export type DoneBy = v.InferOutput<typeof doneBy>
export type LastChange = v.InferOutput<typeof lastChange>
