import type { Language } from '#shop/languages.ts'
import type * as English from '../en/language.ts'
import type { InLanguage } from '../in-language.ts'

/** The language of this build. */
export const language: Language = 'hi'

export const languageWords = {
  others: 'दूसरी भाषाएँ',
} as const satisfies InLanguage<typeof English.languageWords>

export const counterLanguageWords = {
  title: 'भाषा',
  lead: 'काउंटर आप किस भाषा में पढ़ें, किसी भी डिवाइस पर। ग्राहकों को मैसेज उसी भाषा में मिलते हैं जिसमें उन्होंने ऑर्डर किया।',
  failed: 'यह नहीं हुआ। फिर कोशिश करें।',
} as const satisfies InLanguage<typeof English.counterLanguageWords>

/** Said once to somebody whose browser prefers this language to that of the page. */
export const offerWords = {
  readHere: 'हिन्दी में पढ़ें',
  close: 'बंद करें',
} as const satisfies InLanguage<typeof English.offerWords>
