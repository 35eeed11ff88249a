import { alive } from '#tests/journeys/visits.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { expect, test } from '#tests/running/shop.ts'

const pomfret = {
  id: 'pdpImage4',
  productId: 4,
  title: 'Whole Silver Pomfret (Paplet)',
  img: '/assets/products/whole-silver-pomfret-480.avif',
  price: 1800,
  quantity: 3,
  size: 'Jumbo',
  weight: '1 kg',
  cleaningOption: '',
  detailPageURL: '/wholePomfretDetails/4',
}
const user = {
  id: 'u1',
  _id: 'u1',
  name: 'Asha Koli',
  fullName: 'Asha Koli',
  email: 'asha@darya.example',
  mobile: '+919820000001',
}

/**
 * What a version of the shop left in browsers, as it stood there. A version that keeps something else adds its own here;
 * those before it stay for good.
 */
const left: Record<string, Record<string, unknown>> = {
  'the first version': {
    cartItems: [pomfret],
    cartItemCount: 3,
    cartState: { items: [pomfret], shippingAddress: ashasAddress, billingAddress: ashasAddress },
    user,
    token: 'A'.repeat(43),
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    redirectTo: '/checkout',
    reviewDetails: { username: 'Asha', email: 'asha@darya.example' },
  },
  'the version of the specification': {
    cartItems: [{ ...pomfret, productId: undefined, size: 'JUMBO', weight: '1 KG' }],
    cartItemCount: '3',
    user: { name: 'Asha Koli', _id: 'u1' },
    token: 'header.payload.signature',
    shippingAddress: { ...ashasAddress, addressLine1: undefined, address: '12 Sample Chawl' },
  },
  'the version that gave the cart a number': {
    cartItems: [{ ...pomfret, cleaningOption: 'Slices' }],
    cartItemCount: 3,
    cartState: { version: 1, items: [{ ...pomfret, cleaningOption: 'Slices' }], totalQuantity: 3 },
    user,
    token: 'A'.repeat(43),
    orderAttempt: { key: 'k', userId: 'u1', at: 1 },
  },
  'the version that let buyers cap what they pay': {
    cartItems: [pomfret],
    user,
    token: 'A'.repeat(43),
    orderWishes: { cap: 'as-shown', ifMissing: 'next-size' },
  },
  'a version that is yet to come': {
    cartItems: [
      { ...pomfret, cleaningOption: 'BY_LASER', ice: true },
      { kind: 'gift card', worth: 500 },
    ],
    cartState: { version: 9, lines: { pdpImage4: 3 } },
    user: { ...user, roles: ['shopper'], name: { first: 'Asha' } },
    token: { access: 'x', refresh: 'y' },
    shippingAddress: [ashasAddress, ashasAddress],
    orderAttempt: { key: 'k', version: 2 },
    orderWishes: { cap: 1500, ifMissing: ['call'] },
    reviewDetails: 'Asha',
  },
}

const pages = [
  '/home',
  '/wholePomfretDetails/4',
  '/cartPage',
  '/checkout',
  '/myorders',
  '/account',
  '/login',
  '/search?query=surmai',
]

for (const [version, state] of Object.entries(left)) {
  test(`what ${version} left in a browser opens on every page`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(`${page.url()}: ${message}`))
    for (const path of pages) {
      await page.goto('/robots.txt')
      await page.evaluate((state) => {
        localStorage.clear()
        for (const [key, value] of Object.entries(state))
          localStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value))
      }, state)
      await page.goto(path)
      await alive(page)
      await expect(page.getByRole('main')).toContainText(/\w{3}/)
    }
    expect(errors).toEqual([])
  })
}

test('the cart that the first version left still has its fish, weight and quantity', async ({ page }) => {
  await page.goto('/robots.txt')
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify([pomfret]))
  await page.goto('/cartPage')
  await expect(page.getByRole('main')).toContainText('Whole Silver Pomfret')
  await expect(page.getByRole('main')).toContainText('₹5,400.00')
})
