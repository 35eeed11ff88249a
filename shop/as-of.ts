import { keptAt } from './kept-page.ts'
import { hours, minutes } from './time.ts'

/** A page as it was sent: when, by the shop's clock, and how long ago. */
export interface AsOf {
  readonly at: number
  readonly age: number
}

/** Of a kept answer's headers. An age below nothing says that the machine's clock was set meanwhile. */
export function asOf(headers: { get(name: string): string | null }, now: number): AsOf | undefined {
  const at = Date.parse(headers.get('date') ?? '')
  const age = now - Number(headers.get(keptAt) ?? Number.NaN)
  return Number.isNaN(at) || Number.isNaN(age) ? undefined : { at, age }
}

/** By rates that are older than a day, or of an unknown age, nothing is ordered. */
export const isTooOld = ({ age }: AsOf): boolean => age < 0 || age > hours(24)

/** A page that came so lately is no older than one that stayed open. */
const recentFor = minutes(5)

/** How far a machine's clock may be from the shop's. */
const clocksDiffer = minutes(1)

/**
 * Whether a page came so lately that it may open at once. Only where the machine's clock was right when it was kept: one that
 * was wrong may have been set right since, and then tells nothing of how long ago that was.
 */
export const isRecent = ({ at, age }: AsOf, now: number): boolean =>
  age >= 0 && age <= recentFor && Math.abs(now - age - at) <= clocksDiffer
