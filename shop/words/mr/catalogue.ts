import type * as English from '../en/catalogue.ts'
import type { InLanguage } from '../in-language.ts'

export const catalogueWords = {
  listInShort: (intro) => `${intro} मुंबईत घरपोच.`,
  productInShort: (line, range) => `${line} ${range}, मुंबईत घरपोच.`,
  wayToThisPage: 'तुम्ही इथे आहात',
  aPack: (unitPrice) => `एका पॅकला, ${unitPrice}`,
  sizesFromTo: (first, last) => `${first} ते ${last}`,
  recommendedRecipes: 'करून पाहण्यासारख्या रेसिपी',
  timeAndServings: (minutes, servings) => `${minutes === 1 ? '1 मिनिट' : `${minutes} मिनिटे`}, ${servings} जणांसाठी`,
  zoomIn: 'मोठे करून पाहा',
  smaller: 'लहान',
  larger: 'मोठे',
  close: 'बंद करा',
} as const satisfies InLanguage<typeof English.catalogueWords>

export const gradesWords = {
  ours: (grade) => `आमचे मत: 5 पैकी ${grade}`,
  average: (average, reviews) => `5 पैकी ${average}, ${reviews}`,
  reviews: (count, grouped) => (count === 1 ? '1 अभिप्राय' : `${grouped} अभिप्राय`),
  stars: (count) => (count === 1 ? '1 स्टार' : `${count} स्टार`),
} as const satisfies InLanguage<typeof English.gradesWords>

export const edibleWords = {
  note: (from, to, source) =>
    `साफ केल्यावरच्या वजनात कवचही आहे. पूर्ण वजनातले अंदाजे ${from} ते ${to}% खाण्याजोगे असते (${source}).`,
  sources: { lobster: 'एफएओ, आणि भारतातून निर्यातीसाठी शेपटीचे किमान वजन' },
} as const satisfies InLanguage<typeof English.edibleWords>
