import { expect, test } from 'vitest'
import type { Choice } from '#shop/catalogue/product.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { type CartLine, cartLineOf } from './cart.ts'
import { linesAfterOrder } from './cart-after-order.ts'

const pomfret = (quantity: number, choice: Choice = {}) => line(4, choice, quantity)
const lobster = (quantity: number) => line(19, {}, quantity)

function line(productId: number, choice: Choice, quantity: number): CartLine {
  const item = cartLineOf(openingProduct(productId), choice, quantity)
  if (!item) throw new RangeError('not sold')
  return item
}

test('an order takes its packs out of the cart, and no other fish', () => {
  expect(linesAfterOrder([pomfret(2), lobster(1)], [pomfret(2)])).toEqual([lobster(1)])
})

test('packs that came in while the order waited stay, where they stood', () => {
  expect(linesAfterOrder([pomfret(3), lobster(1)], [pomfret(1), lobster(1)])).toEqual([pomfret(2)])
})

test('packs that went out meanwhile leave none behind', () => {
  expect(linesAfterOrder([pomfret(1)], [pomfret(3)])).toEqual([])
  expect(linesAfterOrder([], [pomfret(3)])).toEqual([])
})

test.each<[string, Choice]>([
  ['size', { size: 'Large' }],
  ['weight', { weight: '500 g' }],
  ['cut', { cleaning: 'slices' }],
])('a fish whose %s was changed since is another one: all its packs stay', (_, choice) => {
  expect(linesAfterOrder([pomfret(2, choice)], [pomfret(2)])).toEqual([pomfret(2, choice)])
})
