import { hours, minutes } from './time.ts'

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

/** From 0 to 23, by the shop's own clock. */
export const shopHour = (at: number): number => new Date(at + shopAhead).getUTCHours()

/** The shop's time zone. */
export const shopTimeZone = 'Asia/Kolkata'
