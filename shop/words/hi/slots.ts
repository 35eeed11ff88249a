import type * as English from '../en/slots.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

export const slotWords = {
  today: 'आज',
  tomorrow: 'कल',
  onDay: (day) => `${day} को`,
  hours: (from, to) =>
    partOf(from) === partOf(to)
      ? `${partOf(from)} ${short(from)} से ${short(to)} बजे`
      : `${partOf(from)} ${short(from)} से ${partOf(to)} ${short(to)} बजे`,
  hoursShort: (from, to) => `${partOf(from)} ${short(from)}-${short(to)}`,
  dayAndHours: (day, hours) => `${day} ${hours}`,
  dateAndHours: (date, hours) => `${date}, ${hours}`,
  orderBy: (clock, day) => `${day} ${clock} तक ऑर्डर करें`,
  comesIfOrdered: (comes, orderBy) => `${comes}, ${orderBy}`,
} as const satisfies InLanguage<typeof English.slotWords>

const partOf = ({ hour }: English.HourAndMinute) => partOfDay(hour % 24)

const short = ({ hour, minute }: English.HourAndMinute) =>
  `${hour % 12 || 12}${minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`}`

export const slotDayWords = {
  day: (weekday, date, month) => `${weekday} ${date} ${month}`,
  /** 'मंगल 24/11': the name of the month would be too long beside the hours */
  dayShort: (weekday, date, _month, monthNumber) => `${weekday.replace(/वार$/, '')} ${date}/${monthNumber}`,
  slot: (day, hours) => `${day}, ${hours}`,
  until: (clock, day) => `${day} को ${clock}`,
} as const satisfies InLanguage<typeof English.slotDayWords>

/** When an order would come, on the pages before it is ordered. */
export const comingWords = {
  delivery: (when) => `डिलीवरी ${when}`,
  somewhere: (when) => `कुछ जगहों पर डिलीवरी ${when}`,
} as const satisfies InLanguage<typeof English.comingWords>

/** Why a slot that somebody wants cannot be had. */
export const slotRefusals = {
  'slot-unknown': () => 'ऐसा कोई डिलीवरी स्लॉट नहीं है। जो दिख रहे हैं, उनमें से एक चुनें।',
  'slot-elsewhere': () => 'इस पिनकोड पर वह स्लॉट नहीं है। दूसरा स्लॉट चुनें।',
  'slot-closed': () => 'वह स्लॉट बंद हो गया है। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'slot-over': () => 'उस स्लॉट के ऑर्डर अभी-अभी बंद हुए हैं। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'slot-full': () => 'वह स्लॉट अभी-अभी भर गया। दूसरा चुनें; आपका कार्ट वैसा ही है।',
  'no-slot': () => 'अगले दो हफ़्तों के सारे डिलीवरी स्लॉट भर चुके हैं। थोड़ी देर बाद फिर देखें, या हमें फ़ोन करें; आपका कार्ट वैसा ही है।',
} as const satisfies InLanguage<typeof English.slotRefusals>
