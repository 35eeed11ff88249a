import type { Language } from '../languages.ts'
import * as enAvailability from './en/availability.ts'
import * as enMeasures from './en/measures.ts'
import * as enMessages from './en/messages.ts'
import * as enPicked from './en/picked.ts'
import * as enReasons from './en/reasons.ts'
import * as enReviews from './en/reviews.ts'
import * as enShoppers from './en/shoppers.ts'
import * as enSlots from './en/slots.ts'
import * as enUsual from './en/usual.ts'
import * as hiAvailability from './hi/availability.ts'
import * as hiMeasures from './hi/measures.ts'
import * as hiMessages from './hi/messages.ts'
import * as hiPicked from './hi/picked.ts'
import * as hiReasons from './hi/reasons.ts'
import * as hiReviews from './hi/reviews.ts'
import * as hiShoppers from './hi/shoppers.ts'
import * as hiSlots from './hi/slots.ts'
import * as hiUsual from './hi/usual.ts'
import type { InLanguage } from './in-language.ts'
import * as mrAvailability from './mr/availability.ts'
import * as mrMeasures from './mr/measures.ts'
import * as mrMessages from './mr/messages.ts'
import * as mrPicked from './mr/picked.ts'
import * as mrReasons from './mr/reasons.ts'
import * as mrReviews from './mr/reviews.ts'
import * as mrShoppers from './mr/shoppers.ts'
import * as mrSlots from './mr/slots.ts'
import * as mrUsual from './mr/usual.ts'

const english = {
  availabilityWords: enAvailability.availabilityWords,
  whenWords: enAvailability.whenWords,
  pickedWords: enPicked.pickedWords,
  cleaningLabels: enPicked.cleaningLabels,
  devicesWords: enShoppers.devicesWords,
  messagesWords: enMessages.messagesWords,
  reasonNames: enReasons.reasonNames,
  reviewsWords: enReviews.reviewsWords,
  slotWords: enSlots.slotWords,
  slotDayWords: enSlots.slotDayWords,
  timeWords: enMeasures.timeWords,
  weightWords: enMeasures.weightWords,
  sizeNames: enUsual.sizeNames,
  statusNames: enUsual.statusNames,
  stateNames: enUsual.stateNames,
}

/** What a process says that speaks to people of many languages, under the names that the files of words give it. */
export interface Spoken extends InLanguage<typeof english> {
  readonly language: Language
}

const spoken: Readonly<Record<Language, Spoken>> = {
  en: { language: 'en', ...english },
  hi: {
    language: 'hi',
    availabilityWords: hiAvailability.availabilityWords,
    whenWords: hiAvailability.whenWords,
    pickedWords: hiPicked.pickedWords,
    cleaningLabels: hiPicked.cleaningLabels,
    devicesWords: hiShoppers.devicesWords,
    messagesWords: hiMessages.messagesWords,
    reasonNames: hiReasons.reasonNames,
    reviewsWords: hiReviews.reviewsWords,
    slotWords: hiSlots.slotWords,
    slotDayWords: hiSlots.slotDayWords,
    timeWords: hiMeasures.timeWords,
    weightWords: hiMeasures.weightWords,
    sizeNames: hiUsual.sizeNames,
    statusNames: hiUsual.statusNames,
    stateNames: hiUsual.stateNames,
  },
  mr: {
    language: 'mr',
    availabilityWords: mrAvailability.availabilityWords,
    whenWords: mrAvailability.whenWords,
    pickedWords: mrPicked.pickedWords,
    cleaningLabels: mrPicked.cleaningLabels,
    devicesWords: mrShoppers.devicesWords,
    messagesWords: mrMessages.messagesWords,
    reasonNames: mrReasons.reasonNames,
    reviewsWords: mrReviews.reviewsWords,
    slotWords: mrSlots.slotWords,
    slotDayWords: mrSlots.slotDayWords,
    timeWords: mrMeasures.timeWords,
    weightWords: mrMeasures.weightWords,
    sizeNames: mrUsual.sizeNames,
    statusNames: mrUsual.statusNames,
    stateNames: mrUsual.stateNames,
  },
}

/** The words of a language, for the server alone: a page has those of its build, by `#words`, and of no other. */
export const spokenIn = (language: Language): Spoken => spoken[language]
