import { labelWeightNote } from '#shop/catalogue/label-weight.ts'
import { detailPaths } from '#shop/catalogue/paths.ts'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { openingCatalogue } from '#shop/catalogue/products.ts'
import { speciesNamed } from '#shop/catalogue/species.ts'
import { words } from '#shop/words.ts'
import { openingProduct } from './products.ts'
import { expect, test } from './shop.ts'

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const product of openingCatalogue.products) {
    test(`the page of ${product.title} tells all that a shopper must know`, async ({ page }) => {
      await page.goto(detailUrl(product))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.title)
      await expect(main).toContainText(readableRange(product))
      await expect(main).toContainText(product.line)
      await expect(main).toContainText(labelWeightNote(product))
      await expect(main).toContainText('Our grade: 4 of 5')
      const { marathi, localName, description } = speciesNamed(product.species)
      await expect(main.locator('[lang="mr"]')).toHaveText(marathi)
      await expect(main.locator('[lang="mr-Latn"]')).toHaveText(localName)
      for (const paragraph of description) await expect(main).toContainText(paragraph)
      const options = await main.getByRole('option').allTextContents()
      expect(options.filter((option) => option !== words.choices.placeholder)).toEqual([
        ...product.sizes.map(({ label, means }) => (means ? `${label} (${means})` : label)),
        ...product.weights,
        ...product.cleaning.map(({ label }) => label),
      ])
    })
  }
})

test('a detail path without an id leads to the full path', async ({ request }) => {
  for (const [id, path] of Object.entries(detailPaths)) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([302, `${path}/${id}`])
  }
})

test("another product's id leads to that product's own path, for good", async ({ request }) => {
  const answer = await request.get('/lobsterDetails/7', { maxRedirects: 0 })
  expect([answer.status(), answer.headers().location]).toEqual([301, '/wholeKingFishDetails/7'])
})

for (const address of [
  '/lobsterDetails/999',
  '/lobsterDetails/nope',
  '/lobsterDetails/019',
  '/productDetails',
  '/productDetails/999',
  '/productDetails/pdpImage99',
]) {
  test(`${address} is not found`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toContain(words.frame.notFound)
  })
}

test('an address in any letter case shows the page, and names the spelling of the table', async ({ request }) => {
  const answer = await request.get('/CUTANDCLEANEDBOMBAYDUCKDETAILS/11', { maxRedirects: 0 })
  expect(answer.status()).toBe(200)
  expect(await answer.text()).toMatch(/<link rel="canonical" href="[^"]+\/cutAndCleanedBombayDuckDetails\/11"/)
})

for (const [address, id] of [
  ['/productDetails/7', 7],
  ['/productDetails/pdpImage7', 7],
  ['/productDetails/pdpImage22', 21],
  ['/productDetails/PDPIMAGE23', 17],
] as const) {
  test(`${address} leads to the product's own page, for good`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location]).toEqual([301, detailUrl(openingProduct(id))])
  })
}

test('search engines learn the price and whether it is sold, and nothing of our own grade', async ({ request }) => {
  const html = await (await request.get('/wholePomfretDetails/4')).text()
  const facts = [...html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)].map(
    ([, json = '']) => JSON.parse(json) as Record<string, unknown>,
  )
  const product = facts.find((one) => one['@type'] === 'Product')
  expect(product).toMatchObject({
    name: 'Whole Silver Pomfret (Paplet)',
    offers: { price: '1800.00', priceCurrency: 'INR', availability: 'https://schema.org/InStock' },
  })
  expect(JSON.stringify(facts)).not.toMatch(/rating|grade/i)
  const way = facts.find((one) => one['@type'] === 'BreadcrumbList')
  expect(way?.itemListElement).toMatchObject([
    { name: 'Home' },
    { name: 'Silver Pomfret' },
    { name: 'Whole Silver Pomfret (Paplet)' },
  ])
})
