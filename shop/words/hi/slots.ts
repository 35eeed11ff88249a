import type { slotWords as English, slotDayWords as EnglishDay } from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { timeWords } from './time.ts'

/** When something comes, and until when it is ordered: `day` is 'आज', 'कल' or 'सोमवार को'. */
export const slotWords = {
  today: 'आज',
  tomorrow: 'कल',
  onDay: (day) => `${day} को`,
  /** 'सुबह 7 से 9 बजे', 'सुबह 11 से दोपहर 1 बजे' */
  hours: (from: HourAndMinute, to: HourAndMinute) =>
    part(from) === part(to)
      ? `${part(from)} ${short(from)} से ${short(to)} बजे`
      : `${part(from)} ${short(from)} से ${part(to)} ${short(to)} बजे`,
  /** 'सुबह 7-9': a text message has few letters */
  hoursShort: (from: HourAndMinute, to: HourAndMinute) =>
    part(from) === part(to)
      ? `${part(from)} ${short(from)}-${short(to)}`
      : `${part(from)} ${short(from)}-${part(to)} ${short(to)}`,
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} तक ऑर्डर करें`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English>

interface HourAndMinute {
  /** from 0 to 24 */
  readonly hour: number
  readonly minute: number
}

const part = ({ hour }: HourAndMinute) => timeWords.clock(hour % 24, 0).replace(/ .*/, '')
const short = ({ hour, minute }: HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

/** The same whenever it is read: `day` is 'मंगलवार 24 नवंबर'. */
export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day}, ${clock}`,
} as const satisfies InLanguage<typeof EnglishDay>
