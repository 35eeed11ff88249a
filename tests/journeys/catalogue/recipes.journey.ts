import { detailUrl } from '#shop/catalogue/product.ts'
import { mostServings, recipeUrl, scaled } from '#shop/catalogue/recipe.ts'
import { readableAmount } from '#shop/words/catalogue/amounts.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'

test.describe('before any script runs', () => {
  for (const recipe of recipes) {
    test(`'${recipe.name}' tells what goes in, what to do, how long it takes and which fish to buy`, async ({
      still: page,
    }) => {
      await page.goto(recipeUrl(recipe))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(recipe.name)
      await expect(main).toContainText(`${recipe.minutes} minutes`)
      await expect(main).toContainText(`For ${recipe.servings} people`)
      await expect(main.locator('.ingredients > li')).toHaveText(
        recipe.ingredients.map((one) => `${readableAmount(one)} ${one.what}`.trim()),
      )
      await expect(main.locator('.steps > li')).toHaveText([...recipe.steps])
      const fish = openingProduct(recipe.fish.productId)
      await expect(main.getByRole('link', { name: `Buy ${fish.title}` })).toHaveAttribute('href', detailUrl(fish))
    })
  }
})

test('a recipe for more people, or for one, takes other amounts', async ({ page }) => {
  const [recipe] = recipes
  if (recipe === undefined) throw new Error('there are no recipes')
  await visit(page, recipeUrl(recipe))
  const more = page.getByRole('button', { name: 'One more of servings' })
  const less = page.getByRole('button', { name: 'One less of servings' })
  const amounts = (servings: number) =>
    scaled(recipe, servings).ingredients.map((one) => `${readableAmount(one)} ${one.what}`.trim())
  await more.click()
  await expect(page.locator('.ingredients > li')).toHaveText(amounts(recipe.servings + 1))
  for (let servings = recipe.servings + 1; servings > 1; servings -= 1) await less.click()
  await expect(page.getByText('For 1 person')).toBeVisible()
  await expect(less).toBeDisabled()
  await expect(page.locator('.ingredients > li')).toHaveText(amounts(1))
  expect(await barriersOn(page)).toEqual([])
  for (let servings = 1; servings < mostServings; servings += 1) await more.click()
  await expect(more).toBeDisabled()
  await expect(page.locator('.ingredients > li')).toHaveText(amounts(mostServings))
})

test('on paper a recipe is what one cooks by, and nothing else', async ({ page }) => {
  await visit(page, '/recipes/salmon-teriyaki')
  await page.emulateMedia({ media: 'print' })
  for (const seen of ['.ingredients', '.steps', 'h1']) await expect(page.locator(seen)).toBeVisible()
  for (const unseen of ['.header', '.footer', '.recipe .picture', '.recipe .stepper', '.recipe-fish', '.recipe-back'])
    await expect(page.locator(unseen)).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await page.locator('.steps').evaluate((steps) => getComputedStyle(steps).color)).toBe('rgb(16, 36, 43)')
})
