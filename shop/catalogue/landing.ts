import type { BatchOrigin } from '#shop/stock/batches.ts'
import { namedDay } from '#shop/moment.ts'
import { landingWords } from '#words/batches.ts'
import { timeWords } from '#words/measures.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { landingWords, timeWords }
type Spoken = InLanguage<typeof here>

/** When and where fish was landed, as far as that was recorded; '' and undefined: it was not. */
export interface Landing {
  /** '2026-11-22' */
  readonly landedDay: string
  /** of that day, from 0 to 23 */
  readonly landedHour?: number | undefined
  readonly jetty: string
  readonly boatOrGear: string
}

/** Sizes of a product that are cut from one batch. */
export interface LandedSizes {
  readonly code: string
  readonly sizes: readonly string[]
  readonly landing: Landing
}

/** A batch as its public page shows it. */
export interface Caught {
  readonly code: string
  readonly species: string
  readonly size: string
  readonly landing: Landing
  readonly origin: BatchOrigin
  readonly temperatureTenths?: number
  readonly useBy: string
  /** why */
  readonly recalled?: string
}

/** '22 November 2026, 5:00 am' */
export const landedWhen = (
  { landedDay, landedHour }: Pick<Landing, 'landedDay' | 'landedHour'>,
  words: Pick<Spoken, 'timeWords'> = here,
): string =>
  landedHour === undefined
    ? namedDay(landedDay, words)
    : words.timeWords.dayAndClock(namedDay(landedDay, words), words.timeWords.clock(landedHour, 0))

export const orNotRecorded = (typed: string): string => (typed === '' ? landingWords.notRecorded : typed)

/** '22 November 2026, 5:00 am, Sassoon Dock; boat or gear not recorded': what nobody wrote down is said, and never made up. */
export function landingInWords(landing: Landing, words: Spoken = here): string {
  const { landingWords } = words
  const { jetty, boatOrGear } = landing
  const where = jetty === '' ? landingWords.noPlace : jetty
  return landingWords.landing(landedWhen(landing, words), where, boatOrGear === '' ? landingWords.noBoat : boatOrGear)
}
