import { render } from '@testing-library/react'
import { createElement } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cartLineOf } from '#shop/cart/cart.ts'
import type { Choice } from '#shop/catalogue/product.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'
import { openingProduct } from '#tests/rooms/products.ts'

const pomfret = openingProduct(4)
const halwa = openingProduct(17)
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? 'null') as unknown

/** Packs of pomfret as an order has them. */
function ordered(quantity: number, choice: Choice = {}) {
  const line = cartLineOf(pomfret, choice, quantity)
  if (!line) throw new RangeError('not sold')
  return cartItemOf(line)
}

/** A page that has just been opened, with whatever the browser kept. */
async function openPage() {
  vi.resetModules()
  return { ...(await import('./cart.ts')), ...(await import('./clear-cart.ts')) }
}

beforeEach(() => localStorage.clear())

test('every change is written under all the keys of the specification', async () => {
  const { addToCart, changeQuantity } = await openPage()
  addToCart(pomfret, { size: 'Jumbo', weight: '1 kg' }, 2)
  addToCart(halwa, {}, 1)
  changeQuantity('pdpImage23', 3)
  expect(stored('cartItems')).toMatchObject([
    { id: 'pdpImage4', quantity: 2 },
    { id: 'pdpImage23', quantity: 3 },
  ])
  expect(stored('cartItemCount')).toBe(5)
  expect(stored('cartState')).toMatchObject({ items: stored('cartItems'), totalQuantity: 5 })
})

test('the cart comes back on the next page, also from its items alone', async () => {
  const first = await openPage()
  first.addToCart(pomfret, {}, 2)
  localStorage.removeItem('cartState')
  const { addToCart } = await openPage()
  addToCart(halwa, {}, 1)
  expect(stored('cartItemCount')).toBe(3)
})

test('what another tab put in meanwhile is not lost', async () => {
  const { addToCart } = await openPage()
  addToCart(pomfret, {}, 2)
  const otherTab = await openPage()
  otherTab.addToCart(halwa, {}, 1)
  addToCart(openingProduct(19), {}, 1)
  expect(stored('cartItemCount')).toBe(4)
})

test('a line that was removed comes back whole, and where it stood', async () => {
  const { addToCart, removeFromCart } = await openPage()
  addToCart(pomfret, {}, 2)
  addToCart(halwa, {}, 1)
  const before = stored('cartItems')
  const undo = removeFromCart('pdpImage4')
  expect(stored('cartItemCount')).toBe(1)
  undo()
  expect(stored('cartItems')).toEqual(before)
})

test('an order leaves no cart behind, but the addresses for the next one', async () => {
  const { addToCart, clearCart, keepAddresses, leaveCart } = await openPage()
  const address = { firstName: 'Asha', pincode: '400012' } as Parameters<typeof keepAddresses>[0]
  addToCart(pomfret, {}, 2)
  keepAddresses(address, address)
  clearCart([ordered(2)])
  expect(stored('cartItems')).toEqual([])
  expect(stored('cartItemCount')).toBe(0)
  expect(localStorage.getItem('cartState')).toBeNull()
  for (const key of ['shippingAddress', 'billingAddress'])
    expect(stored(key)).toMatchObject({ firstName: 'Asha', pincode: '400012' })
  leaveCart()
  expect(localStorage.getItem('shippingAddress')).toBeNull()
  expect(localStorage.getItem('cartState')).toBeNull()
})

test('what came into the cart while an order was placed stays in it', async () => {
  const { addToCart, clearCart } = await openPage()
  addToCart(pomfret, {}, 2)
  const otherTab = await openPage()
  otherTab.addToCart(halwa, {}, 1)
  clearCart([ordered(2)])
  expect(stored('cartItems')).toMatchObject([{ id: 'pdpImage23', quantity: 1 }])
  expect(stored('cartState')).toMatchObject({ totalQuantity: 1 })
})

test('packs that were added while an order waited stay in the cart when it is placed', async () => {
  const { addToCart, changeQuantity, clearCart } = await openPage()
  addToCart(pomfret, {}, 1)
  changeQuantity('pdpImage4', 3)
  clearCart([ordered(1)])
  expect(stored('cartItems')).toMatchObject([{ id: 'pdpImage4', quantity: 2 }])
})

test('a fish whose cut was changed while an order waited stays in the cart when it is placed', async () => {
  const { addToCart, clearCart } = await openPage()
  addToCart(pomfret, { cleaning: 'slices' }, 1)
  addToCart(pomfret, { cleaning: 'fillet' }, 1)
  clearCart([ordered(1, { cleaning: 'slices' })])
  expect(stored('cartItems')).toMatchObject([{ id: 'pdpImage4', quantity: 1 }])
  clearCart([ordered(1, { cleaning: 'fillet' })])
  expect(stored('cartItems')).toEqual([])
})

test('a cart of a shop that gave it no version is kept with one as soon as it is read', async () => {
  const before = await openPage()
  before.addToCart(pomfret, { cleaning: 'fillet' }, 2)
  const { version, ...old } = stored('cartState') as { version: number; items: object[] }
  localStorage.clear()
  localStorage.setItem('cartState', JSON.stringify(old))
  const { CartReader } = await openReader()
  render(createElement(CartReader))
  expect(stored('cartState')).toEqual({ ...old, version })
  expect(old.items).toMatchObject([{ cleaningOption: 'Fillet (along with head and bone)', price: 1800 }])
})

const broken = ['', '{', 'null', '[]', '7', '"x"', '{"items":{}}', '[{"id":1}]', '[null]', '{"items":[{}]}', 'NaN']

test.each(broken)('with %s under every key the cart is empty and takes fish', async (text) => {
  for (const key of ['cartItems', 'cartItemCount', 'cartState', 'shippingAddress', 'billingAddress'])
    localStorage.setItem(key, text)
  const { addToCart } = await openPage()
  addToCart(pomfret, {}, 2)
  expect(stored('cartItemCount')).toBe(2)
})

test('what is damaged is replaced as soon as the cart is read, and sound lines stay', async () => {
  const sound = await openPage()
  sound.addToCart(pomfret, {}, 2)
  const items = JSON.stringify([...(stored('cartItems') as object[]), { id: 7 }, null])
  localStorage.clear()
  localStorage.setItem('cartItems', items)
  localStorage.setItem('cartItemCount', 'NaN')
  localStorage.setItem('shippingAddress', '{"firstName":')
  const { CartReader } = await openReader()
  render(createElement(CartReader))
  expect(stored('cartItems')).toMatchObject([{ id: 'pdpImage4', quantity: 2 }])
  expect(stored('cartItemCount')).toBe(2)
  expect(localStorage.getItem('shippingAddress')).toBeNull()
  expect(localStorage.getItem('cartState')).toBeNull()
})

/** A page that shows the cart. */
async function openReader() {
  const { useCart } = await openPage()
  return { CartReader: () => useCart().items.length }
}
