import { createContext, useContext } from 'react'
import type { Language } from '#shop/languages.ts'
import * as enAvailability from '#shop/words/en/availability.ts'
import * as enBatches from '#shop/words/en/batches.ts'
import * as enMeasures from '#shop/words/en/measures.ts'
import * as enOrderWishes from '#shop/words/en/order-wishes.ts'
import * as enPapers from '#shop/words/en/papers.ts'
import * as enPicked from '#shop/words/en/picked.ts'
import * as enSlots from '#shop/words/en/slots.ts'
import * as enStaffOrders from '#shop/words/en/staff-orders.ts'
import * as enUsual from '#shop/words/en/usual.ts'
import * as hiAvailability from '#shop/words/hi/availability.ts'
import * as hiBatches from '#shop/words/hi/batches.ts'
import * as hiMeasures from '#shop/words/hi/measures.ts'
import * as hiOrderWishes from '#shop/words/hi/order-wishes.ts'
import * as hiPapers from '#shop/words/hi/papers.ts'
import * as hiPicked from '#shop/words/hi/picked.ts'
import * as hiSlots from '#shop/words/hi/slots.ts'
import * as hiStaffOrders from '#shop/words/hi/staff-orders.ts'
import * as hiUsual from '#shop/words/hi/usual.ts'
import type { InLanguage } from '#shop/words/in-language.ts'
import * as mrAvailability from '#shop/words/mr/availability.ts'
import * as mrBatches from '#shop/words/mr/batches.ts'
import * as mrMeasures from '#shop/words/mr/measures.ts'
import * as mrOrderWishes from '#shop/words/mr/order-wishes.ts'
import * as mrPapers from '#shop/words/mr/papers.ts'
import * as mrPicked from '#shop/words/mr/picked.ts'
import * as mrSlots from '#shop/words/mr/slots.ts'
import * as mrStaffOrders from '#shop/words/mr/staff-orders.ts'
import * as mrUsual from '#shop/words/mr/usual.ts'
import { language } from '#words/language.ts'

const english = {
  paperWords: enPapers.paperWords,
  orderWishesWords: enOrderWishes.orderWishesWords,
  reasonNames: enStaffOrders.reasonNames,
  slotWords: enSlots.slotWords,
  slotDayWords: enSlots.slotDayWords,
  timeWords: enMeasures.timeWords,
  weightWords: enMeasures.weightWords,
  sizeNames: enUsual.sizeNames,
  statusNames: enUsual.statusNames,
  stateNames: enUsual.stateNames,
  landingWords: enBatches.landingWords,
  cleaningLabels: enPicked.cleaningLabels,
  whenWords: enAvailability.whenWords,
}

/** What stands on paper, in the language of its buyer. */
export type OnPaper = InLanguage<typeof english>

/** In all languages: any tablet prints for any buyer, whatever its own staff read. */
export const onPaper: Readonly<Record<Language, OnPaper>> = {
  en: english,
  hi: {
    paperWords: hiPapers.paperWords,
    orderWishesWords: hiOrderWishes.orderWishesWords,
    reasonNames: hiStaffOrders.reasonNames,
    slotWords: hiSlots.slotWords,
    slotDayWords: hiSlots.slotDayWords,
    timeWords: hiMeasures.timeWords,
    weightWords: hiMeasures.weightWords,
    sizeNames: hiUsual.sizeNames,
    statusNames: hiUsual.statusNames,
    stateNames: hiUsual.stateNames,
    landingWords: hiBatches.landingWords,
    cleaningLabels: hiPicked.cleaningLabels,
    whenWords: hiAvailability.whenWords,
  },
  mr: {
    paperWords: mrPapers.paperWords,
    orderWishesWords: mrOrderWishes.orderWishesWords,
    reasonNames: mrStaffOrders.reasonNames,
    slotWords: mrSlots.slotWords,
    slotDayWords: mrSlots.slotDayWords,
    timeWords: mrMeasures.timeWords,
    weightWords: mrMeasures.weightWords,
    sizeNames: mrUsual.sizeNames,
    statusNames: mrUsual.statusNames,
    stateNames: mrUsual.stateNames,
    landingWords: mrBatches.landingWords,
    cleaningLabels: mrPicked.cleaningLabels,
    whenWords: mrAvailability.whenWords,
  },
}

/** Around a paper: the words that it is printed in. Elsewhere the language of the screen's reader holds. */
export const OnPaperContext = createContext<OnPaper>(onPaper[language])

export const useOnPaper = (): OnPaper => useContext(OnPaperContext)
