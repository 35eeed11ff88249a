import type { Page } from '@playwright/test'
import { logOut, pressLogout } from '#tests/journeys/cart/cart-devices.ts'
import { keptHere } from '#tests/journeys/offline/kept-here.ts'
import { keptPaths, visitWithWorker } from '#tests/journeys/offline/offline-pages.ts'
import { keepOne, notSent, unsentJourneys } from '#tests/journeys/offline/unsent-room.ts'
import { logInOn, registered } from '#tests/journeys/people.ts'
import {
  fillAddress,
  fillCart,
  line,
  openCheckout,
  ordersOf,
  placeButton,
  placeOrders,
} from '#tests/journeys/shopping.ts'
import { stored, visit } from '#tests/journeys/visits.ts'
import { expect } from '#tests/running/shop.ts'
import { frameWords } from '#words/frame.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { ordersWords } from '#words/orders.ts'
import { unsentWords } from '#words/unsent.ts'

const test = unsentJourneys()

/** The session ends at the shop, as from another device; the page that opens next hears of it. */
async function endSession(page: Page) {
  const headers = { authorization: `Bearer ${await stored(page, 'token')}` }
  await page.request.post('/auth/logout', { headers })
  await page.goto('/myorders')
  await expect(page).toHaveURL(/\/login$/)
}

/** The order reaches the shop, and its answer does not come back. */
async function pressAndLoseAnswer(page: Page) {
  await page.route('**/orders', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await placeButton(page).click()
  await expect(page.getByRole('heading', { name: unsentWords.unknown })).toBeVisible()
}

test('whoever logs in where the login of another ended finds a checkout of their own', async ({ page }) => {
  await openCheckout(page)
  await fillAddress(page)
  await page.getByLabel(orderWishesWords.note).fill('For my diabetic father, small pieces')
  await page.getByLabel('Pincode').focus()
  await expect.poll(() => stored(page, 'orderWishes')).toContain('diabetic')
  await endSession(page)

  await logInOn(page, await registered(page.request))
  await expect(page).not.toHaveURL(/\/login/)
  await fillCart(page, [line(19)])
  await visit(page, '/checkout')
  await expect(page.getByLabel('Pincode')).toHaveValue('')
  await expect(page.getByLabel(orderWishesWords.note)).toHaveValue('')
  expect(JSON.stringify(await page.context().storageState())).not.toMatch(/diabetic|Parel|400012/)
})

test('who signs out before the shop has answered hears that it may have the order', async ({ page }) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await pressAndLoseAnswer(page)
  await pressLogout(page)
  await expect(page.getByText(unsentWords.triedThrownAwayNow)).toBeVisible()
  await expect(page.getByText(unsentWords.thrownAwayNow)).toHaveCount(0)
  expect(await ordersOf(page.request, person)).toHaveLength(1)
})

test('who is back after another finds above an order of theirs that it may be placed, never that it is not', async ({
  page,
}) => {
  const person = await openCheckout(page)
  await fillAddress(page)
  await pressAndLoseAnswer(page)
  await page.unroute('**/orders')
  await page.route(/\/orders($|\/attempts\/)/, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await endSession(page)
  await logInOn(page, await registered(page.request))
  await expect.poll(async () => JSON.stringify(await keptHere(page, 'unsent'))).toContain('thrownAway')
  await logOut(page)
  await logInOn(page, person)
  await expect(page).not.toHaveURL(/\/login/)
  await visit(page, '/myorders')
  await expect(page.getByText(unsentWords.triedThrownAway)).toBeVisible()
  await expect(page.getByRole('heading', { name: unsentWords.notPlaced })).toHaveCount(0)
  await expect(page.locator('.order-card')).toHaveCount(1)
})

test('who opens a page without a line can sign out there, and nothing of them stays', async ({ page, context }) => {
  const person = await keepOne(page, context)
  await context.setOffline(false)
  await expect.poll(() => ordersOf(page.request, person)).toHaveLength(1)
  await fillCart(page, [line(4)])
  await visitWithWorker(page, '/checkout')
  await expect.poll(async () => (await keptPaths(page, 'files')).join()).toContain('/assets/side-menu')
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Save and send when online/ }).click()
  await expect(notSent(page)).toBeVisible()
  await page.reload()
  await expect(notSent(page)).toBeVisible()
  await page.getByRole('button', { name: frameWords.menu }).click()
  await expect(page.getByRole('dialog').getByText(frameWords.hello(person.name))).toBeVisible()
  await expect(page.getByRole('dialog').getByRole('link', { name: ordersWords.title })).toBeVisible()
  await page.getByRole('button', { name: frameWords.logout }).click()
  await expect.poll(() => keptHere(page, 'unsent')).toEqual([])
  for (const key of ['token', 'user', 'shippingAddress', 'orderWishes']) expect(await stored(page, key)).toBeNull()
})

test('while only logins are in trouble at the shop, who was here can sign out', async ({ page }) => {
  const person = await openCheckout(page)
  await placeOrders(page, person, [[line(19)]])
  await page.route('**/auth/**', (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }))
  await page.goto('/home')
  await pressLogout(page)
  await expect(page).toHaveURL(/\/login$/)
  expect([await stored(page, 'token'), await stored(page, 'user')]).toEqual([null, null])
})
