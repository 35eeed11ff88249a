import { hours, minutes } from './time.ts'

/** '21 November 2026, 2:05 pm', as the clocks of a place show it. Spelled here, so that every machine spells it alike. */
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
 * '2026-11-21', by the shop's own calendar. Mumbai's clocks are put neither forward nor back, so a sum tells it; the
 * first look into the calendars of the world (Intl) would hold up a shop that has just started for 20 to 80 ms.
 */
export const shopDay = (at: number): string => new Date(at + shopAhead).toISOString().slice(0, 10)

const shopAhead = hours(5) + minutes(30)

const months = 'January February March April May June July August September October November December'.split(' ')

/** Where the shop's own clocks stand. */
export const shopTimeZone = 'Asia/Kolkata'
