import type { AsOf } from '#shop/kept-page.ts'
import { shopDay, startOfShopDay } from '../moment.ts'
import { days, hours, minutes, seconds } from '../time.ts'
import type { timeWords } from './en/measures.ts'
import type { offlineWords } from './en/offline.ts'
import type { InLanguage } from './in-language.ts'

interface TimeWords {
  readonly timeWords: InLanguage<typeof timeWords>
}

interface OfflineWords {
  readonly offlineWords: InLanguage<typeof offlineWords>
}

/** A duration for people: '40 seconds', '12 minutes', '3 hours'. */
export function waitInWords(wait: number, { timeWords }: TimeWords): string {
  if (wait <= minutes(2)) return timeWords.seconds(Math.max(1, Math.ceil(wait / seconds(1))))
  return wait <= hours(2)
    ? timeWords.minutes(Math.ceil(wait / minutes(1)))
    : timeWords.hours(Math.ceil(wait / hours(1)))
}

/** '21 November 2026, 2:05 pm' in local time. Formatted here, so that every machine gives the same text. */
export function momentInWords(at: number, { timeWords }: TimeWords, timeZone?: string): string {
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
  const day = timeWords.day(of('day'), timeWords.months[of('month') - 1] ?? '', of('year'))
  return timeWords.dayAndClock(day, timeWords.clock(of('hour'), of('minute')))
}

/** '21 November 2026', by the shop's own calendar. */
export const dayInWords = (at: number, words: TimeWords): string => namedDay(shopDay(at), words)

/** '21 November 2026', of '2026-11-21'. */
export function namedDay(day: string, { timeWords }: TimeWords): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return timeWords.day(date, timeWords.months[month - 1] ?? '', year)
}

/** '2:05 pm', by the shop's own clock. */
export function clockInWords(at: number, { timeWords }: TimeWords): string {
  const sinceMidnight = Math.floor((at - startOfShopDay(shopDay(at))) / minutes(1))
  return timeWords.clock(Math.floor(sinceMidnight / 60), sinceMidnight % 60)
}

/** 'today 2:05 pm', by the shop's own calendar; the day's name where it is another, or where nobody can tell. */
export function asOfInWords({ at, age }: AsOf, words: TimeWords & OfflineWords): string {
  const { offlineWords, timeWords } = words
  const clock = clockInWords(at, words)
  if (age >= 0 && shopDay(at) === shopDay(at + age)) return offlineWords.todayAt(clock)
  if (age >= 0 && shopDay(at + days(1)) === shopDay(at + age)) return offlineWords.yesterdayAt(clock)
  const [, month = 0, day = 0] = shopDay(at).split('-').map(Number)
  return offlineWords.dayOfMonthAt(day, timeWords.months[month - 1] ?? '', clock)
}
