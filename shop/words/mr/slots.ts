import type * as English from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const slotWords = {
  today: 'आज',
  tomorrow: 'उद्या',
  onDay: (day) => (day.endsWith('वार') ? `${day}ी` : day),
  hours: (from, to) => span(from, to, ' ते '),
  hoursShort: (from, to) => span(from, to, '-'),
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} पर्यंत ऑर्डर द्या`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English.slotWords>

interface HourAndMinute {
  readonly hour: number
  readonly minute: number
}

/** 'सकाळी 7 ते 9', 'सकाळी 11 ते दुपारी 1' */
const span = (from: HourAndMinute, to: HourAndMinute, between: string) =>
  part(from) === part(to)
    ? `${part(from)} ${short(from)}${between}${short(to)}`
    : `${part(from)} ${short(from)}${between}${part(to)} ${short(to)}`

const part = ({ hour }: HourAndMinute) => partOfDay(hour % 24)
const short = ({ hour, minute }: HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day}, ${clock}`,
} as const satisfies InLanguage<typeof English.slotDayWords>
