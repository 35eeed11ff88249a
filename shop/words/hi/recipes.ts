import type { recipesWords as English } from '../en/recipes.ts'
import type { InLanguage } from '../in-language.ts'

const isSeveral = (count: string) => Number(count) > 1

export const recipesWords = {
  minutes: (count) => `${count} मिनट`,
  fromBoardToTable: '{minutes} में तैयार',
  buy: (fish) => `खरीदें: ${fish}`,
  ingredients: 'सामग्री',
  people: (count) => `${count} ${count > 1 ? 'लोगों' : 'जन'} के लिए`,
  servings: 'कितने लोगों के लिए',
  yields: (count) => `${count} ${count > 1 ? 'लोगों' : 'जन'} के लिए`,
  steps: 'बनाने का तरीका',
  back: 'होम पेज पर वापस',
  amounts: {
    kg: (count) => `${count} किलो`,
    g: (count) => `${count} ग्राम`,
    ml: (count) => `${count} मि.ली.`,
    tbsp: (count) => `${count} ${isSeveral(count) ? 'बड़े' : 'बड़ा'} चम्मच`,
    tsp: (count) => `${count} ${isSeveral(count) ? 'छोटे' : 'छोटा'} चम्मच`,
    cloves: (count) => `${count} ${isSeveral(count) ? 'कलियाँ' : 'कली'}`,
  },
} as const satisfies InLanguage<typeof English>
