import type * as English from '../en/requests.ts'
import type { InLanguage } from '../in-language.ts'

export const requestWords = {
  title: 'ग्राहकांची मागणी',
  lead: 'गेल्या 90 दिवसांत ग्राहकांनी शोधलेले, पण न सापडलेले मासे. कोणी शोधले ते सेव्ह होत नाही.',
  none: 'तुम्ही विकत नाही असे काहीही कोणी शोधलेले नाही.',
  letters: 'H दाबून बाजूला ठेवा, U दाबून परत आणा.',
  notSold: 'विकत नाही',
  last: (day) => `शेवटचे ${day}`,
  add: 'कॅटलॉगमध्ये जोडा',
  addOf: (word) => `कॅटलॉगमध्ये जोडा: “${word}”`,
  aside: 'आपल्यासाठी नाही',
  asideOf: (word) => `आपल्यासाठी नाही: “${word}”`,
  asideNow: 'बाजूला ठेवले',
  back: 'परत आणा',
  backOf: (word) => `परत आणा: “${word}”`,
} as const satisfies InLanguage<typeof English.requestWords>
