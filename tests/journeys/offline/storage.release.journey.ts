import type { Page } from '@playwright/test'
import { detailPaths } from '#shop/catalogue/paths.ts'
import { broken, type Values, valuesOf } from '#tests/journeys/pages/broken-values.ts'
import { lightest, signedInOn } from '#tests/journeys/people.ts'
import { alive, follow, goTo, settled, visit } from '#tests/journeys/visits.ts'
import { listPages } from '#tests/rooms/opening-lists.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { choicesWords } from '#words/choices.ts'
import { callsWords } from '#words/frame.ts'

// The long run is a command: STORAGE=all npx playwright test --config tests/journeys/playwright.config.ts offline/storage
// It may be run in parts, each test in one of them: --shard=1/8 to --shard=8/8.
const isWhole = process.env.STORAGE === 'all'

const routes = [
  '/home',
  '/cartPage',
  '/checkout',
  '/myorders',
  '/myorders/none',
  '/account',
  '/login',
  '/register',
  '/search?query=x',
  '/forgot-password',
  '/reset-password',
  '/aboutus',
  '/contactus',
  '/terms',
  '/privacy',
  '/refunds',
  '/grievance',
  ...listPages.map(({ to }) => to),
  ...Object.entries(detailPaths).map(([id, path]) => `${path}/${id}`),
  '/recipes/salmon-teriyaki',
]

/** Those that show more to people who are signed in; the rest only show their name in the bar. */
const personalRoutes = [...routes.slice(0, routes.indexOf('/search?query=x')), '/wholePomfretDetails/4']

/** In as many rounds as there are broken values each key has had each of them. */
const rounds = Array.from({ length: isWhole ? broken.length : 2 }, (_, round) => round)
const roundsInATest = 6

for (const who of ['a stranger', 'somebody who is signed in'] as const)
  for (const first of rounds.filter((round) => round % roundsInATest === 0))
    test(`whatever lies in the storage of ${who}, every page is there, and what is broken is replaced: from ${first}`, async ({
      page,
    }) => {
      test.setTimeout(240_000)
      const faults: string[] = []
      page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`))
      await withoutPictures(page)
      if (who === 'a stranger') await page.goto(lightest)
      else await signedInOn(page)
      const token = await page.evaluate(() => localStorage.getItem('token'))
      for (const round of rounds.slice(first, first + roundsInATest)) {
        const values = valuesOf(round).filter(([key]) => who === 'a stranger' || key !== 'token')
        await page.evaluate(put, values)
        if (token !== null) await page.evaluate(put, [['token', token] as const])
        await visit(page, routes[(round * 5) % routes.length] ?? '/home')
        const left = await page.evaluate(
          (keys) => keys.map((key) => localStorage.getItem(key)),
          ['cartItems', 'cartState', 'user'],
        )
        for (const text of left) expect(() => JSON.parse(text ?? 'null') as unknown).not.toThrow()
        expect([values, await brokenUnderEach(routesOf(who), page, values)]).toEqual([values, []])
      }
      expect(broken.length).toBeGreaterThanOrEqual(200)
      expect(faults).toEqual([])
    })

const routesOf = (who: string) => (who === 'a stranger' ? routes : personalRoutes)

/** Nothing of them is stored, and to draw them takes most of the time. */
async function withoutPictures(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Network.enable')
  await browser.send('Network.setBlockedURLs', { urls: ['*.avif', '*.webp', '*.jpg'] })
}

/**
 * Goes from page to page, and breaks the values under each as another tab would. Gives those that are not sound:
 * many thousand steps, so all of a round are made within the browser.
 */
async function brokenUnderEach(routes: readonly string[], page: Page, values: Values): Promise<string[]> {
  await page.evaluate(`Object.assign(self, { goTo: ${goTo.toString()}, settled: ${settled.toString()} })`)
  return page.evaluate(
    async ({ routes, values, trouble }) => {
      const { goTo, settled } = window as unknown as {
        goTo: (to: string) => Promise<void>
        settled: () => Promise<void>
      }
      const unsound: string[] = []
      for (const route of routes) {
        for (const [key, value] of values) localStorage.setItem(key, value)
        // No key stands for all of them.
        dispatchEvent(new StorageEvent('storage', { key: null }))
        await goTo(route)
        await settled()
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
        const text = document.querySelector('main')?.innerText ?? ''
        if (!/\w{3}/.test(text) || text.includes(trouble)) unsound.push(`${route}: ${text}`)
      }
      return unsound
    },
    { routes, values, trouble: callsWords.trouble },
  )
}

function put(values: Values): void {
  for (const [key, value] of values) localStorage.setItem(key, value)
}

for (const [what, methods] of [
  ['is full', ['setItem']],
  ['is blocked', ['setItem', 'getItem', 'removeItem']],
] as const)
  test(`where the storage ${what}, every page is there, and the cart works and says so`, async ({ page }) => {
    const faults: string[] = []
    // The router's line in the page that scrolls to where one was needs the storage, and says so: nothing hangs on it.
    page.on(
      'pageerror',
      ({ message, stack = '' }) => stack.includes('/assets/') && faults.push(`${page.url()}: ${message}`),
    )
    await page.addInitScript((methods) => {
      for (const method of methods)
        Storage.prototype[method] = () => {
          throw new DOMException('no', 'QuotaExceededError')
        }
    }, methods)
    await visit(page, '/wholePomfretDetails/4')
    await page.getByRole('button', { name: choicesWords.addToCart }).first().click()
    await follow(page, '/cartPage')
    await expect(page.getByRole('main')).toContainText(cartWords.forgetful)
    await expect(page.getByRole('button', { name: cartWords.proceed })).toBeVisible()
    for (const route of routes) {
      await follow(page, route)
      expect([route, await soundnessOf(page)]).toEqual([route, 'sound'])
    }
    await alive(page)
    expect(faults).toEqual([])
  })

async function soundnessOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  if (text.includes(callsWords.trouble)) return 'failed'
  return /\w{3}/.test(text) ? 'sound' : `blank: ${text}`
}
