import type { Language } from '#shop/languages.ts'
import type * as English from '../en/language.ts'
import type { InLanguage } from '../in-language.ts'

/** The language of this build. */
export const language: Language = 'mr'

export const languageWords = {
  others: 'दुसऱ्या भाषा',
} as const satisfies InLanguage<typeof English.languageWords>

export const counterLanguageWords = {
  title: 'भाषा',
  lead: 'काउंटर तुम्ही कोणत्या भाषेत वाचता, कोणत्याही डिव्हाइसवर. ग्राहकांनी ज्या भाषेत ऑर्डर दिली त्याच भाषेत त्यांना मेसेज मिळतात.',
  failed: 'हे झाले नाही. पुन्हा प्रयत्न करा.',
} as const satisfies InLanguage<typeof English.counterLanguageWords>

/** Said once to somebody whose browser prefers this language to that of the page. */
export const offerWords = {
  readHere: 'मराठीत वाचा',
  close: 'बंद करा',
} as const satisfies InLanguage<typeof English.offerWords>
