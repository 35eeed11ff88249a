import type { Page } from '@playwright/test'
import { words } from '#shop/words.ts'
import { timings } from '#web/browser/timings.ts'
import { expect, test } from './shop.ts'
import { barriersOn, visit } from './visits.ts'

const { addToCart, added, alsoLike } = words.choices

const paplet = '/wholePomfretDetails/4'
const largePicture = /whole-pomfret-1536/

const row = (page: Page) => page.getByRole('region', { name: alsoLike })
const firstInRow = (page: Page) => row(page).getByRole('listitem').first()
const titles = (page: Page) => row(page).locator('.other-title')
const openZoom = (page: Page) => page.getByRole('button', { name: /Zoom in$/ })
const picture = (page: Page) => page.getByRole('dialog').getByRole('img')
const widthOf = async (page: Page) => Math.round((await picture(page).boundingBox())?.width ?? 0)

test('the picture opens large, and its large file is fetched only then', async ({ page }) => {
  const large: string[] = []
  page.on('request', (request) => largePicture.test(request.url()) && large.push(request.url()))
  await visit(page, paplet)
  expect(large).toEqual([])
  await openZoom(page).click()
  await expect(picture(page)).toBeVisible()
  await expect.poll(() => picture(page).evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1536)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('the zoom works by keyboard, and gives the focus back', async ({ page }) => {
  await visit(page, paplet)
  await openZoom(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  const before = await widthOf(page)
  await page.keyboard.press('+')
  expect(await widthOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('-')
  expect(await widthOf(page)).toBe(before)
  await page.getByRole('button', { name: 'Larger' }).press('Enter')
  expect(await widthOf(page)).toBeGreaterThan(before)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(openZoom(page)).toBeFocused()
})

test('two fingers bring the picture nearer', async ({ page }) => {
  await visit(page, paplet)
  await openZoom(page).click()
  const before = await widthOf(page)
  await pinch(page, [
    [100, 200],
    [60, 240],
  ])
  expect(await widthOf(page)).toBeGreaterThan(before * 1.5)
})

test('DESCRIPTION and REVIEWS close and open; a click inside does not close them', async ({ page }) => {
  await visit(page, paplet)
  for (const [head, inside] of [
    [words.choices.description, 'Paplet is the fish Mumbai brings out for guests'],
    [words.choices.reviews(0), words.reviews.none],
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

const states: Record<string, (page: Page) => Promise<void>> = {
  'as it opens': async (page) => {
    await expect(openZoom(page)).toBeVisible()
  },
  'with the banner': async (page) => {
    await page.getByRole('button', { name: addToCart }).click()
    await expect(page.getByText(added)).toBeVisible()
  },
  'cleared and folded': async (page) => {
    await page.getByRole('button', { name: words.choices.description }).click()
    await page.getByRole('button', { name: words.choices.clear, exact: true }).click()
  },
  zoomed: async (page) => {
    await openZoom(page).click()
    await expect(picture(page)).toBeVisible()
  },
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [state, bring] of Object.entries(states))
    test(`the page of a product is closed to nobody: ${state}, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await visit(page, paplet)
      await bring(page)
      expect(await barriersOn(page)).toEqual([])
    })

for (const address of [paplet, '/lobsterDetails/19']) {
  test(`${address} loses nothing at 320 px`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    await visit(page, address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    await page.getByRole('button', { name: addToCart }).click()
    await expect(page.getByRole('link', { name: words.choices.viewCart })).toBeInViewport()
  })
}

test('nothing on the page jumps while it comes alive, and the policy refuses nothing', async ({ page }) => {
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.addInitScript(() => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await visit(page, paplet)
  await openZoom(page).click()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: addToCart }).click()
  await expect(page.getByText(added)).toBeVisible()
  const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
  expect(shift.toFixed(2)).toBe('0.00')
  expect(refused).toEqual([])
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

/** Two fingers on the picture: where they are put down, and where they are lifted (their places across the screen). */
async function pinch(page: Page, [down, up]: readonly [readonly number[], readonly number[]]) {
  const client = await page.context().newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(down) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(up) })
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

const fingers = (across: readonly number[]) => across.map((x, id) => ({ x, y: 300, id }))
