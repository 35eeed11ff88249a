import type { Recipe } from '#shop/catalogue/recipe.ts'
import { type RecipeFacts, recipeFacts, type Slug } from '#shop/catalogue/recipe-facts.ts'
import { recipeTexts } from '#texts/recipes.ts'

export const recipes: readonly Recipe[] = (Object.keys(recipeFacts) as Slug[]).map(recipeOf)

export const recipeCalled = (slug: string): Recipe | undefined =>
  recipes.find((recipe) => recipe.slug === slug.toLowerCase())

function recipeOf(slug: Slug): Recipe {
  const { productId, ...recipe }: RecipeFacts = recipeFacts[slug]
  const { whyThisFish, ...texts } = recipeTexts[slug]
  const called: Readonly<Record<string, string>> = texts.ingredients
  return {
    slug,
    ...recipe,
    ...texts,
    ingredients: Object.entries(recipe.ingredients).map(([key, amount]) => ({ ...amount, what: called[key] ?? key })),
    fish: { productId, why: whyThisFish },
  }
}
