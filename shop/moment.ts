import { hours, minutes } from './time.ts'

/** '21 November 2026, 2:05 pm' in local time. Formatted here, so that every machine gives the same text. */
export function momentInWords(at: number, timeZone?: string): string {
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
  const hour = of('hour')
  const clock = `${hour % 12 || 12}:${String(of('minute')).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
  return `${of('day')} ${months[of('month') - 1]} ${of('year')}, ${clock}`
}

/** '21 November 2026', by the shop's own calendar. */
export function dayInWords(at: number): string {
  const [year = 0, month = 0, day = 0] = shopDay(at).split('-').map(Number)
  return `${day} ${months[month - 1]} ${year}`
}

/**
 * '2026-11-21' in the shop's time zone. Mumbai has no daylight saving time, so arithmetic is enough; the first use of
 * Intl would hold up a starting shop for 20 to 80 ms.
 */
export const shopDay = (at: number): string => new Date(at + shopAhead).toISOString().slice(0, 10)

const shopAhead = hours(5) + minutes(30)

const months = 'January February March April May June July August September October November December'.split(' ')

/** The shop's time zone. */
export const shopTimeZone = 'Asia/Kolkata'
