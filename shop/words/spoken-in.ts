import type { Language } from '../languages.ts'
import * as enAvailability from './en/availability.ts'
import * as enDevices from './en/devices.ts'
import * as enMessages from './en/messages.ts'
import * as enPicked from './en/picked.ts'
import * as enReasons from './en/reasons.ts'
import * as enReviews from './en/reviews.ts'
import * as enSlots from './en/slots.ts'
import * as enTime from './en/time.ts'
import * as enUsual from './en/usual.ts'
import * as enWeights from './en/weights.ts'
import * as hiAvailability from './hi/availability.ts'
import * as hiDevices from './hi/devices.ts'
import * as hiMessages from './hi/messages.ts'
import * as hiPicked from './hi/picked.ts'
import * as hiReasons from './hi/reasons.ts'
import * as hiReviews from './hi/reviews.ts'
import * as hiSlots from './hi/slots.ts'
import * as hiTime from './hi/time.ts'
import * as hiUsual from './hi/usual.ts'
import * as hiWeights from './hi/weights.ts'
import type { InLanguage } from './in-language.ts'
import * as mrAvailability from './mr/availability.ts'
import * as mrDevices from './mr/devices.ts'
import * as mrMessages from './mr/messages.ts'
import * as mrPicked from './mr/picked.ts'
import * as mrReasons from './mr/reasons.ts'
import * as mrReviews from './mr/reviews.ts'
import * as mrSlots from './mr/slots.ts'
import * as mrTime from './mr/time.ts'
import * as mrUsual from './mr/usual.ts'
import * as mrWeights from './mr/weights.ts'

const english = {
  ...enAvailability,
  ...enPicked,
  ...enDevices,
  ...enMessages,
  ...enReasons,
  ...enReviews,
  ...enSlots,
  ...enTime,
  ...enUsual,
  ...enWeights,
}

/** What a process says that speaks to people of many languages, under the names that the files of words give it. */
export interface Spoken extends InLanguage<typeof english> {
  readonly language: Language
}

const spoken: Readonly<Record<Language, Spoken>> = {
  en: { language: 'en', ...english },
  hi: {
    language: 'hi',
    ...hiAvailability,
    ...hiPicked,
    ...hiDevices,
    ...hiMessages,
    ...hiReasons,
    ...hiReviews,
    ...hiSlots,
    ...hiTime,
    ...hiUsual,
    ...hiWeights,
  },
  mr: {
    language: 'mr',
    ...mrAvailability,
    ...mrPicked,
    ...mrDevices,
    ...mrMessages,
    ...mrReasons,
    ...mrReviews,
    ...mrSlots,
    ...mrTime,
    ...mrUsual,
    ...mrWeights,
  },
}

/** The words of a language, for the server alone: a page has those of its build, by `#words`, and of no other. */
export const spokenIn = (language: Language): Spoken => spoken[language]
