import type * as English from '../en/picked.ts'
import type { InLanguage } from '../in-language.ts'

export const pickedWords = {
  placeholder: 'एक चुनें',
  withCleaning: (cleaning) => `; सफ़ाई: ${cleaning}`,
  noPreference: 'कैसे भी चलेगा',
  piece: (weight, from, to) => `आपको ${from} से ${to} किलो की मछली में से ${weight} का टुकड़ा मिलेगा।`,
  whole: (from, to, least, most) => `एक साबुत मछली, ${from} से ${to} किलो: करीब ${least} से ${most}, असली वज़न के हिसाब से।`,
} as const satisfies InLanguage<typeof English.pickedWords>

/** How the fish is cleaned, by its code (shop/catalogue/cleaning.ts). */
export const cleaningLabels = {
  'devein-no-tail': 'छीलकर, नस निकालकर, बिना पूँछ',
  'devein-with-tail': 'छीलकर, नस निकालकर, पूँछ के साथ',
  'devein-keep-head': 'सिर रहने दें (बाकी छीलकर, नस निकालकर)',
  'keep-whole': 'साबुत रखें',
  fillet: 'फ़िले (सिर और काँटे साथ में)',
  'gut-and-keep-whole': 'पेट साफ़ करके साबुत रखें',
  'pocket-cut': 'मसाला भरने के लिए पॉकेट कट',
  slices: 'टुकड़े',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'छीलकर, नस निकालकर, बिना पूँछ',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'छीलकर, नस निकालकर, पूँछ के साथ',
  KEEP_HEAD: 'सिर रहने दें',
  WHOLE: 'साबुत रखें',
} as const satisfies InLanguage<typeof English.cleaningLabels>

/** What the weight of a pack means, for a product that is weighed after cleaning (net) or before it (gross). */
export const labelWeightWords = {
  pack: {
    net: (weight) => `पैकेट में ${weight}, पूरा पकाने को तैयार`,
    gross: (weight, afterCleaning) => `सफ़ाई से पहले ${weight}, सफ़ाई के बाद करीब ${afterCleaning}`,
  },
  note: {
    net: (weight, lossPercent) =>
      `लेबल पर नेट वज़न लिखा है, सफ़ाई के बाद का। पूरा ${weight} पकाने को मिलता है। सफ़ाई में पूरे वज़न का करीब ${lossPercent}% जाता है।`,
    gross: (weight, lossPercent, afterCleaning) =>
      `नेट वज़न और पूरे वज़न में करीब ${lossPercent}% का फ़र्क होता है। लेबल पर सफ़ाई से पहले का वज़न लिखा है। ${weight} में से पकाने के लिए करीब ${afterCleaning} मिलता है।`,
  },
  /** of weighings of its own */
  own: ({ from, to, samples }) => `हमने इसे सफ़ाई से पहले और बाद में ${samples} बार तौला: ${from} से ${to}% बचा।`,
  atDispatch: 'ऑर्डर निकलते समय दाम असली वज़न के हिसाब से लगता है।',
} as const satisfies InLanguage<typeof English.labelWeightWords>
