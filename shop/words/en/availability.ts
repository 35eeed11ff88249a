/** What is said of what is left, and of what is back: `when` is 'tomorrow 7 am'. */
export const availabilityWords = {
  opensSoon: 'Opens soon',
  soldOut: 'Out of stock',
  soldOutUntil: (when: string) => `Out of stock, next stock ${when}`,
  backThen: (when: string) => `Back in stock ${when}.`,
  last: (weight: string) => `Only ${weight} left`,
  lastOf: (weight: string, size: string) => `Only ${weight} of ${size} left`,
  sizeGone: (size: string) => `${size}: out of stock`,
  sizeGoneUntil: (size: string, when: string) => `${size}: out of stock, next stock ${when}`,
  tooMuch: (weight: string, left: string) => `${weight}: only ${left} left`,
  onlySoMany: (packs: number) => `Only ${packs === 1 ? '1 such pack' : `${packs} such packs`} left. Choose fewer.`,
} as const

/** When something is back. */
export const whenWords = {
  today: (clock: string) => `today ${clock}`,
  tomorrow: (clock: string) => `tomorrow ${clock}`,
  onDay: (day: string, clock: string) => `on ${day} ${clock}`,
  onDate: (date: string) => `on ${date}`,
  weekdays: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  /** '7 am' */
  hour: (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'}`,
} as const
