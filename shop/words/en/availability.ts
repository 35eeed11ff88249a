/** What is said of what is left, and of what is back. */
export const availabilityWords = {
  soldOut: 'Sold out',
  /** what follows says when: 'tomorrow 7 am' */
  back: (when: string) => `back ${when}`,
  backSentence: (when: string) => `Back ${when}.`,
  soldOutUntil: (when: string) => `Sold out, back ${when}`,
  last: (weight: string) => `Last ${weight}`,
  sizeGone: (size: string) => `${size}: sold out`,
  sizeGoneUntil: (size: string, when: string) => `${size}: sold out, back ${when}`,
  tooMuch: (weight: string, left: string) => `${weight}: only ${left} left`,
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
