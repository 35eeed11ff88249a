import type { Language } from '#shop/languages.ts'

/** The language of this build. */
export const language: Language = 'en'

export const languageWords = {
  others: 'Other languages',
} as const

/** In which language each of staff reads the counter. */
export const counterLanguageWords = {
  title: 'Language',
  lead: 'The language you read at the counter, on any device you log in to. Customers get messages in the language they ordered in.',
  failed: 'That did not work. Please try again.',
} as const

/** Said once to somebody whose browser prefers this language to that of the page. */
export const offerWords = {
  readHere: 'Read in English',
  close: 'Close',
} as const
