import { expect, test } from 'vitest'
import { cartLineOf } from '#shop/cart/cart.ts'
import { linesToday, mostToday, totalToday } from '#shop/cart/cart-today.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { mostOfPack } from './most-of-pack.ts'
import { priceOf } from './pricing.ts'

const { products } = openingCatalogue
const choices = products.flatMap((product) =>
  Object.entries(product.prices).flatMap(([size, byWeight]) =>
    product.weights
      .filter((weight) => byWeight[weight])
      .map((weight) => ({ product, size: size || undefined, weight })),
  ),
)

test('beside the price of a pack stands the most that it can come to: a tenth more, or as much more as its fish may weigh', () => {
  const pomfret = openingProduct(4)
  const jumbo = { size: 'Jumbo', weight: '1 kg' } as const
  expect(mostOfPack(pomfret, jumbo)).toBe(rupees(1980))
  expect(mostOfPack({ ...pomfret, tolerance: 25 }, jumbo)).toBe(rupees(2250))
  expect(mostOfPack({ ...pomfret, tolerance: 0 }, jumbo)).toBe(rupees(1800))
  expect(mostOfPack(pomfret, { size: 'Jumbo', weight: undefined })).toBeUndefined()
})

test('what a page says of a pack is what the cart says of it, and never less than the price', () => {
  expect(choices.length).toBeGreaterThan(50)
  for (const { product, ...choice } of choices) {
    const line = cartLineOf(product, choice, 1)
    const lines = linesToday(openingCatalogue, line ? [line] : [])
    expect(mostToday(lines, 'about')).toBe(mostOfPack(product, choice))
    expect(mostToday(lines, 'about')).toBeGreaterThanOrEqual(priceOf(product, choice) ?? Infinity)
    expect(mostToday(lines, 'as-shown')).toBe(totalToday(lines))
  }
})

test('a cart of several comes to at most what its lines come to; one that cannot be had today is part of no sum', () => {
  const [pomfret, lobster] = [openingProduct(4), openingProduct(19)].map((product) => cartLineOf(product, {}, 2))
  if (!pomfret || !lobster) throw new Error('the shop sells both')
  const items = [pomfret, lobster, { ...lobster, id: 'pdpImage99', price: rupees(500), quantity: 1 }]
  const lines = linesToday(openingCatalogue, items)
  expect(mostToday(lines, 'about')).toBe(rupees(3960 + 4400))
  expect(totalToday(lines)).toBe(rupees(3600 + 4000))
  expect(mostToday(lines, 'as-shown')).toBe(totalToday(lines))
  expect(totalToday(linesToday(openingCatalogue, items, {}, { pdpImage4: 0 }))).toBe(rupees(4000))
  expect(mostToday(linesToday(openingCatalogue, items, {}, { pdpImage4: 1000 }), 'about')).toBe(rupees(4400))
})
