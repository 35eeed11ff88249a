import * as v from 'valibot'
import { slotNamed } from '#shop/slots/slot-names.ts'

/** Moments in answers. An invalid one makes the answer invalid, so no page has to check, and none breaks. */
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
