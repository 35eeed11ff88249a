import type * as English from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

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
} as const satisfies InLanguage<typeof English.slotWords>

const partOf = ({ hour }: English.HourAndMinute) => partOfDay(hour % 24)

const short = ({ hour, minute }: English.HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  /** 'मंगळ 24/11': the name of the month would be too long beside the hours */
  dayShort: (weekday, date, _month, monthNumber) => `${weekday.replace(/वार$/, '')} ${date}/${monthNumber}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day}, ${clock}`,
} as const satisfies InLanguage<typeof English.slotDayWords>

export const comingWords = {
  delivery: (when) => `डिलिव्हरी ${when}`,
  somewhere: (when) => `काही भागांत डिलिव्हरी ${when}`,
} as const satisfies InLanguage<typeof English.comingWords>

export const slotRefusals = {
  'slot-unknown': () => 'असा डिलिव्हरी स्लॉट नाही. दाखवलेल्या स्लॉटपैकी एक निवडा.',
  'slot-elsewhere': () => 'या पिनकोडवर तो स्लॉट नाही. दुसरा स्लॉट निवडा.',
  'slot-closed': () => 'तो स्लॉट बंद झाला आहे. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'slot-over': () => 'त्या स्लॉटच्या ऑर्डर्स आत्ताच बंद झाल्या. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'slot-full': () => 'तो स्लॉट आत्ताच भरला. दुसरा निवडा; तुमचे कार्ट आहे तसेच आहे.',
  'no-slot': () =>
    'पुढच्या दोन आठवड्यांतले सगळे डिलिव्हरी स्लॉट भरले आहेत. नंतर पुन्हा पाहा, किंवा आम्हाला फोन करा; तुमचे कार्ट आहे तसेच आहे.',
} as const satisfies InLanguage<typeof English.slotRefusals>
