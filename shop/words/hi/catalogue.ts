import type * as English from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबई में घर तक डिलीवरी।`,
  productInShort: (line, range) => `${line} ${range}, मुंबई में घर तक डिलीवरी।`,
  wayToThisPage: 'इस पेज तक का रास्ता',
  aPack: (unitPrice) => `एक पैकेट, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} से ${last} तक`,
  recommendedRecipes: 'इसे ऐसे पकाएँ',
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

/** What of a fish can be eaten, beside what reaches the pan. */
export const edibleWords = {
  note: (from, to, source) =>
    `जो कड़ाही तक पहुँचता है उसमें खोल भी है: पूरे वज़न का करीब ${from} से ${to}% मांस होता है (${source})।`,
  sources: { lobster: 'संयुक्त राष्ट्र के खाद्य संगठन के आँकड़े, और भारत से निर्यात की सबसे छोटी पूँछ' },
} as const satisfies InLanguage<typeof English.edibleWords>
