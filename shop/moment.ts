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
export const dayInWords = (at: number): string => momentInWords(at, shopTimeZone).split(',', 1)[0] ?? ''

const months = 'January February March April May June July August September October November December'.split(' ')

/** Where the shop's own clocks stand. */
export const shopTimeZone = 'Asia/Kolkata'
