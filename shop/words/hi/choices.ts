import type { choicesWords as English } from '../en/choices.ts'
import type { InLanguage } from '../in-language.ts'

export const choicesWords = {
  size: 'साइज़',
  weight: 'वज़न',
  cleaning: 'सफ़ाई',
  clear: 'रीसेट करें',
  perKilo: 'प्रति किलो',
  forWeight: (weight, perKilo) => `${weight} का, ${perKilo} प्रति किलो`,
  willAdd: (choice) => `कार्ट में जाएगा: ${choice}`,
  takeWhole: 'साबुत मछली लें',
  theCartNeeds: 'कार्ट के लिए',
  addToCart: 'कार्ट में डालें',
  added: 'कार्ट में डाल दिया।',
  addedWhat: (choice, quantity) => `${choice} (कार्ट में ${quantity})`,
  viewCart: 'कार्ट देखें',
  description: 'जानकारी',
  reviews: (count) => `रिव्यू (${count})`,
  alreadyInCart: (quantity) => `कार्ट में पहले से है (${quantity})। अब डालने पर वही बदल जाएगा।`,
  alsoLike: 'आपको ये भी पसंद आ सकते हैं',
  unavailable: 'आज दुकान में नहीं है।',
} as const satisfies InLanguage<typeof English>
