import { expect, test } from 'vitest'
import { mostLines } from '#shop/catalogue/pricing.ts'
import type { Choice } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import {
  type Cart,
  type CartLine,
  cartLineOf,
  cartTotal,
  emptyCart,
  itemTotal,
  putBack,
  putIn,
  setQuantity,
  takeOut,
  totalQuantity,
  updateItem,
} from './cart.ts'

const pomfret = (quantity: number, choice: Choice = { size: 'Jumbo', weight: '1 kg' }) => line(4, choice, quantity)
const lobster = (quantity: number) => line(19, {}, quantity)

function line(productId: number, choice: Choice, quantity: number): CartLine {
  const item = cartLineOf(openingProduct(productId), choice, quantity)
  if (!item) throw new RangeError('not sold')
  return item
}

const cartWith = (...items: CartLine[]): Cart => items.reduce(putIn, emptyCart)

test('a line says what it is: fish, picture, page, size, weight, cleaning and the price of a pack', () => {
  expect(pomfret(2, { size: 'Large', weight: '500 g', cleaning: 'slices' })).toEqual({
    id: 'pdpImage4',
    img: 'whole-pomfret',
    title: openingProduct(4).title,
    price: rupees(850),
    quantity: 2,
    size: 'Large',
    weight: '500 g',
    cleaning: 'slices',
    detailPageURL: '/wholePomfretDetails/4',
  })
})

test('a fish without sizes has no size in the cart, rawas and halwa have their own cart ids', () => {
  expect(lobster(1)).not.toHaveProperty('size')
  expect(line(21, {}, 1).id).toBe('pdpImage22')
  expect(line(17, {}, 1).id).toBe('pdpImage23')
})

test('what was not chosen is filled in', () => {
  expect(line(4, {}, 1)).toMatchObject({ size: 'Jumbo', weight: '1 kg', price: rupees(1800) })
  expect(line(4, { size: 'Premium Jumbo', weight: '500 g' }, 1)).toMatchObject({ weight: '1 kg', price: rupees(1950) })
})

test('adding the same fish again takes the new choices and keeps the quantity', () => {
  const cart = putIn(cartWith(pomfret(3), lobster(1)), pomfret(1, { size: 'Small', weight: '500 g' }))
  expect(cart.items).toHaveLength(2)
  expect(cart.items[0]).toMatchObject({ size: 'Small', weight: '500 g', price: rupees(700), quantity: 3 })
})

test.each([0, -1, Number.NaN])('adding %s of a fish does nothing', (quantity) => {
  expect(putIn(emptyCart, { ...lobster(1), quantity })).toBe(emptyCart)
})

test('a line has at most 20 packs, a cart at most 50 lines', () => {
  expect(putIn(emptyCart, lobster(25)).items[0]?.quantity).toBe(20)
  const full = cartWith(...Array.from({ length: mostLines }, (_, place) => ({ ...lobster(1), id: `p${place}` })))
  expect(putIn(full, pomfret(1))).toBe(full)
})

test('a quantity is set only for a line that is there, and above 0', () => {
  const cart = cartWith(pomfret(2))
  expect(setQuantity(cart, 'pdpImage4', 5).items[0]?.quantity).toBe(5)
  expect(setQuantity(cart, 'pdpImage4', 99).items[0]?.quantity).toBe(20)
  expect(setQuantity(cart, 'pdpImage4', 0)).toBe(cart)
  expect(setQuantity(cart, 'pdpImage9', 5)).toBe(cart)
})

test('weight, cleaning, price and quantity of a line can be updated', () => {
  const news = { weight: '500 g', cleaning: 'slices', price: rupees(1000), quantity: 4 }
  expect(updateItem(cartWith(pomfret(2)), 'pdpImage4', news).items[0]).toMatchObject(news)
  expect(updateItem(cartWith(pomfret(2)), 'pdpImage4', { price: rupees(1000), quantity: 0 }).items[0]).toMatchObject({
    price: rupees(1000),
    quantity: 2,
  })
  expect(updateItem(emptyCart, 'pdpImage4', news)).toBe(emptyCart)
})

test('what was taken out is gone from the total, and Undo puts it where it was', () => {
  const cart = cartWith(pomfret(2), lobster(1))
  const without = takeOut(cart, 'pdpImage4')
  expect(totalQuantity(without)).toBe(1)
  expect(putBack(without, pomfret(2), 0)).toEqual(cart)
  expect(putBack(cart, pomfret(1), 0)).toBe(cart)
  expect(takeOut(takeOut(without, 'pdpImage19'), 'pdpImage19')).toEqual(emptyCart)
})

test('the total is the sum of the lines, and the lines are packs times price', () => {
  const cart = cartWith(pomfret(2), lobster(3))
  expect(cart.items.map(itemTotal)).toEqual([rupees(3600), rupees(6000)])
  expect(cartTotal(cart)).toBe(rupees(9600))
  expect(totalQuantity(cart)).toBe(5)
  expect(cartTotal(emptyCart)).toBe(0)
})
