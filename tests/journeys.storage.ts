import type { Page } from '@playwright/test'
import { listPages } from '#shop/catalogue/lists.ts'
import { detailPaths } from '#shop/catalogue/paths.ts'
import { words } from '#shop/words.ts'
import { signedInOn } from './people.ts'
import { expect, test } from './shop.ts'
import { line } from './shopping.ts'
import { alive, follow, visit } from './visits.ts'

// The long run is a command: STORAGE=all npx playwright test --config tests/playwright.config.ts journeys.storage
const rounds = process.env.STORAGE === 'all' ? 200 : 2

const keys = ['cartItems', 'cartItemCount', 'cartState', 'user', 'token', 'shippingAddress', 'billingAddress'].concat([
  'redirectTo',
  'orderAttempt',
  'reviewDetails',
])

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

/** What may lie under a key when another version, another program or a full disk wrote it. */
const odd = [
  null,
  true,
  0,
  -1,
  0.5,
  1e308,
  '',
  'x',
  'NaN',
  '\u0000',
  '\u202e',
  '<b>',
  [],
  {},
  [[]],
  [null],
  { a: 1 },
  '__proto__',
]
const broken = [
  '',
  '{',
  '[',
  '"',
  'undefined',
  'NaN',
  '{"items":[',
  '[object Object]',
  '\ufeff[]',
  '\ud800',
  '%00',
  "{'a':1}",
  '1e999',
  'x'.repeat(200_000),
  `${'['.repeat(3000)}${']'.repeat(3000)}`,
  ...odd.flatMap((value) =>
    [
      value,
      [value],
      { items: value },
      { items: [value], shippingAddress: value },
      [{ id: value }],
      [{ ...line(4), quantity: value }],
      [{ ...line(4), price: value, title: value }],
      { id: value, name: value, fullName: 'x', email: 'x', mobile: 'x' },
      { firstName: value, pincode: value },
      { key: 'k', userId: 'x', at: value, sent: value },
      { username: value, email: value },
    ].map((whole) => JSON.stringify(whole)),
  ),
]

for (const who of ['a stranger', 'somebody who is signed in'] as const)
  test(`whatever lies in the storage of ${who}, every page is there, and what is broken is replaced`, async ({
    page,
  }) => {
    test.setTimeout(rounds * 60_000)
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`))
    if (who === 'a stranger') await page.goto('/home')
    else await signedInOn(page)
    const mine = who === 'a stranger' ? [] : ['user', 'token']
    for (let round = 0; round < rounds; round += 1) {
      const values = keys
        .filter((key) => !mine.includes(key))
        .map((key, place) => [key, broken[(round * 13 + place * 29) % broken.length] ?? ''] as const)
      await page.evaluate((values) => {
        for (const [key, value] of values) localStorage.setItem(key, value)
      }, values)
      await visit(page, routes[(round * 5) % routes.length] ?? '/home')
      for (const route of routes) {
        await follow(page, route)
        expect([route, values, await soundnessOf(page)]).toEqual([route, values, 'sound'])
      }
      const left = await page.evaluate(
        (keys) => keys.map((key) => localStorage.getItem(key)),
        ['cartItems', 'cartState', 'user'],
      )
      for (const text of left) expect(() => JSON.parse(text ?? 'null') as unknown).not.toThrow()
    }
    expect(broken.length).toBeGreaterThanOrEqual(200)
    expect(faults).toEqual([])
  })

for (const [what, methods] of [
  ['is full', ['setItem']],
  ['is blocked', ['setItem', 'getItem', 'removeItem']],
] as const)
  test(`where the storage ${what}, every page is there, and the cart works and says so`, async ({ page }) => {
    const faults: string[] = []
    page.on('pageerror', (fault) => faults.push(`${page.url()}: ${fault.message}`))
    await page.addInitScript((methods) => {
      for (const method of methods)
        Storage.prototype[method] = () => {
          throw new DOMException('no', 'QuotaExceededError')
        }
    }, methods)
    await visit(page, '/wholePomfretDetails/4')
    await page.getByRole('button', { name: words.choices.addToCart }).first().click()
    await follow(page, '/cartPage')
    await expect(page.getByRole('main')).toContainText(words.cart.forgetful)
    await expect(page.getByRole('button', { name: words.cart.proceed })).toBeVisible()
    for (const route of routes) {
      await follow(page, route)
      expect([route, await soundnessOf(page)]).toEqual([route, 'sound'])
    }
    await alive(page)
    expect(faults).toEqual([])
  })

async function soundnessOf(page: Page): Promise<string> {
  const text = await page.getByRole('main').innerText()
  if (text.includes(words.calls.trouble)) return 'failed'
  return /\w{3}/.test(text) ? 'sound' : `blank: ${text}`
}
