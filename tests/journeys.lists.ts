import { listPages } from '#shop/catalogue/lists.ts'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { recipes } from '#shop/catalogue/recipes.ts'
import { words } from '#shop/words.ts'
import { openingProduct } from './products.ts'
import { expect, test } from './shop.ts'

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const { to, title, productIds } of listPages) {
    test(`the list of ${title} shows its three cuts and the recipes`, async ({ page }) => {
      await page.goto(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const cards = page.locator('.product-card')
      await expect(cards).toHaveCount(3)
      for (const [place, id] of productIds.entries()) {
        const product = openingProduct(id)
        const card = cards.nth(place)
        await expect(card.getByRole('heading')).toHaveText(product.title)
        await expect(card).toContainText(readableRange(product))
        await expect(card).toContainText(product.line)
        await expect(card).toContainText('Our grade: 4 of 5')
        await expect(card.locator('.picture')).toHaveCount(1)
        await expect(card.getByRole('link', { name: words.choices.orderNow })).toHaveAttribute(
          'href',
          detailUrl(product),
        )
      }
      for (const { slug, name } of recipes)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/recipes/${slug}`)
    })
  }
})
