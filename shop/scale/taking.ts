import type { Grams } from '#shop/weight.ts'
import type { ScaleFault, ScaleHeard, ScaleReading } from './protocol.ts'

/** What the screen keeps of a scale: what it says now, and what was last taken from it for a line. */
export interface ScaleMemory {
  /** undefined: it said nothing for a while */
  readonly now?: ScaleHeard | undefined
  /** whether something else lay on it since: that tells one pack from the next */
  readonly last?: { readonly grams: Grams; readonly isGone: boolean } | undefined
}

/** Why no weight is taken from the scale. */
export type ScaleRefusal = ScaleFault | 'silent' | 'unstable' | 'empty' | 'same-reading'

export type TakenReading = { readonly taken: ScaleReading } | { readonly refused: ScaleRefusal }

/** A scale sways by a few grams with the same pack on it. */
const swaying = 10

export function afterHearing({ last }: ScaleMemory, now: ScaleHeard): ScaleMemory {
  const isGone = last !== undefined && 'grams' in now && Math.abs(now.grams - last.grams) > swaying
  return { now, last: isGone ? { ...last, isGone } : last }
}

export const afterSilence = ({ last }: ScaleMemory): ScaleMemory => ({ last })

/** Once a line keeps a reading, the pack has to leave the scale before the next line takes one. */
export const afterTaking = ({ now }: ScaleMemory, grams: Grams): ScaleMemory => ({
  now,
  last: { grams, isGone: false },
})

/** Whether another weight has come to rest on the scale than lay on it then. */
export const restsAnew = (then: ScaleReading | undefined, now: ScaleReading | undefined): boolean =>
  now?.isStable === true && (then?.isStable !== true || Math.abs(now.grams - then.grams) > swaying)

/** The reading that a line may take now. */
export function takeReading({ now, last }: ScaleMemory): TakenReading {
  if (now === undefined) return { refused: 'silent' }
  if ('fault' in now) return { refused: now.fault }
  if (!now.isStable) return { refused: 'unstable' }
  if (now.grams === 0) return { refused: 'empty' }
  return last === undefined || last.isGone ? { taken: now } : { refused: 'same-reading' }
}
