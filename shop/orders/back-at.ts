import { whenWords } from '#words/availability.ts'
import { clockInShop, dayInWords, shopDay, shopHour, startOfShopDay } from '#shop/moment.ts'
import { days, hours } from '#shop/time.ts'
import { timeWords } from '#words/measures.ts'
import type { InLanguage } from '#shop/words/in-language.ts'

const here = { timeWords, whenWords }
type Spoken = InLanguage<typeof here>

/** What is said of a moment to come, and until when it is said so. */
export interface WhenSaid {
  readonly words: string
  readonly until: number
}

/** 'tomorrow 7 am', 'on Monday 7 am', 'on 3 December 2026'; nothing of a moment that is over: then it is not known. */
export function whenSaid(at: number, now: number, words: Spoken = here): WhenSaid | undefined {
  if (at <= now) return undefined
  const today = startOfShopDay(shopDay(now))
  return { words: inWords(at, today, words), until: Math.min(at, today + days(1)) }
}

function inWords(at: number, today: number, words: Spoken): string {
  const { whenWords } = words
  const day = startOfShopDay(shopDay(at))
  const ahead = Math.round((day - today) / days(1))
  const clock = (at - day) % hours(1) === 0 ? whenWords.hour(shopHour(at)) : clockInShop(at, words)
  if (ahead === 0) return whenWords.today(clock)
  if (ahead === 1) return whenWords.tomorrow(clock)
  if (ahead > 6) return whenWords.onDate(dayInWords(at, words))
  return whenWords.onDay(whenWords.weekdays[new Date(`${shopDay(at)}T00:00:00Z`).getUTCDay()] ?? '', clock)
}
