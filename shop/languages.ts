/** The languages that the shop speaks, the specified one first. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/** Each in itself: who looks for a language reads its name in it. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const satisfies Record<Language, string>

/** What stands before the paths of its pages: '/mr/cartPage'. */
export const prefixOf = (language: Language): '' | '/hi' | '/mr' => (language === 'en' ? '' : `/${language}`)

/**
 * In which language a call wants its answer. Our pages name one and no other; a browser's own list ('hi-IN,hi;q=0.9,en')
 * says what its owner reads, not in which language they shop, and is answered in English.
 */
export const languageAsked = (acceptLanguage: string | null): Language =>
  languageOf(acceptLanguage?.trim().toLowerCase().replace(/-in$/, ''))

/** A language as it was kept or sent; English where it is none of ours. */
export const languageOf = (said: string | undefined): Language => languages.find((one) => one === said) ?? 'en'
