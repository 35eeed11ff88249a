import type { Ingredient } from '#shop/catalogue/recipe.ts'
import { recipesWords } from '#words/recipes.ts'

/** '600 g', '1½ tbsp', '1 clove'; nothing for what is taken to taste */
export function readableAmount({ amount, unit }: Ingredient): string {
  if (amount === undefined || unit === undefined) return ''
  const isKilos = unit === 'g' && amount >= 1000
  return isKilos ? recipesWords.amounts.kg(String(amount / 1000)) : recipesWords.amounts[unit](withFraction(amount))
}

function withFraction(amount: number): string {
  const whole = Math.floor(amount)
  const part = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[amount - whole] ?? ''
  return `${whole === 0 && part ? '' : whole}${part}`
}
