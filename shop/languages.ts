/** The languages that the shop speaks, the specified one first. */
export const languages = ['en', 'hi', 'mr'] as const
export type Language = (typeof languages)[number]

/** Those that are translated into. */
export const otherLanguages = ['hi', 'mr'] as const satisfies readonly Language[]
export type OtherLanguage = (typeof otherLanguages)[number]

/** Each in itself: who looks for a language reads its name in it. */
export const languageNames = { en: 'English', hi: 'हिन्दी', mr: 'मराठी' } as const satisfies Record<Language, string>

/** What stands before the paths of its pages: '/mr/cartPage'. */
export const prefixOf = (language: Language): '' | `/${OtherLanguage}` => (language === 'en' ? '' : `/${language}`)

/** A path as it stands in addresses of a language: '/mr/cartPage', and '/mr' for '/', whatever is asked there. */
export const pathIn = (language: Language, path: string): string =>
  language === 'en' ? path : prefixOf(language) + path.replace(/^\/(?=$|\?)/, '')

/** The language of an address, and its path as every language has it. Matches in any case, as all paths do. */
export function spokenAt(address: string): { readonly language: Language; readonly path: string } {
  const named = firstPart.exec(address)?.[1]?.toLowerCase()
  const language = otherLanguages.find((one) => one === named)
  return language === undefined ? { language: 'en', path: address } : { language, path: address.slice(3) || '/' }
}

const firstPart = /^\/([a-z]{2})(?=[/?]|\.data|$)/i

/** As search engines name what is spoken here: 'mr-IN'. */
export const localeOf = (language: Language): `${Language}-IN` => `${language}-IN`

/**
 * In which language a call wants its answer. Our pages name one and no other; a browser's own list ('hi-IN,hi;q=0.9,en')
 * says what its owner reads, not in which language they shop, and is answered in English.
 */
export const languageAsked = (acceptLanguage: string | null): Language =>
  languageOf(acceptLanguage?.trim().toLowerCase().replace(/-in$/, ''))

/** A language as it was stored or sent; English if it is not one of ours. */
export const languageOf = (said: string | undefined): Language => languages.find((one) => one === said) ?? 'en'
