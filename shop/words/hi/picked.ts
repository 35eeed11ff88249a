import type { pickedWords as English, cleaningLabels as EnglishLabels } from '../en/picked.ts'
import type { InLanguage } from '../in-language.ts'

export const pickedWords = {
  placeholder: 'एक चुनें',
  withCleaning: (cleaning) => `; सफ़ाई: ${cleaning}`,
  noPreference: 'कैसे भी चलेगा',
  piece: (weight, from, to) => `आपको ${from} से ${to} किलो की मछली में से ${weight} का टुकड़ा मिलेगा।`,
  whole: (from, to, least, most) => `एक साबुत मछली, ${from} से ${to} किलो: करीब ${least} से ${most}, तराज़ू के हिसाब से।`,
} as const satisfies InLanguage<typeof English>

/** How the fish is cleaned, by its code (shop/catalogue/cleaning.ts). */
export const cleaningLabels = {
  'devein-no-tail': 'छीलकर, नस निकालकर, बिना पूँछ',
  'devein-with-tail': 'छीलकर, नस निकालकर, पूँछ के साथ',
  'devein-keep-head': 'सिर रहने दें (बाकी छीलकर, नस निकालकर)',
  'keep-whole': 'साबुत रखें',
  fillet: 'फ़िले (सिर और काँटे साथ में)',
  'gut-and-keep-whole': 'पेट साफ़ करके साबुत रखें',
  'pocket-cut': 'मसाला भरने के लिए पॉकेट कट',
  slices: 'स्लाइस',
  CLEAN_AND_DEVEIN_WITH_NO_TAIL: 'छीलकर, नस निकालकर, बिना पूँछ',
  CLEAN_AND_DEVEIN_WITH_TAIL: 'छीलकर, नस निकालकर, पूँछ के साथ',
  KEEP_HEAD: 'सिर रहने दें',
  WHOLE: 'साबुत रखें',
} as const satisfies InLanguage<typeof EnglishLabels>
