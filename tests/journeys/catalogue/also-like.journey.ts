import type { Page } from '@playwright/test'
import { timings } from '#browser/timings.ts'
import { visit } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import { choicesWords } from '#words/choices.ts'

const { addToCart, added, alsoLike } = choicesWords

const paplet = '/wholePomfretDetails/4'

const row = (page: Page) => page.getByRole('region', { name: alsoLike })
const firstInRow = (page: Page) => row(page).getByRole('listitem').first()
const titles = (page: Page) => row(page).locator('.other-title')

test('YOU MAY ALSO LIKE offers seven, and never what is in the cart', async ({ page }) => {
  await visit(page, paplet)
  await expect(row(page).getByRole('listitem')).toHaveCount(7)
  await expect(row(page)).not.toContainText('Whole Silver Pomfret')
  const title = (await titles(page).first().textContent()) ?? ''
  await firstInRow(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.getByRole('button', { name: addToCart }).click()
  await expect(page.getByText(added)).toBeVisible()
  await visit(page, paplet)
  await expect(row(page)).not.toContainText(title)
  await expect(row(page).getByRole('listitem')).toHaveCount(7)
})

for (const [width, shown] of [
  [1280, 4],
  [1023, 3],
  [767, 2],
  [479, 1],
] as const) {
  test(`${shown} of them are seen on a screen of ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, paplet)
    const seen = await row(page).evaluate((region) => {
      const edge = region.getBoundingClientRect().right
      return [...region.querySelectorAll('li')].filter((item) => item.getBoundingClientRect().right <= edge + 1).length
    })
    expect(seen).toBe(shown)
  })
}

test('the row moves on by one every 3 seconds, in half a second, and can be paused', async ({ page }) => {
  await page.clock.install()
  await visit(page, paplet)
  const pause = row(page).getByRole('button', { name: 'Pause' })
  const sliding = row(page).locator('[data-sliding="true"]')
  await expect(pause).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await pause.click()
  await page.clock.runFor(timings.alsoLikeAutoplay)
  await expect(sliding).toHaveCount(0)
  const [first = '', second = ''] = await titles(page).allTextContents()

  await row(page).getByRole('button', { name: 'Play' }).click()
  await settled(page)
  await page.clock.runFor(timings.alsoLikeAutoplay - 1)
  await expect(sliding).toHaveCount(0)
  await page.clock.runFor(1)
  await expect(sliding).toHaveCount(1)
  await settled(page)
  await page.clock.runFor(timings.alsoLikeSlide - 1)
  await expect(firstInRow(page)).toContainText(first)
  await page.clock.runFor(1)
  await expect(firstInRow(page)).toContainText(second)
})

test('with reduced motion nothing moves by itself, and there is nothing to pause', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.clock.install()
  await visit(page, paplet)
  await expect(row(page).getByRole('button', { name: 'Pause' })).toHaveCount(0)
  const first = (await titles(page).first().textContent()) ?? ''
  await page.clock.runFor(timings.alsoLikeAutoplay * 3)
  await expect(firstInRow(page)).toContainText(first)
})

/** What follows a change on the screen has been set up too: the clock stands still, so only a message can tell. */
async function settled(page: Page) {
  await page.evaluate(
    () =>
      new Promise<void>((heard) => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => heard(), { once: true })
        port1.start()
        port2.postMessage(null)
      }),
  )
}
