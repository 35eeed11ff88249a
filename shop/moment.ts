import { timeWords } from '#words/measures.ts'
import { hours, minutes } from './time.ts'
import type { InLanguage } from './words/in-language.ts'

/** The words of this build, the only ones in a browser. A server passes those of the person it speaks to (words/spoken-in.ts). */
const here = { timeWords }
type Spoken = InLanguage<typeof here>

/** '21 November 2026, 2:05 pm' in local time. Formatted here, so that every machine gives the same text. */
export function momentInWords(at: number, timeZone?: string, words: Spoken = here): string {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at)
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  const { dayAndClock, clock } = words.timeWords
  return dayAndClock(daySaid(of('year'), of('month'), of('day'), words), clock(of('hour'), of('minute')))
}

/** '21 November 2026', by the shop's own calendar. */
export const dayInWords = (at: number, words: Spoken = here): string => namedDay(shopDay(at), words)

/** '21 November 2026', of '2026-11-21'. */
export function namedDay(day: string, words: Spoken = here): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return daySaid(year, month, date, words)
}

/** '2:05 pm', by the shop's own clock. */
export function clockInWords(at: number, { timeWords }: Spoken = here): string {
  const [hour = 0, minute = 0] = new Date(at + shopAhead).toISOString().slice(11, 16).split(':').map(Number)
  return timeWords.clock(hour, minute)
}

const daySaid = (year: number, month: number, day: number, { timeWords }: Spoken) =>
  timeWords.day(day, timeWords.months[month - 1] ?? '', year)

/**
 * '2026-11-21' in the shop's time zone. Mumbai has no daylight saving time, so arithmetic is enough; the first use of
 * Intl would hold up a starting shop for 20 to 80 ms.
 */
export const shopDay = (at: number): string => new Date(at + shopAhead).toISOString().slice(0, 10)

/** Whether there is such a day: no 31 February. */
export const isDay = (typed: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(startOfShopDay(typed)) && shopDay(startOfShopDay(typed)) === typed

/** The shop's year, and the midnight with which the next one begins. */
export function shopYear(at: number): { readonly year: number; readonly until: number } {
  const year = Number(shopDay(at).slice(0, 4))
  return { year, until: startOfShopDay(`${year + 1}-01-01`) }
}

/** Its midnight. */
export const startOfShopDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) - shopAhead

const shopAhead = hours(5) + minutes(30)

/** '2:05 pm' in the shop's time zone. */
export function clockInShop(at: number, { timeWords }: Spoken = here): string {
  const there = new Date(at + shopAhead)
  return timeWords.clock(there.getUTCHours(), there.getUTCMinutes())
}

/** From 0 to 23, by the shop's own clock. */
export const shopHour = (at: number): number => new Date(at + shopAhead).getUTCHours()

/** The shop's time zone. */
export const shopTimeZone = 'Asia/Kolkata'
