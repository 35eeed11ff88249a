import type { Landing } from '../catalogue/landing.ts'
import type { landingWords } from './en/batches.ts'
import type { timeWords } from './en/measures.ts'
import type { InLanguage } from './in-language.ts'
import { namedDay } from './moments.ts'

interface LandingWords {
  readonly landingWords: InLanguage<typeof landingWords>
  readonly timeWords: InLanguage<typeof timeWords>
}

/** '22 November 2026, 5:00 am' */
export const landedWhen = (
  { landedDay, landedHour }: Pick<Landing, 'landedDay' | 'landedHour'>,
  words: Pick<LandingWords, 'timeWords'>,
): string =>
  landedHour === undefined
    ? namedDay(landedDay, words)
    : words.timeWords.dayAndClock(namedDay(landedDay, words), words.timeWords.clock(landedHour, 0))

export const orNotRecorded = (typed: string, { landingWords }: Pick<LandingWords, 'landingWords'>): string =>
  typed === '' ? landingWords.notRecorded : typed

/** '22 November 2026, 5:00 am, Sassoon Dock; boat or gear not recorded': what nobody wrote down is said, and never made up. */
export function landingInWords(landing: Landing, words: LandingWords): string {
  const { landingWords } = words
  const { jetty, boatOrGear } = landing
  const where = jetty === '' ? landingWords.noPlace : jetty
  return landingWords.landing(landedWhen(landing, words), where, boatOrGear === '' ? landingWords.noBoat : boatOrGear)
}
