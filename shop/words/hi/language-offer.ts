import type { offerWords as English } from '../en/language-offer.ts'
import type { InLanguage } from '../in-language.ts'

/** Said once to somebody whose browser prefers this language to that of the page. */
export const offerWords = {
  readHere: 'हिन्दी में पढ़ें',
  close: 'बंद करें',
} as const satisfies InLanguage<typeof English>
