import type { Language } from '../../languages.ts'
import * as enAvailability from '../en/availability.ts'
import * as enBatches from '../en/batches.ts'
import * as enMeasures from '../en/measures.ts'
import * as enOrderWishes from '../en/order-wishes.ts'
import * as enPapers from '../en/papers.ts'
import * as enPicked from '../en/picked.ts'
import { printedWords as enPrinted } from '../en/printers.ts'
import * as enReasons from '../en/reasons.ts'
import * as enSlots from '../en/slots.ts'
import { tryOrderWords as enTryOrder } from '../en/try-order.ts'
import * as enUsual from '../en/usual.ts'
import * as hiAvailability from '../hi/availability.ts'
import * as hiBatches from '../hi/batches.ts'
import * as hiMeasures from '../hi/measures.ts'
import * as hiOrderWishes from '../hi/order-wishes.ts'
import * as hiPapers from '../hi/papers.ts'
import * as hiPicked from '../hi/picked.ts'
import { printedWords as hiPrinted } from '../hi/printers.ts'
import * as hiReasons from '../hi/reasons.ts'
import * as hiSlots from '../hi/slots.ts'
import { tryOrderWords as hiTryOrder } from '../hi/try-order.ts'
import * as hiUsual from '../hi/usual.ts'
import type { InLanguage } from '../in-language.ts'
import * as mrAvailability from '../mr/availability.ts'
import * as mrBatches from '../mr/batches.ts'
import * as mrMeasures from '../mr/measures.ts'
import * as mrOrderWishes from '../mr/order-wishes.ts'
import * as mrPapers from '../mr/papers.ts'
import * as mrPicked from '../mr/picked.ts'
import { printedWords as mrPrinted } from '../mr/printers.ts'
import * as mrReasons from '../mr/reasons.ts'
import * as mrSlots from '../mr/slots.ts'
import { tryOrderWords as mrTryOrder } from '../mr/try-order.ts'
import * as mrUsual from '../mr/usual.ts'

const english = {
  paperWords: enPapers.paperWords,
  printedWords: enPrinted,
  tryOrderWords: enTryOrder,
  orderWishesWords: enOrderWishes.orderWishesWords,
  reasonNames: enReasons.reasonNames,
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
    printedWords: hiPrinted,
    tryOrderWords: hiTryOrder,
    orderWishesWords: hiOrderWishes.orderWishesWords,
    reasonNames: hiReasons.reasonNames,
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
    printedWords: mrPrinted,
    tryOrderWords: mrTryOrder,
    orderWishesWords: mrOrderWishes.orderWishesWords,
    reasonNames: mrReasons.reasonNames,
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
