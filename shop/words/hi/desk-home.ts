import type { deskHomeWords as English } from '../en/desk-home.ts'
import type { InLanguage } from '../in-language.ts'

/** The counter's page of what stands on the shop's home page. */
export const deskHomeWords = {
  title: 'होम पेज',
  slides: 'ऊपर की बड़ी तस्वीरें, क्रम से',
  catch: 'आज की ताज़ी मछली, क्रम से',
  favourites: 'ग्राहकों की पसंद, क्रम से',
  leadsToKind: 'उस मछली की सूची पर ले जाती है',
  leadsToProduct: 'उस चीज़ के पेज पर ले जाती है',
  nothing: 'यहाँ कुछ नहीं है।',
  takeAway: 'हटाएँ',
  takeAwayOf: (title) => `हटाएँ: ${title}`,
  takenAway: (title) => `${title}: होम पेज से हटा दिया।`,
  add: 'यहाँ कुछ रखें',
  kind: 'कौन सी मछली',
  chooseKind: 'मछली चुनें',
  showProducts: 'इसकी चीज़ें दिखाएँ',
  productsOf: (kind) => `${kind} की चीज़ें`,
  isThere: '“आज की ताज़ी मछली” में है',
  toCatch: 'ताज़ी मछली में रखें',
  toCatchOf: (title) => `आज की ताज़ी मछली में रखें: ${title}`,
  toFavourites: 'पसंद में रखें',
  toFavouritesOf: (kind, title) => `ग्राहकों की पसंद में रखें: ${kind}, तस्वीर ${title} की`,
  added: (title) => `${title}: होम पेज पर आ गया, अपने हिस्से में सबसे आखिर में।`,
} as const satisfies InLanguage<typeof English>
