import { expect, test } from 'vitest'
import { defaultChoice } from '#shop/catalogue/choice.ts'
import type { Product } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { cartLineOf } from './cart.ts'
import { quickPack } from './quick-pack.ts'

const none = (...sizes: string[]): Product['stock'] =>
  Object.fromEntries(sizes.map((size) => [size, { left: 'none' } as const]))

test('one tap adds what the page of the product opens with, for everything that a new shop sells', () => {
  for (const product of openingCatalogue.products)
    expect(quickPack(product)?.item).toEqual(cartLineOf(product, defaultChoice(product), 1))
})

test('a size that is gone gives way to the next one, and what cannot be had is not offered', () => {
  const prawns = openingProduct(1)
  expect(quickPack({ ...prawns, stock: none('Jumbo') })?.item).toMatchObject({ size: 'Extra Large', weight: '1 kg' })
  expect(quickPack({ ...prawns, stock: none(...prawns.sizes.map(({ label }) => label)) })).toBeUndefined()
  expect(quickPack({ ...prawns, available: false })).toBeUndefined()
  expect(quickPack({ ...prawns, prices: {} })).toBeUndefined()
})

test('where half a kilo is left, half a kilo is added', () => {
  const prawns = openingProduct(1)
  const half: Product = { ...prawns, stock: { Jumbo: { left: wholeGrams(500) } } }
  expect(quickPack(half)?.item).toMatchObject({ size: 'Jumbo', weight: '500 g' })
  expect([quickPack(half)?.most, quickPack(prawns)?.most]).toEqual([1, 20])
})

test('who wants a pack under ₹500 adds one, the usual size first', () => {
  expect(quickPack(openingProduct(1), rupees(500))?.item).toMatchObject({
    size: 'Jumbo',
    weight: '500 g',
    price: 45_000,
  })
  expect(quickPack(openingProduct(4), rupees(500))).toBeUndefined()
})
