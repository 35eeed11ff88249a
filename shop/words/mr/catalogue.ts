import type { catalogueWords as English } from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबईत घरपोच.`,
  productInShort: (line, range) => `${line} ${range}, मुंबईत घरपोच.`,
  wayToThisPage: 'या पानापर्यंतचा मार्ग',
  aPack: (unitPrice) => `एका पॅकची किंमत, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} ते ${last}`,
  recommendedRecipes: 'करून पाहण्यासारख्या रेसिपी',
  timeAndServings: (minutes, servings) => `${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`}, ${servings} जणांसाठी`,
  zoomIn: 'मोठे करून पाहा',
  smaller: 'लहान',
  larger: 'मोठे',
  close: 'बंद करा',
} as const satisfies InLanguage<typeof English>
