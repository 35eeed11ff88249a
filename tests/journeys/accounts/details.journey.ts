import type { Page } from '@playwright/test'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { labelWeightNote } from '#shop/words/catalogue/label-weight.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { shiftOf, watchShifts } from '#tests/journeys/pages/layout-shifts.ts'
import { barriersOn, visit } from '#tests/journeys/visits.ts'
import { openingKind } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'
import { reviewsWords } from '#words/reviews.ts'

const { addToCart, added } = choicesWords

const paplet = '/wholePomfretDetails/4'
const openZoom = (page: Page) => page.getByRole('button', { name: /Zoom in$/ })

test.describe('before any script runs', () => {
  for (const product of openingCatalogue.products) {
    test(`the page of ${product.title} tells all that a shopper must know`, async ({ still: page }) => {
      await page.goto(detailUrl(product))
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText(product.title)
      await expect(main).toContainText(readableRange(product))
      await expect(main).toContainText(product.line)
      await expect(main).toContainText(labelWeightNote(product))
      await expect(main).toContainText('Our grade: 4 of 5')
      const { marathi, localName } = openingKind(product.species)
      await expect(main.locator('[lang="mr"]')).toHaveText(marathi)
      expect(await main.locator('[lang="mr"]').evaluate(isCut)).toBe(false)
      await expect(main.locator('[lang="mr-Latn"]')).toHaveText(localName)
      for (const paragraph of openingKind(product.species).description) await expect(main).toContainText(paragraph)
      const options = await main.getByRole('option').allTextContents()
      expect(options.filter((option) => option !== pickedWords.placeholder)).toEqual([
        ...product.sizes.map(({ label, means }) => (means ? `${label} (${means})` : label)),
        ...product.weights,
        ...product.cleaning.map((code) => labelOfCleaning(code, { cleaningLabels })),
      ])
    })
  }
})

/** Whether something around a text hides the top or the foot of its letters. */
function isCut(text: Element): boolean {
  const { top, bottom } = text.getBoundingClientRect()
  for (let around = text.parentElement; around; around = around.parentElement) {
    const box = around.getBoundingClientRect()
    if (getComputedStyle(around).overflowY !== 'visible' && (box.top > top + 0.5 || box.bottom < bottom - 0.5))
      return true
  }
  return false
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

test('DESCRIPTION and REVIEWS close and open; a click inside does not close them', async ({ page }) => {
  await visit(page, paplet)
  for (const [head, inside] of [
    [choicesWords.description, 'Paplet is the fish Mumbai brings out for guests'],
    [choicesWords.reviews(0), reviewsWords.none],
  ] as const) {
    const button = page.getByRole('button', { name: head, exact: true })
    const body = page.getByText(inside)
    await expect(body).toBeVisible()
    await body.click()
    await expect(body).toBeVisible()
    await button.press('Enter')
    await expect(body).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.click()
    await expect(body).toBeVisible()
  }
})

const states: Record<string, (page: Page) => Promise<void>> = {
  'as it opens': async (page) => {
    await expect(openZoom(page)).toBeVisible()
  },
  'with the banner': async (page) => {
    await page.getByRole('button', { name: addToCart }).click()
    await expect(page.getByText(added)).toBeVisible()
  },
  'cleared and folded': async (page) => {
    await page.getByRole('button', { name: choicesWords.description }).click()
    await page.getByRole('button', { name: choicesWords.clear, exact: true }).click()
  },
  zoomed: async (page) => {
    await openZoom(page).click()
    await expect(page.getByRole('dialog').getByRole('img')).toBeVisible()
  },
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [state, bring] of Object.entries(states))
    test(`the page of a product is closed to nobody: ${state}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visit(page, paplet)
      await bring(page)
      expect(await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })).toEqual([])
    })

for (const address of [paplet, '/lobsterDetails/19']) {
  test(`${address} loses nothing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: addToCart }).click()
    await expect(page.getByRole('link', { name: choicesWords.viewCart })).toBeInViewport()
  })
}

test('nothing on the page jumps while it comes alive, and the policy refuses nothing', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await watchShifts(page)
  await visit(page, paplet)
  await openZoom(page).click()
  // Its script comes with the press: an Escape before it is there closes nothing, and it would lie over the button.
  const zoom = page.getByRole('dialog')
  await expect(zoom).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(zoom).toHaveCount(0)
  await page.getByRole('button', { name: addToCart }).click()
  await expect(page.getByText(added)).toBeVisible()
  expect(await shiftOf(page)).toBe('0.00')
  expect(refused).toEqual([])
})
