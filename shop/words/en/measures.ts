/** How moments and waits are said. */
export const timeWords = {
  months: 'January February March April May June July August September October November December'.split(' '),
  day: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
  /** '2:05 pm', of hours from 0 to 23 */
  clock: (hour: number, minute: number) =>
    `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`,
  dayAndClock: (day: string, clock: string) => `${day}, ${clock}`,
  seconds: (count: number) => counted(count, 'second'),
  minutes: (count: number) => counted(count, 'minute'),
  hours: (count: number) => counted(count, 'hour'),
} as const

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`

/** How a weight is said. */
export const weightWords = {
  grams: (count: number) => `${count} g`,
  kilos: (count: number) => `${count} kg`,
} as const

export const pricesWords = {
  perKilo: (price: string) => `${price} per kg`,
  fromPerKilo: (price: string) => `from ${price} per kg`,
  about: 'about',
  atMost: (most: string) => `at most ${most}`,
  toBeConfirmed: 'To be confirmed when you are connected.',
  scaleDecides: 'You pay for the actual weight, never more than the maximum shown.',
} as const
