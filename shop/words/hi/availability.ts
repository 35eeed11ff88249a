import type { availabilityWords as English, whenWords as EnglishWhen } from '../en/availability.ts'
import type { InLanguage } from '../in-language.ts'
import { timeWords } from './time.ts'

/** What is said of what is left, and of what is back: `when` is 'कल सुबह 7 बजे'. */
export const availabilityWords = {
  soldOut: 'खत्म',
  soldOutUntil: (when) => `खत्म, दोबारा ${when}`,
  backThen: (when) => `दोबारा ${when}।`,
  last: (weight) => `सिर्फ़ ${weight} बचा`,
  lastOf: (weight, size) => `${size}: सिर्फ़ ${weight} बचा`,
  sizeGone: (size) => `${size}: खत्म`,
  sizeGoneUntil: (size, when) => `${size}: खत्म, दोबारा ${when}`,
  tooMuch: (weight, left) => `${weight}: सिर्फ़ ${left} बचा`,
  onlySoMany: (packs) => `ऐसे सिर्फ़ ${packs} पैकेट बचे हैं: कम चुनें।`,
} as const satisfies InLanguage<typeof English>

/** When something is back. */
export const whenWords = {
  today: (clock) => `आज ${clock}`,
  tomorrow: (clock) => `कल ${clock}`,
  onDay: (day, clock) => `${day} ${clock}`,
  onDate: (date) => `${date} को`,
  weekdays: 'रविवार सोमवार मंगलवार बुधवार गुरुवार शुक्रवार शनिवार'.split(' '),
  /** 'सुबह 7 बजे' */
  hour: (hour) => timeWords.clock(hour, 0).replace(':00', ''),
} as const satisfies InLanguage<typeof EnglishWhen>
