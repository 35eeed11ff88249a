import type { ProductId } from '#shop/catalogue/paths.ts'

/** What a kitchen measures with. */
export type KitchenUnit = 'g' | 'ml' | 'tbsp' | 'tsp' | 'cloves'

export interface Ingredient {
  readonly what: string
  /** what is taken to taste has no amount */
  readonly amount?: number
  readonly unit?: KitchenUnit
}

export interface Recipe {
  readonly slug: string
  readonly name: string
  readonly intro: string
  readonly servings: number
  readonly minutes: number
  readonly ingredients: readonly Ingredient[]
  readonly steps: readonly string[]
  /** the product to buy for it, and why this one */
  readonly fish: { readonly productId: ProductId; readonly why: string }
  /** the name of its picture in the manifest */
  readonly picture: string
}

export const mostServings = 12

export const recipeUrl = ({ slug }: Recipe): string => `/recipes/${slug}`

/** The recipe for this many people, always from the recipe as written, so that roundings do not add up. */
export function scaled(recipe: Recipe, servings: number): Recipe {
  if (!Number.isInteger(servings) || servings < 1 || servings > mostServings) {
    throw new RangeError(`a recipe is for 1 to ${mostServings} people, not ${servings}`)
  }
  const factor = servings / recipe.servings
  return { ...recipe, servings, ingredients: recipe.ingredients.map((one) => scaledIngredient(one, factor)) }
}

function scaledIngredient(ingredient: Ingredient, factor: number): Ingredient {
  const { amount, unit } = ingredient
  if (amount === undefined || unit === undefined) return ingredient
  return { ...ingredient, amount: measurable(amount * factor, unit) }
}

/** The nearest amount that a kitchen can measure, and never nothing. */
function measurable(amount: number, unit: KitchenUnit): number {
  const step = smallestStep(amount, unit)
  return Math.max(step, Math.round(amount / step) * step)
}

function smallestStep(amount: number, unit: KitchenUnit): number {
  if (unit === 'cloves') return 1
  if (unit === 'g' || unit === 'ml') return amount < 100 ? 5 : 10
  return amount < 3 ? 0.25 : 0.5
}
