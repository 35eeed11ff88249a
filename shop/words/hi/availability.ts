import type { availabilityWords as English, whenWords as EnglishWhen } from '../en/availability.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './part-of-day.ts'

export const availabilityWords = {
  soldOut: 'बिक गया',
  soldOutUntil: (when) => `बिक गया, ${when} फिर आएगा`,
  backThen: (when) => `${when} फिर आएगा।`,
  last: (weight) => `बस ${weight} बचा है`,
  lastOf: (weight, size) => `${size}: बस ${weight} बचा है`,
  sizeGone: (size) => `${size}: बिक गया`,
  sizeGoneUntil: (size, when) => `${size}: बिक गया, ${when} फिर आएगा`,
  tooMuch: (weight, left) => `${weight}: सिर्फ़ ${left} बचा है`,
  onlySoMany: (packs) => `ऐसे सिर्फ़ ${packs} पैक बचे हैं: कम चुनें।`,
} as const satisfies InLanguage<typeof English>

export const whenWords = {
  today: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `कल ${clock}`,
  onDay: (day, clock) => `${day} को ${clock}`,
  onDate: (date) => `${date} को`,
  weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  hour: (hour) => `${partOfDay(hour)} ${hour % 12 || 12} बजे`,
} as const satisfies InLanguage<typeof EnglishWhen>
