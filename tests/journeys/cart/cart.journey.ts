import type { Page } from '@playwright/test'
import { logInOn, registered, signedInOn } from '#tests/journeys/people.ts'
import { fillCart, line } from '#tests/journeys/shopping.ts'
import { barriersAnywhereOn, stopClock } from '#tests/journeys/visits.ts'
import { expect, test } from '#tests/running/shop.ts'
import type { ShelfFacts } from '#web/cart/shelf-facts.ts'
import { cartWords } from '#words/cart.ts'
import { frameWords } from '#words/frame.ts'
import { pricesWords } from '#words/measures.ts'
import { refusals } from '#words/refusals.ts'

const says = cartWords
const rows = (page: Page) => page.getByRole('main').locator('.cart-line')
const total = (page: Page) => page.locator('[data-total]')

const badge = (page: Page) => page.getByRole('banner').locator('.badge')

async function openCart(page: Page, items: readonly ReturnType<typeof line>[]) {
  await fillCart(page, items)
  await page.goto('/cartPage')
  await expect(rows(page)).toHaveCount(items.length)
}

test('each line says what it is and what it costs, and all together', async ({ page }) => {
  await openCart(page, [line(4, 2, { size: 'Jumbo', weight: '500 g', cleaning: 'slices' }), line(19)])
  const pomfret = rows(page).first()
  await expect(pomfret).toContainText('Jumbo (2 pieces per kg), 500 g; cleaning: Slices')
  await expect(pomfret).toContainText('₹1,000.00 a pack')
  await expect(pomfret.locator('.cart-line-total')).toHaveText('₹2,000.00')
  await expect(pomfret.getByRole('link', { name: 'Whole Silver Pomfret (Paplet)' })).toHaveAttribute(
    'href',
    '/wholePomfretDetails/4',
  )
  await expect(pomfret.locator('.cart-line-sum')).toHaveText('about ₹2,000.00 max ₹2,000.00')
  await expect(total(page)).toHaveText('₹4,000.00')
  const summary = page.getByRole('region', { name: says.summary })
  await expect(summary.getByRole('term')).toHaveText(['3 packs', 'Delivery', 'Total'])
  await expect(summary.getByRole('definition')).toHaveText(['about ₹4,000.00', '₹0.00', 'about ₹4,000.00'])
  await expect(summary).toContainText('max ₹4,200.00')
  await expect(summary).toContainText(pricesWords.scaleDecides)
  await expect(badge(page)).toHaveText('3')
  await expect(page.getByText(says.freeDelivery)).toBeVisible()
})

test('plus and minus count at once, minus stops at 1 and plus at 20', async ({ page }) => {
  await openCart(page, [line(19)])
  const less = page.getByRole('button', { name: 'One less of Lobster (Shevandi)' })
  const more = page.getByRole('button', { name: 'One more of Lobster (Shevandi)' })
  await expect(less).toBeDisabled()
  for (let count = 2; count <= 20; count += 1) await more.click()
  await expect(more).toBeDisabled()
  await expect(total(page)).toHaveText('₹40,000.00')
  await less.click()
  await expect(badge(page)).toHaveText('19')
  await page.reload()
  await expect(total(page)).toHaveText('₹38,000.00')
})

test('what was removed can be had back for ten seconds', async ({ page }) => {
  await page.clock.install()
  await openCart(page, [line(4), line(19)])
  await page.getByRole('button', { name: `${says.remove}: Whole Silver Pomfret (Paplet)` }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(total(page)).toHaveText('₹2,000.00')
  await expect(page.getByRole('status').filter({ hasText: says.undoOffered })).toContainText('was removed.')
  const undo = page.getByRole('button', { name: 'Undo' })
  await expect(undo).toBeFocused()
  await undo.click()
  await expect(rows(page).first()).toContainText('Whole Silver Pomfret (Paplet)')
  await stopClock(page)
  await page.getByRole('button', { name: `${says.remove}: Lobster (Shevandi)` }).click()
  await page.clock.runFor(9_900)
  await expect(undo).toBeVisible()
  const before = await rows(page).boundingBox()
  await page.clock.runFor(200)
  await expect(undo).toHaveCount(0)
  await expect(page.locator('.removed-line')).toBeFocused()
  expect(await rows(page).boundingBox()).toEqual(before)
})

test('an empty cart offers the fish', async ({ page }) => {
  await page.goto('/cartPage')
  await expect(page.getByText(says.empty)).toBeVisible()
  await expect(badge(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: 'Lobster' }).click()
  await expect(page).toHaveURL('/lobsterDetails/19')
})

test('Proceed to Checkout shows a spinner, and after 500 ms the checkout to who is signed in', async ({ page }) => {
  await signedInOn(page)
  await openCart(page, [line(19)])
  await page.clock.install()
  await stopClock(page)
  await page.getByRole('button', { name: says.proceed }).click()
  await expect(page.locator('.spinner-overlay')).toBeVisible()
  await page.clock.runFor(450)
  await expect(page).toHaveURL('/cartPage')
  // React may hold a page back for a moment that it counts by the same clock.
  await page.clock.resume()
  await expect(page).toHaveURL('/checkout')
})

test('Proceed to Checkout asks strangers to log in, and leads on to the checkout', async ({ page }) => {
  const person = await registered(page.request)
  await openCart(page, [line(19)])
  await page.getByRole('button', { name: says.proceed }).click()
  await expect(page.getByRole('alertdialog')).toContainText(says.loginFirst)
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => localStorage.getItem('redirectTo'))).toBe('/checkout')
  await logInOn(page, person)
  await expect(page).toHaveURL('/checkout')
  await expect(badge(page)).toHaveText('1')
})

test('a rate that changed since, and a fish that is not sold any more, are said line by line', async ({ page }) => {
  await openCart(page, [
    { ...line(4), price: 1700 },
    { ...line(19), id: 'pdpImage99', title: 'Whale' },
  ])
  await expect(rows(page).first()).toContainText(says.dearer('₹1,700.00', '₹1,800.00'))
  await expect(rows(page).first().locator('.cart-line-total')).toHaveText('₹1,800.00')
  await expect(rows(page).last()).toContainText(refusals['item-unknown']({ title: 'Whale' }))
  await page.getByRole('button', { name: says.proceed }).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(refusals['item-unknown']({ title: 'Whale' }))
  await expect(page).toHaveURL('/cartPage')
})

test('the cart is accessible, by day and by night, on a phone and on a desk', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openCart(page, [{ ...line(4), price: 1700 }, line(19)])
  await page.getByRole('button', { name: `${says.remove}: Lobster` }).click()
  expect(await barriersAnywhereOn(page, 'main')).toEqual([])
})

test('before any script runs the page says that it is loading', async ({ browser, shop }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: shop.url })
  await page.goto('/cartPage')
  await expect(page.getByRole('main')).toContainText(frameWords.loading)
  await page.close()
})

test('what a cart holds can be asked for, with its prices of today; what is not sold is not there', async ({
  page,
}) => {
  const answer = await page.request.get('/shelf.json?of=pdpImage4,nope,pdpImage19')
  const { products, pictures } = (await answer.json()) as ShelfFacts
  expect(products.map(({ cartId }) => cartId)).toEqual(['pdpImage4', 'pdpImage19'])
  expect(products[1]?.prices).toEqual({ '': { '1 kg': 200_000 } })
  expect(pictures.pdpImage4?.alt).toBe('')
})
