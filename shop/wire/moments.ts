import * as v from 'valibot'
import { slotNamed } from '#shop/slot-names.ts'

/** Moments as an answer brings them. What is none is no answer: so no page has to ask, and none breaks over it. */
export const isoMoment = v.pipe(
  v.string(),
  v.check((told) => isMoment(Date.parse(told))),
)

/** Milliseconds since 1970. */
export const instant = v.pipe(v.number(), v.check(isMoment))

/** '2026-11-24T07:00-09:00' */
export const slotNameTold = v.pipe(
  v.string(),
  v.check((told) => slotNamed(told) !== undefined),
)

function isMoment(at: number): boolean {
  return !Number.isNaN(new Date(at).getTime())
}
