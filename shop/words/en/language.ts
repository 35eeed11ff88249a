import type { Language } from '#shop/languages.ts'

/** The language of this build. */
export const language: Language = 'en'

export const languageWords = {
  others: 'Other languages',
} as const
