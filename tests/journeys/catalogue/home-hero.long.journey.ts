import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { visitWithClock } from '#tests/journeys/visits.ts'
import { heroSlides } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'
import { siteWords } from '#words/frame.ts'

const slide = (page: Page) => page.locator('.hero-slide[data-shown="true"]')
const hero = (page: Page) => page.getByRole('region', { name: 'From the docks' })
const spinner = (page: Page) => page.locator('.spinner-overlay')
const [pomfret, surmai, prawns] = heroSlides.map(({ title }) => title) as [string, string, string]

test('the hero changes every four seconds, in a loop, within 800 ms', async ({ page }) => {
  await visitWithClock(page, '/home')
  const showing = await slide(page).getByRole('heading').textContent()
  const order = [pomfret, surmai, prawns]
  const start = order.indexOf(showing ?? '')
  for (const step of [1, 2, 3, 4]) {
    await page.clock.runFor(timings.heroAutoplay)
    await expect(slide(page).getByRole('heading')).toHaveText(order[(start + step) % 3] ?? '')
  }
  expect(await slide(page).evaluate((shown) => getComputedStyle(shown).transitionDuration)).toBe(
    `${timings.heroSlide / 1000}s`,
  )
})

test('the hero has neither arrows nor dots, and goes on under the mouse', async ({ page }) => {
  await visitWithClock(page, '/home')
  await expect(hero(page).getByRole('button')).toHaveText(['Pause'])
  const before = await slide(page).getByRole('heading').textContent()
  await hero(page).hover({ position: { x: 20, y: 20 } })
  await page.clock.runFor(timings.heroAutoplay)
  await expect(slide(page).getByRole('heading')).not.toHaveText(before ?? '')
})

test('the pause button stops the hero and lets it go on', async ({ page }) => {
  await visitWithClock(page, '/home')
  await hero(page).getByRole('button', { name: 'Pause' }).click()
  const before = await slide(page).getByRole('heading').textContent()
  await page.clock.runFor(timings.heroAutoplay * 3)
  await expect(slide(page).getByRole('heading')).toHaveText(before ?? '')
  await hero(page).getByRole('button', { name: 'Play' }).click()
  await page.clock.runFor(timings.heroAutoplay)
  await expect(slide(page).getByRole('heading')).not.toHaveText(before ?? '')
})

test('a slide that is not shown cannot be reached', async ({ page }) => {
  await visitWithClock(page, '/home')
  await expect(hero(page).getByRole('link')).toHaveCount(1)
  await expect(page.locator('.hero-slide:not([inert])')).toHaveCount(1)
})

for (const [place, { title, to }] of heroSlides.entries()) {
  for (const part of ['button', 'picture'] as const) {
    test(`the ${part} of '${title}' shows the spinner and opens its fish after 800 ms`, async ({ page }) => {
      await visitWithClock(page, '/home')
      while ((await slide(page).getByRole('heading').textContent()) !== title)
        await page.clock.runFor(timings.heroAutoplay)
      await page.clock.runFor(timings.heroSlide)
      await expect(page.locator('.hero-slide').nth(place)).toHaveAttribute('data-shown', 'true')
      if (part === 'button') await slide(page).getByRole('link', { name: siteWords.orderNow }).click()
      else
        await slide(page)
          .locator('.hero-picture')
          .click({ position: { x: 300, y: 40 } })
      await expect(spinner(page)).toBeVisible()
      await page.clock.runFor(timings.orderNow - 1)
      await expect(page).toHaveURL(/\/home$/)
      await page.clock.runFor(1)
      await expect(page).toHaveURL(to)
      await expect(spinner(page)).toHaveCount(0)
    })
  }
}

for (const width of [360, 768, 1280, 1920])
  test(`a press anywhere on the fish of the hero leads to it, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visitWithClock(page, '/home')
    const missed = await hero(page).evaluate((region) => {
      const { left, top, width, height } = region.getBoundingClientRect()
      const places = [0.05, 0.25, 0.5, 0.75, 0.95].flatMap((x) => [0.05, 0.25, 0.5, 0.75].map((y) => [x, y] as const))
      return places.filter(
        ([x, y]) => !document.elementFromPoint(left + width * x, top + height * y)?.closest('.hero-slide a'),
      )
    })
    expect(missed).toEqual([])
    const { x, y, width: wide, height } = (await hero(page).boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.click(x + wide * 0.7, y + height * 0.5)
    await page.clock.runFor(timings.orderNow)
    await expect(page).toHaveURL(heroSlides[0]?.to ?? '')
  })
