import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { recipes } from '#shop/words/catalogue/recipes.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { barriersOn, visitWithClock } from '#tests/journeys/visits.ts'
import { listPages } from '#tests/rooms/opening-lists.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { frameWords, siteWords } from '#words/frame.ts'

test.describe('before any script runs', () => {
  for (const { to, title, productIds } of listPages) {
    test(`the list of ${title} shows its three cuts and the recipes`, async ({ still: page }) => {
      await page.goto(to)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
      const cards = page.locator('.product-card')
      await expect(cards).toHaveCount(3)
      for (const [place, id] of productIds.entries()) {
        const product = openingProduct(id)
        const card = cards.nth(place)
        await expect(card.getByRole('heading')).toHaveText(product.title)
        await expect(card).toContainText(readableRange(product))
        await expect(card).toContainText(readableUnitPrice(product))
        for (const { means = '' } of product.sizes.slice(0, 1)) await expect(card).toContainText(means)
        await expect(card).toContainText(product.line)
        await expect(card).toContainText('Our grade: 4 of 5')
        await expect(card.locator('.picture')).toHaveCount(1)
        await expect(card.getByRole('link', { name: siteWords.orderNow })).toHaveAttribute('href', detailUrl(product))
      }
      for (const { slug, name } of recipes)
        await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/recipes/${slug}`)
    })
  }
})

const orderNow = (page: Page) => page.getByRole('link', { name: siteWords.orderNow }).first()
const spinner = (page: Page) => page.getByRole('status').filter({ hasText: frameWords.loading })

test('Order Now shows a spinner, and after 800 ms the product, from its top', async ({ page }) => {
  await visitWithClock(page, '/productListPomfret')
  await page.evaluate(() => window.scrollTo(0, 200))
  await orderNow(page).click()
  await expect(spinner(page)).toBeVisible()
  await page.clock.runFor(timings.orderNow - 1)
  await expect(page).toHaveURL(/productListPomfret$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/wholePomfretDetails\/4$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(openingProduct(4).title)
  await expect(spinner(page)).toHaveCount(0)
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('who wants no motion meets no spinner', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitWithClock(page, '/productListPomfret')
  await orderNow(page).click()
  await page.clock.runFor(1)
  await expect(page).toHaveURL(/\/wholePomfretDetails\/4$/)
})

test('a thumb anywhere on a card finds its product, and so does the keyboard', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/productListPomfret')
  await page
    .locator('.product-card')
    .nth(1)
    .click({ position: { x: 20, y: 20 } })
  await expect(page).toHaveURL(/\/cutAndCleanPomfretDetails\/5$/)
  await page.goBack()
  await orderNow(page).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/wholePomfretDetails\/4$/)
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a list is closed to nobody (${colorScheme})`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto('/productListPomfret')
    expect(await barriersOn(page)).toEqual([])
  })
}

test('a list loses nothing at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  for (const { to } of listPages) {
    await page.goto(to)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})

test('cards that stand side by side have their prices and buttons level', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/productListPomfret')
  for (const part of ['.price-range', '.button']) {
    const tops = await page
      .locator(`.product-card ${part}`)
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
    expect(new Set(tops).size).toBe(1)
  }
})
