import type { APIRequestContext, Page } from '@playwright/test'
import { cartLineOf } from '#shop/cart/cart.ts'
import type { Choice } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { type CartItem, cartItemOf } from '#shop/wire/cart-item.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ashasAddress } from '#tests/rooms/order-views.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { expect } from '#tests/running/shop.ts'
import { checkoutWords } from '#words/checkout.ts'
import { lightest, type PersonToBe, sameTokenOf, signedInOn, tokenOf } from './people.ts'

/** A line as the shop's own pages put it into the cart. */
export function line(productId: number, quantity = 1, choice: Choice = {}): CartItem {
  const line = cartLineOf(openingProduct(productId), choice, quantity)
  if (!line) throw new RangeError(`product ${productId} is not sold like this`)
  return cartItemOf(line)
}

/** Fills the cart of a browser; the next page that opens has it. */
export async function fillCart(page: Page, items: readonly CartItem[]): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(lightest)
  await page.evaluate((text) => localStorage.setItem('cartItems', text), JSON.stringify(items))
}

/** Types what a new shopper has to type; the account knows the rest. */
export async function fillAddress(page: Page, pincode = '400012'): Promise<void> {
  await page.getByLabel('Pincode').fill(pincode)
  await page.getByLabel('Address line 1').fill('12 Sample Chawl')
  await page.getByLabel('Street address').fill('Parel Naka')
}

/** Somebody signed in, at the checkout with a fish in the cart. */
export async function openCheckout(page: Page, items = [line(4)]): Promise<PersonToBe> {
  const person = await signedInOn(page)
  await fillCart(page, items)
  await page.goto('/checkout')
  await expect(page.getByLabel('Pincode')).toBeVisible()
  return person
}

export const placeButton = (page: Page) => page.getByRole('button', { name: /^Place order/ })

export const placedHead = (page: Page) => page.getByRole('heading', { name: checkoutWords.placed })

/** What the shop has kept of a person's orders, newest first. */
export async function ordersOf(request: APIRequestContext, person: PersonToBe): Promise<OrderView[]> {
  const headers = { authorization: `Bearer ${await sameTokenOf(request, person)}` }
  const answer = await request.get('/orders', { headers })
  return (await answer.json()) as OrderView[]
}

/** Places orders as a program does, one for each list of items. */
export async function placeOrders(
  page: Pick<Page, 'request'>,
  person: PersonToBe,
  carts: readonly (readonly CartItem[])[],
  language: Language = 'en',
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(page.request, person)}`, 'accept-language': language }
  const check = await page.request.get('/auth/checkAuth', { headers })
  const { user } = (await check.json()) as { user: { id: string } }
  for (const cartItems of carts) {
    const totalPrice = cartItems.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const data = {
      userId: user.id,
      cartItems,
      totalPrice,
      shippingAddress: ashasAddress,
      billingAddress: ashasAddress,
    }
    const answer = await page.request.post('/orders', { headers, data })
    expect([answer.status(), answer.ok() || (await answer.text())]).toEqual([201, true])
  }
}
