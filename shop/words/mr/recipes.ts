import type { recipesWords as English } from '../en/recipes.ts'
import type { InLanguage } from '../in-language.ts'

export const recipesWords = {
  minutes: (count) => (count === 1 ? '1 मिनिट' : `${count} मिनिटे`),
  fromBoardToTable: 'तयार व्हायला {minutes}',
  buy: (fish) => `${fish} घ्या`,
  ingredients: 'साहित्य',
  people: (count) => (count === 1 ? '1 जणासाठी' : `${count} जणांसाठी`),
  servings: 'किती जणांसाठी',
  yields: (count) => (count === 1 ? '1 जणासाठी' : `${count} जणांसाठी`),
  steps: 'कृती',
  back: 'होम पेजवर परत',
  amounts: {
    kg: (count) => `${count} किलो`,
    g: (count) => `${count} ग्रॅम`,
    ml: (count) => `${count} मिली`,
    tbsp: (count) => (count === '1' ? '1 मोठा चमचा' : `${count} मोठे चमचे`),
    tsp: (count) => (count === '1' ? '1 छोटा चमचा' : `${count} छोटे चमचे`),
    cloves: (count) => (count === '1' ? '1 पाकळी' : `${count} पाकळ्या`),
  },
} as const satisfies InLanguage<typeof English>
