import type { Page } from '@playwright/test'
import { loggedInOn } from '#tests/journeys/people.ts'
import { fillAddress, ordersOf, placeButton, placedHead } from '#tests/journeys/shopping.ts'
import { expect, inOwnShop } from '#tests/running/shop.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'

const test = inOwnShop()

/** As a browser is whose person has blocked site data: what keeps something throws, or rejects. */
async function refuseSiteData(page: Page) {
  await page.addInitScript(() => {
    // oxlint-disable-next-line unicorn/consistent-function-scoping -- it runs in the page, alone
    const refused = () => new DOMException('Access is denied for this document.', 'SecurityError')
    const refuse = () => {
      throw refused()
    }
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get: refuse })
    IDBFactory.prototype.open = refuse
    LockManager.prototype.request = () => Promise.reject(refused())
    ServiceWorkerContainer.prototype.register = () => Promise.reject(refused())
    ServiceWorkerContainer.prototype.getRegistration = () => Promise.reject(refused())
    Object.assign(globalThis, { BroadcastChannel: refuse })
  })
}

/** From the home page to the checkout by links alone: nothing outlives a page here. */
async function walkToCheckout(page: Page) {
  await page
    .getByRole('link', { name: /^Order Now/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Add to Cart' }).click()
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).click()
  await expect(page.getByText(cartWords.forgetful)).toBeVisible()
  await page
    .getByRole('link', { name: cartWords.proceed })
    .or(page.getByRole('button', { name: cartWords.proceed }))
    .click()
  await fillAddress(page)
}

test('a browser that refuses site data buys all the same, once, and is told that nothing is kept', async ({ page }) => {
  await refuseSiteData(page)
  const person = await loggedInOn(page)
  await walkToCheckout(page)
  await placeButton(page).dblclick()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('there an order without an answer says that this page must stay open, and goes once', async ({ page }) => {
  await refuseSiteData(page)
  const person = await loggedInOn(page)
  await walkToCheckout(page)
  await page.route('**/orders', (route) => route.abort())
  await placeButton(page).click()
  await expect(page.getByText(unsentWords.notOnDisk)).toBeVisible()
  await expect(page.getByText(checkoutWords.placed)).toHaveCount(0)
  await page.unroute('**/orders')
  await page.getByRole('button', { name: unsentWords.sendNow }).click()
  await expect(placedHead(page)).toBeVisible()
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})
