import type { KitchenUnit } from '#shop/catalogue/recipe.ts'

export const recipesWords = {
  minutes: (count: number) => (count === 1 ? '1 minute' : `${count} minutes`),
  fromBoardToTable: 'Ready in {minutes}',
  buy: (fish: string) => `Buy ${fish}`,
  ingredients: 'Ingredients',
  people: (count: number) => (count === 1 ? 'For 1 person' : `For ${count} people`),
  servings: 'servings',
  yields: (count: number) => `${count} servings`,
  steps: 'Steps',
  back: 'Back to the home page',
  amounts: {
    kg: (count: string) => `${count} kg`,
    g: (count: string) => `${count} g`,
    ml: (count: string) => `${count} ml`,
    tbsp: (count: string) => `${count} tbsp`,
    tsp: (count: string) => `${count} tsp`,
    cloves: (count: string) => (count === '1' ? '1 clove' : `${count} cloves`),
  } satisfies Record<KitchenUnit | 'kg', (count: string) => string>,
} as const
