import type * as English from '../en/requests.ts'
import type { InLanguage } from '../in-language.ts'

export const requestWords = {
  title: 'ग्राहकों की माँग',
  lead: 'पिछले 90 दिनों में ग्राहकों ने क्या खोजा और नहीं मिला। किसने खोजा, यह सेव नहीं होता।',
  none: 'ऐसा कुछ नहीं खोजा गया जो आप नहीं बेचते।',
  letters: 'H से अलग रखें, U से वापस लाएँ।',
  notSold: 'नहीं बिकता',
  last: (day) => `पिछली बार ${day}`,
  add: 'कैटलॉग में जोड़ें',
  addOf: (word) => `कैटलॉग में जोड़ें: “${word}”`,
  aside: 'हमारे लिए नहीं',
  asideOf: (word) => `हमारे लिए नहीं: “${word}”`,
  asideNow: 'अलग रखा',
  back: 'वापस लाएँ',
  backOf: (word) => `वापस लाएँ: “${word}”`,
} as const satisfies InLanguage<typeof English.requestWords>
