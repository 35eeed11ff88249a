/** What is said of what is left, and of what is back: `when` is 'tomorrow 7 am'. */
export const availabilityWords = {
  opensSoon: 'Opens soon',
  soldOut: 'Sold out',
  soldOutUntil: (when: string) => `Sold out, back ${when}`,
  backThen: (when: string) => `Back ${when}.`,
  last: (weight: string) => `Last ${weight}`,
  lastOf: (weight: string, size: string) => `Last ${weight} of ${size}`,
  sizeGone: (size: string) => `${size}: sold out`,
  sizeGoneUntil: (size: string, when: string) => `${size}: sold out, back ${when}`,
  tooMuch: (weight: string, left: string) => `${weight}: only ${left} left`,
  onlySoMany: (packs: number) =>
    `Only ${packs === 1 ? 'one such pack is' : `${packs} such packs are`} left: choose fewer.`,
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
