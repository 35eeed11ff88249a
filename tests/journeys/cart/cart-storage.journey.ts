import type { Page } from '@playwright/test'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { expect, test } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { choicesWords } from '#words/choices.ts'

const says = cartWords
const rows = (page: Page) => page.getByRole('main').locator('.cart-line')
const total = (page: Page) => page.locator('[data-total]')

const badge = (page: Page) => page.getByRole('banner').locator('.badge')

async function openCart(page: Page, items: readonly ReturnType<typeof line>[]) {
  await page.goto('/cartPage')
  await fillCart(page, items)
  await page.reload()
  await expect(rows(page)).toHaveCount(items.length)
}

test('what one tab changes the other shows', async ({ page, context }) => {
  await openCart(page, [line(19)])
  const other = await context.newPage()
  await other.goto('/cartPage')
  await other.getByRole('button', { name: 'One more of Lobster' }).click()
  await expect(badge(page)).toHaveText('2')
  await expect(total(page)).toHaveText('₹4,000.00')
})

const keys = [
  'cartItems',
  'cartItemCount',
  'cartState',
  'user',
  'token',
  'shippingAddress',
  'billingAddress',
  'redirectTo',
]
const values = [
  '',
  '{',
  'null',
  '[]',
  '{}',
  '0',
  '"x"',
  '[null]',
  '[{"id":{}}]',
  '{"items":7}',
  '{"items":[{"id":"a"}]}',
]

test('whatever stands under the keys of a browser, no page is blank and none breaks', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/cartPage')
  // In as many rounds as there are values each key has had each of them.
  for (const round of values.keys()) {
    const stored = keys.map((key, place) => [key, values[(round + place) % values.length] ?? ''] as const)
    await page.evaluate((stored) => {
      for (const [key, value] of stored) localStorage.setItem(key, value)
    }, stored)
    for (const path of ['/cartPage', '/checkout']) {
      await page.goto(path)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }).first()).toBeVisible()
    }
  }
  expect(faults).toEqual([])
})

test('a browser that keeps nothing has a cart as long as the page is open, and says so', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await page.goto('/lobsterDetails/19')
  await page.getByRole('button', { name: choicesWords.addToCart }).click()
  await page.getByRole('link', { name: choicesWords.viewCart }).click()
  await expect(total(page)).toHaveText('₹2,000.00')
  await expect(page.getByText(says.forgetful)).toBeVisible()
})
