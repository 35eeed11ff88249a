import type { availabilityWords as English, whenWords as EnglishWhen } from '../en/availability.ts'
import type { InLanguage } from '../in-language.ts'
import { partOfDay } from './measures.ts'

/** What is said of what is left, and of what is back: `when` is 'कल सुबह 7 बजे'. */
export const availabilityWords = {
  opensSoon: 'जल्द खुलेगी',
  soldOut: 'स्टॉक खत्म',
  soldOutUntil: (when) => `स्टॉक खत्म, अगला स्टॉक ${when}`,
  backThen: (when) => `अगला स्टॉक ${when}।`,
  last: (weight) => `बस ${weight} बचा है`,
  lastOf: (weight, size) => `${size}: बस ${weight} बचा है`,
  sizeGone: (size) => `${size}: स्टॉक खत्म`,
  sizeGoneUntil: (size, when) => `${size}: स्टॉक खत्म, अगला स्टॉक ${when}`,
  tooMuch: (weight, left) => `${weight}: बस ${left} बचा है`,
  onlySoMany: (packs) => (packs > 1 ? `ऐसे बस ${packs} पैकेट बचे हैं, कम चुनें।` : `ऐसा बस ${packs} पैकेट बचा है, कम चुनें।`),
} as const satisfies InLanguage<typeof English>

/** When something is back. */
export const whenWords = {
  today: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `कल ${clock}`,
  onDay: (day, clock) => `${day} को ${clock}`,
  onDate: (date) => `${date} को`,
  weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  /** 'सुबह 7 बजे' */
  hour: (hour) => `${partOfDay(hour)} ${hour % 12 || 12} बजे`,
} as const satisfies InLanguage<typeof EnglishWhen>
