/** The languages that the shop speaks, the specified one first. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/** Those that are translated into. */
export const otherLanguages = ['hi', 'mr'] as const satisfies readonly Language[]
export type OtherLanguage = (typeof otherLanguages)[number]

/** Each in itself: who looks for a language reads its name in it. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const satisfies Record<Language, string>

/** What stands before the paths of its pages: '/mr/cartPage'. */
export const prefixOf = (language: Language): '' | '/hi' | '/mr' => (language === 'en' ? '' : `/${language}`)
