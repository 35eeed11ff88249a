import type * as English from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबई में घर तक डिलीवरी।`,
  productInShort: (line, range) => `${line} ${range}, मुंबई में घर तक डिलीवरी।`,
  wayToThisPage: 'आप यहाँ हैं',
  aPack: (unitPrice) => `प्रति पैकेट, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} से ${last} तक`,
  recommendedRecipes: 'बनाकर देखने लायक रेसिपी',
  timeAndServings: (minutes, servings) => `${minutes} मिनट, ${servings} ${servings > 1 ? 'लोगों' : 'जन'} के लिए`,
  zoomIn: 'बड़ा करके देखें',
  smaller: 'छोटा',
  larger: 'बड़ा',
  close: 'बंद करें',
} as const satisfies InLanguage<typeof English.catalogueWords>

export const gradesWords = {
  ours: (grade) => `हमारे हिसाब से: 5 में से ${grade}`,
  average: (average, reviews) => `5 में से ${average}, ${reviews}`,
  reviews: (count, grouped) => `${count <= 1 ? count : grouped} रिव्यू`,
  stars: (count) => `${count} स्टार`,
} as const satisfies InLanguage<typeof English.gradesWords>

/** How much of a fish can be eaten, beside its weight after cleaning. */
export const edibleWords = {
  note: (from, to, source) =>
    `सफ़ाई के बाद के वज़न में खोल भी है। पूरे वज़न का करीब ${from} से ${to}% खाने लायक होता है (${source})।`,
  sources: { lobster: 'एफ़एओ के आँकड़े, और भारत से निर्यात के लिए पूँछ का सबसे कम वज़न' },
} as const satisfies InLanguage<typeof English.edibleWords>
