import type { HourAndMinute, slotDayWords as EnglishDays, slotWords as English } from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const slotWords = {
  today: 'आज',
  tomorrow: 'उद्या',
  onDay: (day) => (day.endsWith('वार') ? `${day}ी` : `${day} रोजी`),
  hours: (from, to) =>
    partOf(from) === partOf(to)
      ? `${partOf(from)} ${short(from)} ते ${short(to)}`
      : `${partOf(from)} ${short(from)} ते ${partOf(to)} ${short(to)}`,
  /** 'सायं 6-8': the whole word is too long for a text message */
  hoursShort: (from, to) => `${partOf(from).replace('संध्याकाळी', 'सायं')} ${short(from)}-${short(to)}`,
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} पर्यंत ऑर्डर द्या`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English>

const partOf = ({ hour }: HourAndMinute) => partOfDay(hour % 24)
const short = ({ hour, minute }: HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  /** 'मंगळ 24/11': the name of the month would be too long beside the hours */
  dayShort: (weekday, date, _month, monthNumber) => `${weekday.replace(/वार$/, '')} ${date}/${monthNumber}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day}, ${clock}`,
} as const satisfies InLanguage<typeof EnglishDays>
