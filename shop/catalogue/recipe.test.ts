import { expect, test } from 'vitest'
import { mostServings, type Recipe, recipeUrl, scaled } from '#shop/catalogue/recipe.ts'
import { readableAmount } from '#shop/words/catalogue/amounts.ts'
import { recipeCalled, recipes } from '#shop/words/catalogue/recipes.ts'
import { openingProduct } from '#tests/rooms/products.ts'

test('three recipes at the addresses of the specification, each with its picture and the fish to buy', () => {
  expect(
    recipes.map((recipe) => [recipeUrl(recipe), recipe.picture, openingProduct(recipe.fish.productId).species]),
  ).toEqual([
    ['/recipes/salmon-teriyaki', 'recipe-salmon-teriyaki', 'rawas'],
    ['/recipes/garlic-butter-shrimp', 'recipe-garlic-butter-shrimp', 'prawns'],
    ['/recipes/lobster-thermidor', 'recipe-lobster-thermidor', 'lobster'],
  ])
})

test('a recipe is found by its address in any letter case, and an unknown one is not', () => {
  expect(recipeCalled('Lobster-Thermidor')?.name).toBe('Lobster Thermidor')
  expect(recipeCalled('nope')).toBeUndefined()
})

test('twice the people, twice the fish', () => {
  const shrimp = called('garlic-butter-shrimp')
  expect(amounts(scaled(shrimp, 8)).slice(0, 5)).toEqual(['1 kg', '120 g', '2 tbsp', '16 cloves', '2 tsp'])
})

test('for one person the amounts can still be measured', () => {
  expect(amounts(scaled(called('garlic-butter-shrimp'), 1))).toEqual([
    '130 g',
    '15 g',
    '¼ tbsp',
    '2 cloves',
    '¼ tsp',
    '¼ tsp',
    '¼ tbsp',
    '¾ tbsp',
    '',
  ])
})

test('spoons come in quarters, above three in halves', () => {
  expect(amounts(scaled(called('salmon-teriyaki'), 3))).toEqual([
    '450 g',
    '3 tbsp',
    '1½ tbsp',
    '2 tbsp',
    '3 tbsp',
    '¾ tbsp',
    '2 cloves',
    '¾ tsp',
    '¾ tbsp',
    '¾ tbsp',
    '1½ tbsp',
  ])
})

test('as many as it is written for, and nothing changes; nothing ever scales away', () => {
  for (const recipe of recipes) {
    expect(scaled(recipe, recipe.servings)).toEqual(recipe)
    for (let servings = 1; servings <= mostServings; servings++) {
      for (const { amount = 1 } of scaled(recipe, servings).ingredients) expect(amount).toBeGreaterThan(0)
    }
  }
})

test('a recipe is for 1 to 12 people', () => {
  for (const servings of [0, -1, 13, 1.5, Number.NaN]) {
    expect(() => scaled(called('salmon-teriyaki'), servings)).toThrow('1 to 12')
  }
})

const amounts = (recipe: Recipe) => recipe.ingredients.map(readableAmount)

function called(slug: string): Recipe {
  const recipe = recipeCalled(slug)
  if (!recipe) throw new Error(`no recipe ${slug}`)
  return recipe
}
