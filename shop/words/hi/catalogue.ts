import type { catalogueWords as English } from '../en/catalogue.ts'
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
} as const satisfies InLanguage<typeof English>
