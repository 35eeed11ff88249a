import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { hours, minutes, seconds } from '#shop/time.ts'
import { timeWords } from './time.ts'

/** Moments, waits and weights in Marathi, whatever the language of the build that asks. */
export const daySaid = (at: number): string => namedDaySaid(shopDay(at))

/** '21 नोव्हेंबर 2026', of '2026-11-21'. */
export function namedDaySaid(day: string): string {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number)
  return timeWords.day(date, timeWords.months[month - 1] ?? '', year)
}

/** 'दुपारी 2:05', by the shop's own clock. */
export function clockSaid(at: number): string {
  const ofDay = Math.floor((at - startOfShopDay(shopDay(at))) / minutes(1))
  return timeWords.clock(Math.floor(ofDay / 60), ofDay % 60)
}

/** '40 सेकंद', '12 मिनिटे', '3 तास' */
export function waitSaid(wait: number): string {
  if (wait <= minutes(2)) return timeWords.seconds(Math.max(1, Math.ceil(wait / seconds(1))))
  return wait <= hours(2)
    ? timeWords.minutes(Math.ceil(wait / minutes(1)))
    : timeWords.hours(Math.ceil(wait / hours(1)))
}

/** '700 ग्रॅम', '1.4 किलो' */
export const weightSaid = (grams: number): string => (grams < 1000 ? `${grams} ग्रॅम` : `${grams / 1000} किलो`)
