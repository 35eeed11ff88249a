import type { deskHomeWords as English } from '../en/desk-home.ts'
import type { InLanguage } from '../in-language.ts'

export const deskHomeWords = {
  title: 'होम पान',
  slides: 'वरची मोठी चित्रे, क्रमाने',
  catch: 'आजची मासळी, क्रमाने',
  favourites: 'ग्राहकांच्या आवडीचे, क्रमाने',
  leadsToKind: 'या प्रकाराच्या यादीकडे नेते',
  leadsToProduct: 'या वस्तूकडे नेते',
  nothing: 'इथे काही नाही.',
  takeAway: 'काढा',
  takeAwayOf: (title) => `काढा: ${title}`,
  takenAway: (title) => `${title}: होम पानावरून काढले.`,
  add: 'तिथे काहीतरी ठेवा',
  kind: 'माशाचा प्रकार',
  chooseKind: 'प्रकार निवडा',
  showProducts: 'त्यातल्या वस्तू दाखवा',
  productsOf: (kind) => `${kind}: वस्तू`,
  isThere: 'आजच्या मासळीत आहे',
  toCatch: 'आजच्या मासळीत ठेवा',
  toCatchOf: (title) => `आजच्या मासळीत ठेवा: ${title}`,
  toFavourites: 'आवडीच्यांत ठेवा',
  toFavouritesOf: (kind, title) => `आवडीच्यांत ठेवा: ${kind}, फोटो ${title} चा`,
  added: (title) => `${title}: होम पानावर, आपल्या भागात शेवटी ठेवले.`,
} as const satisfies InLanguage<typeof English>
