import { createContext, useContext } from 'react'
import type { Language } from '#shop/languages.ts'
import type { InLanguage } from '#shop/words/in-language.ts'
import { whenWords as enWhen } from '#shop/words/en/availability.ts'
import { landingWords as enLanding } from '#shop/words/en/catch.ts'
import { cleaningLabels as enCleaning } from '#shop/words/en/picked.ts'
import * as enPapers from '#shop/words/en/papers.ts'
import * as enReasons from '#shop/words/en/reasons.ts'
import * as enSlots from '#shop/words/en/slots.ts'
import * as enTime from '#shop/words/en/time.ts'
import * as enUsual from '#shop/words/en/usual.ts'
import * as enWeights from '#shop/words/en/weights.ts'
import { whenWords as hiWhen } from '#shop/words/hi/availability.ts'
import { landingWords as hiLanding } from '#shop/words/hi/catch.ts'
import { cleaningLabels as hiCleaning } from '#shop/words/hi/picked.ts'
import * as hiPapers from '#shop/words/hi/papers.ts'
import * as hiReasons from '#shop/words/hi/reasons.ts'
import * as hiSlots from '#shop/words/hi/slots.ts'
import * as hiTime from '#shop/words/hi/time.ts'
import * as hiUsual from '#shop/words/hi/usual.ts'
import * as hiWeights from '#shop/words/hi/weights.ts'
import { whenWords as mrWhen } from '#shop/words/mr/availability.ts'
import { landingWords as mrLanding } from '#shop/words/mr/catch.ts'
import { cleaningLabels as mrCleaning } from '#shop/words/mr/picked.ts'
import * as mrPapers from '#shop/words/mr/papers.ts'
import * as mrReasons from '#shop/words/mr/reasons.ts'
import * as mrSlots from '#shop/words/mr/slots.ts'
import * as mrTime from '#shop/words/mr/time.ts'
import * as mrUsual from '#shop/words/mr/usual.ts'
import * as mrWeights from '#shop/words/mr/weights.ts'
import { language } from '#words/language.ts'

const english = {
  ...enPapers,
  ...enReasons,
  ...enSlots,
  ...enTime,
  ...enUsual,
  ...enWeights,
  landingWords: enLanding,
  cleaningLabels: enCleaning,
  whenWords: enWhen,
}

/** What stands on paper, in the language of its buyer. */
export type OnPaper = InLanguage<typeof english>

/** In all languages: any tablet prints for any buyer, whatever its own staff read. */
export const onPaper: Readonly<Record<Language, OnPaper>> = {
  en: english,
  hi: {
    ...hiPapers,
    ...hiReasons,
    ...hiSlots,
    ...hiTime,
    ...hiUsual,
    ...hiWeights,
    landingWords: hiLanding,
    cleaningLabels: hiCleaning,
    whenWords: hiWhen,
  },
  mr: {
    ...mrPapers,
    ...mrReasons,
    ...mrSlots,
    ...mrTime,
    ...mrUsual,
    ...mrWeights,
    landingWords: mrLanding,
    cleaningLabels: mrCleaning,
    whenWords: mrWhen,
  },
}

/** Around a paper: the words that it is printed in. Elsewhere the language of the screen's reader holds. */
export const OnPaperContext = createContext<OnPaper>(onPaper[language])

export const useOnPaper = (): OnPaper => useContext(OnPaperContext)
