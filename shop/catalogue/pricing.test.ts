import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { isQuantity, linePrice, priceOf, shipping, subtotal, totalPrice, unitPrice } from './pricing.ts'

test('a price is known once size and weight are chosen', () => {
  const paplet = openingProduct(4)
  expect(priceOf(paplet, { size: 'Extra Large', weight: '500 g' })).toBe(rupees(925))
  expect(priceOf(paplet, { size: 'Extra Large', weight: undefined })).toBeUndefined()
  expect(priceOf(paplet, { size: undefined, weight: '500 g' })).toBeUndefined()
})

test('a product without sizes needs only its weight', () => {
  expect(priceOf(openingProduct(17), { weight: '500 g' })).toBe(rupees(400))
  expect(priceOf(openingProduct(19), { weight: '1 kg' })).toBe(rupees(2000))
})

test.each([
  [4, { size: 'Premium Jumbo', weight: '500 g' }],
  [7, { size: 'Jumbo', weight: '500 g' }],
  [19, { size: 'Jumbo', weight: '1 kg' }],
  [1, { size: '__proto__', weight: '1 kg' }],
  [1, { size: 'constructor', weight: '1 kg' }],
] as const)('product %d is not sold as %j, so it has no price', (id, choice) => {
  expect(priceOf(openingProduct(id), choice)).toBeUndefined()
})

test.each([
  [1, { size: 'Jumbo', weight: '1 kg' }, 800],
  [1, { size: 'Jumbo', weight: '500 g' }, 900],
  [2, { size: 'Small', weight: '250 g' }, 1000],
] as const)('product %d as %j costs %d a kilo', (id, choice, amount) => {
  expect(unitPrice(openingProduct(id), choice)).toBe(rupees(amount))
})

test('nothing chosen, no price per kilo', () => {
  expect(unitPrice(openingProduct(1), {})).toBeUndefined()
})

test('beside a range stands the lowest price per kilo, and no "from" where there is only one', () => {
  expect(readableUnitPrice(openingProduct(1))).toBe('from ₹450.00 per kg')
  expect(readableUnitPrice(openingProduct(2))).toBe('from ₹900.00 per kg')
  expect(readableUnitPrice(openingProduct(19))).toBe('₹2,000.00 per kg')
  expect(readableUnitPrice(openingProduct(2), openingProduct(1))).toBe('from ₹450.00 per kg')
  expect(readableUnitPrice()).toBe('')
})

test('a line has 1 to 20 whole packs', () => {
  expect([1, 20].every(isQuantity)).toBe(true)
  expect([0, -1, 21, 1.5, Number.NaN, Number.POSITIVE_INFINITY].some(isQuantity)).toBe(false)
  expect(() => linePrice({ price: rupees(800), quantity: 21 })).toThrow('1 to 20')
})

test('shipping is 0.00 and an empty bill is nothing', () => {
  expect(shipping).toBe(0)
  expect(totalPrice([])).toBe(0)
})

const everyPrice = openingCatalogue.products.flatMap(({ prices }) =>
  Object.values(prices).flatMap((byWeight) => Object.values(byWeight)),
)
const anyLine = record({ price: constantFrom(...everyPrice), quantity: integer({ min: 1, max: 20 }) })
const anyBill = array(anyLine, { maxLength: 50 })

test('the total of any bill is the sum of its lines, pack by pack', () => {
  assert(
    property(anyBill, (lines) => {
      const packs = lines.flatMap(({ price, quantity }) => Array.from({ length: quantity }, () => BigInt(price)))
      expect(BigInt(totalPrice(lines))).toBe(packs.reduce((sum, price) => sum + price, 0n))
      expect(totalPrice(lines)).toBe(subtotal(lines))
    }),
  )
})

test('a bill costs the same however it is split and in whatever order it is read', () => {
  assert(
    property(anyBill, anyBill, (some, others) => {
      expect(subtotal([...others, ...some])).toBe(paise(subtotal(some) + subtotal(others)))
    }),
  )
})
