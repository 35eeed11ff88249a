import { type Language, languages } from '#shop/languages.ts'

/** What somebody asked to read on the page to sign in; nothing where they did not, as on the lock over a page. */
export function languageChosen(): { readonly language?: Language } {
  const asked = new URLSearchParams(location.search).get('in')
  const language = languages.find((one) => one === asked)
  return language === undefined ? {} : { language }
}
