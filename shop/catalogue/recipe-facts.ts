import type { Ingredient, Recipe } from './recipe.ts'

export type RecipeFacts = Pick<Recipe, 'servings' | 'minutes' | 'picture'> & {
  readonly ingredients: Readonly<Record<string, Omit<Ingredient, 'what'>>>
  readonly productId: Recipe['fish']['productId']
}

/** By their slugs: the three that Recommended Recipes links to on every list page. */
export const recipeFacts = {
  'salmon-teriyaki': {
    servings: 4,
    minutes: 30,
    ingredients: {
      fish: { amount: 600, unit: 'g' },
      soySauce: { amount: 4, unit: 'tbsp' },
      vinegar: { amount: 2, unit: 'tbsp' },
      jaggery: { amount: 2.5, unit: 'tbsp' },
      water: { amount: 4, unit: 'tbsp' },
      ginger: { amount: 1, unit: 'tbsp' },
      garlic: { amount: 2, unit: 'cloves' },
      cornflour: { amount: 1, unit: 'tsp' },
      oil: { amount: 1, unit: 'tbsp' },
      sesame: { amount: 1, unit: 'tbsp' },
      springOnion: { amount: 2, unit: 'tbsp' },
    },
    productId: 21,
    picture: 'recipe-salmon-teriyaki',
  },
  'garlic-butter-shrimp': {
    servings: 4,
    minutes: 15,
    ingredients: {
      fish: { amount: 500, unit: 'g' },
      butter: { amount: 60, unit: 'g' },
      oil: { amount: 1, unit: 'tbsp' },
      garlic: { amount: 8, unit: 'cloves' },
      chilliFlakes: { amount: 1, unit: 'tsp' },
      blackPepper: { amount: 0.5, unit: 'tsp' },
      limeJuice: { amount: 1, unit: 'tbsp' },
      coriander: { amount: 3, unit: 'tbsp' },
      salt: {},
    },
    productId: 2,
    picture: 'recipe-garlic-butter-shrimp',
  },
  'lobster-thermidor': {
    servings: 2,
    minutes: 60,
    ingredients: {
      fish: { amount: 1000, unit: 'g' },
      butter: { amount: 40, unit: 'g' },
      shallot: { amount: 50, unit: 'g' },
      flour: { amount: 1.5, unit: 'tbsp' },
      wine: { amount: 60, unit: 'ml' },
      milk: { amount: 150, unit: 'ml' },
      cream: { amount: 60, unit: 'ml' },
      mustard: { amount: 1, unit: 'tsp' },
      cheese: { amount: 50, unit: 'g' },
      paprika: { amount: 0.5, unit: 'tsp' },
      parsley: { amount: 1, unit: 'tbsp' },
      seasoning: {},
    },
    productId: 19,
    picture: 'recipe-lobster-thermidor',
  },
} as const satisfies Readonly<Record<string, RecipeFacts>>

export type Slug = keyof typeof recipeFacts

/** What is said of each recipe, and of each of its ingredients. */
export type RecipeTexts = {
  readonly [Of in Slug]: Pick<Recipe, 'name' | 'intro' | 'steps'> & {
    readonly whyThisFish: string
    readonly ingredients: Readonly<Record<keyof (typeof recipeFacts)[Of]['ingredients'], string>>
  }
}
