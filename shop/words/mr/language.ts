import type { Language } from '#shop/languages.ts'
import type { languageWords as English } from '../en/language.ts'
import type { InLanguage } from '../in-language.ts'

/** The language of this build. */
export const language: Language = 'mr'

export const languageWords = {
  others: 'दुसऱ्या भाषा',
} as const satisfies InLanguage<typeof English>
