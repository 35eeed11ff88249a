import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { detailUrl, readableRange } from '#shop/catalogue/product.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { logInOn, registered } from '#tests/journeys/people.ts'
import { alive, barriersOn, stopClock, visit, visitWithClock } from '#tests/journeys/visits.ts'
import { catchOfTheDay, favourites, heroSlides } from '#tests/rooms/opening-lists.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect, test } from '#tests/running/shop.ts'
import { accountsWords } from '#words/accounts.ts'
import { siteWords } from '#words/frame.ts'

const slide = (page: Page) => page.locator('.hero-slide[data-shown="true"]')
const hero = (page: Page) => page.getByRole('region', { name: 'From the docks' })
const spinner = (page: Page) => page.locator('.spinner-overlay')
const [pomfret] = heroSlides.map(({ title }) => title) as [string]

test.describe('before any script runs', () => {
  test('the front page shows its first slide, ten favourites and the catch of the day', async ({ still: page }) => {
    for (const path of ['/', '/home']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 2 }).first()).toHaveText(pomfret)
      await expect(page.getByRole('link', { name: `${siteWords.orderNow}: ${pomfret}` })).toHaveAttribute(
        'href',
        '/wholePomfretDetails/4',
      )
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/home$/)
    }
    const cards = page.locator('.favourite')
    await expect(cards).toHaveCount(10)
    for (const [place, { title, tagline, to }] of favourites.entries()) {
      await expect(cards.nth(place)).toContainText(title)
      await expect(cards.nth(place)).toContainText(tagline)
      await expect(cards.nth(place)).toContainText('Our grade: 4 of 5')
      await expect(cards.nth(place)).toContainText(/₹[\d,]+\.00 per kg/)
      await expect(cards.nth(place)).toHaveAttribute('href', to)
      await expect(cards.nth(place).locator('.picture')).toHaveCount(1)
    }
    const today = page.getByRole('region', { name: 'Catch of the day' }).getByRole('listitem')
    await expect(today).toHaveCount(3)
    for (const [place, id] of catchOfTheDay.entries()) {
      const product = openingProduct(id)
      await expect(today.nth(place)).toContainText(product.title)
      await expect(today.nth(place)).toContainText(readableRange(product))
      await expect(today.nth(place)).toContainText(readableUnitPrice(product))
      await expect(today.nth(place).getByRole('link')).toHaveAttribute('href', detailUrl(product))
    }
  })
})

test('Order Now of the catch of the day waits 800 ms under the spinner and opens the fish at its top, and Back leads to its card', async ({
  page,
}) => {
  await visitWithClock(page, '/home')
  const product = openingProduct(catchOfTheDay[0] ?? 0)
  const order = page.getByRole('link', { name: `${siteWords.orderNow}: ${product.title}` })
  await order.scrollIntoViewIfNeeded()
  await order.click()
  await expect(spinner(page)).toBeVisible()
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.clock.runFor(timings.orderNow - 1)
  await expect(page).toHaveURL(/\/home$/)
  await page.clock.runFor(1)
  await expect(page).toHaveURL(detailUrl(product))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await page.goBack()
  await expect(order).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place)
})

test('somebody who comes with good news reads it for three seconds', async ({ page }) => {
  const person = await registered(page.request)
  await visitWithClock(page, '/login')
  await logInOn(page, person)
  const news = page.getByRole('main').getByText(accountsWords.loggedIn)
  await expect(news).toBeVisible()
  const before = await hero(page).boundingBox()
  await page.clock.runFor(timings.successBanner - 1)
  await expect(news).toBeInViewport()
  await page.clock.runFor(1)
  await expect(news).toHaveCount(0)
  expect(await hero(page).boundingBox(), 'the page must not move when the news goes').toEqual(before)
})

test('no news is said twice', async ({ page }) => {
  const person = await registered(page.request)
  await visit(page, '/login')
  await logInOn(page, person)
  await expect(page.getByText(accountsWords.loggedIn)).toBeVisible()
  await page.reload()
  await alive(page)
  await expect(page.getByText(accountsWords.loggedIn)).toHaveCount(0)
})

test.describe('for somebody who wants no motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the hero stands still, and there is nothing to pause', async ({ page }) => {
    await visitWithClock(page, '/home')
    await page.clock.runFor(timings.heroAutoplay * 3)
    await expect(slide(page).getByRole('heading')).toHaveText(pomfret)
    await expect(hero(page).getByRole('button')).toHaveCount(0)
    const moving = await page.evaluate(() => document.getAnimations().length)
    expect(moving).toBe(0)
  })

  test('Order Now opens the fish without the spinner', async ({ page }) => {
    await visit(page, '/home')
    await slide(page).getByRole('link', { name: siteWords.orderNow }).click()
    await expect(page).toHaveURL('/wholePomfretDetails/4')
  })
})

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing on the front page bars anybody, slide after slide, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await visitWithClock(page, '/home')
    for (const _slide of heroSlides) {
      await hero(page).getByRole('button', { name: 'Pause' }).click()
      await expect(slide(page)).toHaveCSS('opacity', '1')
      await page.clock.resume()
      expect(await barriersOn(page, 'html', { byNight: colorScheme === 'dark' })).toEqual([])
      await stopClock(page)
      await hero(page).getByRole('button', { name: 'Play' }).click()
      await page.clock.runFor(timings.heroAutoplay)
    }
  })
}
