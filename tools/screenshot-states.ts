// The states that are photographed: one for each thing that opens, fills, fails or succeeds.
import type { Page } from '@playwright/test'
import { newPerson, signedInOn } from '#tests/journeys/people.ts'
import { fillAddress, fillCart, line, placeButton, placeOrders } from '#tests/journeys/shopping.ts'
import { visit } from '#tests/journeys/visits.ts'
import { ashasReview } from '#tests/rooms/reviews.ts'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 600

async function withCart(page: Page, path: string) {
  await visit(page, '/home')
  await fillCart(page, [line(4, 2), line(1, 1, { size: 'Large', weight: '500 g' }), line(19)])
  await visit(page, path)
}

async function openMenu(page: Page, path = '/home') {
  await visit(page, path)
  await page.getByRole('button', { name: 'Menu' }).click()
}

async function search(page: Page, words: string) {
  await visit(page, '/home')
  await page.getByLabel('Search fish').pressSequentially(words)
  await page.getByRole('list', { name: 'Suggestions' }).waitFor()
}

async function atCheckout(page: Page) {
  await signedInOn(page)
  await withCart(page, '/checkout')
  await page.getByLabel('Pincode').waitFor()
}

/** How to reach each state from a fresh page. */
export const states: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  async 'menu-open'(page) {
    if (!isPhone(page)) return visit(page, '/home')
    await openMenu(page)
  },
  async 'menu-products'(page) {
    if (!isPhone(page)) {
      await visit(page, '/home')
      return page.getByRole('button', { name: 'Products' }).hover()
    }
    await openMenu(page)
    await page.getByRole('dialog').getByText('Products').click()
  },
  async 'menu-signed-in'(page) {
    await signedInOn(page)
    await (isPhone(page) ? openMenu(page) : visit(page, '/home'))
  },
  'search-suggestions': (page) => search(page, 'pra'),
  async 'search-nothing'(page) {
    await visit(page, '/search?query=qwxyz')
    await page.getByRole('alertdialog').waitFor()
  },
  async 'detail-added'(page) {
    await visit(page, '/wholePomfretDetails/4')
    await page.getByRole('button', { name: 'Add to Cart' }).click()
  },
  async 'detail-first-screen'(page) {
    await visit(page, '/wholePomfretDetails/4')
  },
  async 'detail-cleared'(page) {
    await visit(page, '/wholePomfretDetails/4')
    await page.getByRole('button', { name: 'Clear' }).click()
  },
  async 'detail-zoom'(page) {
    await visit(page, '/wholePomfretDetails/4')
    await page.getByRole('button', { name: /Zoom in/ }).click()
  },
  async 'reviews-none'(page) {
    await visit(page, '/wholeBangdaDetails/13')
    await page.getByRole('button', { name: /^REVIEWS/ }).scrollIntoViewIfNeeded()
  },
  async 'reviews-errors'(page) {
    await visit(page, '/wholeBangdaDetails/13')
    await page.getByRole('button', { name: 'Submit review' }).click()
  },
  async 'reviews-many'(page) {
    for (const rating of [5, 4, 5, 3, 5, 4, 1] as const)
      await page.request.post('/reviews', { data: { ...ashasReview({ productId: 7 }), rating } })
    await visit(page, '/wholeKingFishDetails/7')
    await page.getByRole('button', { name: /^REVIEWS/ }).scrollIntoViewIfNeeded()
  },
  'cart-full': (page) => withCart(page, '/cartPage'),
  async 'cart-removed'(page) {
    await withCart(page, '/cartPage')
    await page
      .getByRole('button', { name: /^Remove item/ })
      .first()
      .click()
  },
  async 'cart-login-first'(page) {
    await withCart(page, '/cartPage')
    await page.getByRole('button', { name: 'Proceed to Checkout' }).click()
    await page.getByRole('alertdialog').waitFor()
  },
  checkout: atCheckout,
  async 'checkout-errors'(page) {
    await atCheckout(page)
    await placeButton(page).click()
  },
  async 'checkout-filled'(page) {
    await atCheckout(page)
    await fillAddress(page)
    await page.getByLabel('Street address').blur()
  },
  async 'checkout-billing'(page) {
    await atCheckout(page)
    await page.getByLabel('Same as the shipping address').uncheck()
  },
  async 'checkout-placed'(page) {
    await atCheckout(page)
    await fillAddress(page)
    await placeButton(page).click()
    await page.getByText('Order placed successfully!').waitFor()
  },
  async 'checkout-offline'(page) {
    await atCheckout(page)
    await fillAddress(page)
    await page.route('**/orders', (route) => route.abort())
    await placeButton(page).click()
    await page.getByRole('alert').getByText('did not answer').waitFor()
  },
  async orders(page) {
    await placeOrders(page, await signedInOn(page), [[line(4, 2), line(1)], [line(19)]])
    await visit(page, '/myorders')
    await page.getByText('₹3,600.00').first().waitFor()
  },
  async 'orders-cancel'(page) {
    await placeOrders(page, await signedInOn(page), [[line(4, 2)]])
    await visit(page, '/myorders')
    await page.getByRole('button', { name: /^Cancel order/ }).click()
  },
  async 'orders-failed'(page) {
    await signedInOn(page)
    await page.route('**/orders/userorders*', (route) => route.abort())
    await visit(page, '/myorders')
    await page.getByRole('alert').waitFor()
  },
  async order(page) {
    await placeOrders(page, await signedInOn(page), [[line(4, 2), line(1)]])
    await visit(page, '/myorders')
    await page.getByRole('link', { name: /^Order/ }).click()
    await page.getByRole('img', { name: /^Barcode/ }).waitFor()
  },
  async account(page) {
    await signedInOn(page)
    await visit(page, '/account')
    await page.getByText('Mobile').first().waitFor()
  },
  async 'login-errors'(page) {
    await visit(page, '/login')
    await page.getByRole('main').getByRole('button', { name: 'Login' }).click()
  },
  async 'register-errors'(page) {
    await visit(page, '/register')
    await page.getByRole('main').getByRole('button', { name: 'Register' }).click()
  },
  async 'reset-code'(page) {
    await visit(page, '/reset-password')
    await page.getByLabel('Mobile number').fill(newPerson().mobile)
    await page.getByRole('button', { name: 'Send OTP' }).click()
    await page.getByLabel('OTP').waitFor()
  },
  async 'logged-out'(page) {
    await signedInOn(page)
    if (isPhone(page)) await openMenu(page)
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.locator('.toast').waitFor()
  },
  async 'line-offline'(page) {
    await visit(page, '/productListPomfret')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.getByText('You are offline, and the next page').waitFor()
  },
  async 'line-failed'(page) {
    await visit(page, '/productListPomfret')
    await page.route(/\.data/, (route) => route.abort())
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await page.getByRole('button', { name: 'Try again' }).waitFor()
  },
  async 'line-no-script'(page) {
    await page.route(/\.js$/, () => undefined)
    await page.goto('/wholePomfretDetails/4', { waitUntil: 'commit' })
    await page.locator('.not-alive').evaluate((note) => note.getAnimations()[0]?.finish())
  },
  async 'line-no-pictures'(page) {
    await page.route(/\.(avif|webp|jpg)$/, (route) => route.abort())
    await visit(page, '/productListPomfret')
  },
}
