import { expect, test } from 'vitest'
import { defaultChoice, settle, weightsFor } from '#shop/catalogue/choice.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { sentenceOfChoice } from '#shop/words/catalogue/choice-in-words.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { priceOf } from './pricing.ts'

test.each([
  [[1], 'Jumbo', '1 kg'],
  [[2, 3], 'Jumbo', '500 g'],
  [[4, 5, 6], 'Jumbo', '1 kg'],
  [[7], 'Jumbo', '1 kg'],
  [[8, 9, 10, 11, 12, 13, 14, 15], 'Large', '1 kg'],
  [[16, 17, 18, 19, 20, 21], undefined, '1 kg'],
])('products %j open with %s, %s and no cleaning chosen', (ids, size, weight) => {
  for (const id of ids) expect(defaultChoice(openingProduct(id))).toEqual({ size, weight, cleaning: undefined })
})

test('Premium Jumbo pomfret is sold by the kilo only, and a chosen 500 g falls back to it', () => {
  const paplet = openingProduct(4)
  expect(weightsFor(paplet, 'Premium Jumbo')).toEqual(['1 kg'])
  expect(weightsFor(paplet, 'Jumbo')).toEqual(['1 kg', '500 g'])
  expect(weightsFor(paplet, undefined)).toEqual(['1 kg', '500 g'])
  expect(settle(paplet, { size: 'Premium Jumbo', weight: '500 g' }).weight).toBe('1 kg')
  expect(settle(paplet, { size: 'Small', weight: '500 g' }).weight).toBe('500 g')
})

test('a missing part is filled in and a chosen part is kept', () => {
  const prawns = openingProduct(1)
  expect(settle(prawns, {})).toEqual(defaultChoice(prawns))
  expect(settle(prawns, { weight: '500 g', cleaning: 'keep-whole' })).toEqual({
    size: 'Jumbo',
    weight: '500 g',
    cleaning: 'keep-whole',
  })
})

test('what this product does not have is corrected, wherever the choice came from', () => {
  const lobster = openingProduct(19)
  expect(settle(lobster, { size: 'Jumbo', weight: '250 g', cleaning: 'slices' })).toEqual({
    size: undefined,
    weight: '1 kg',
    cleaning: undefined,
  })
  expect(settle(openingProduct(2), { size: '__proto__', cleaning: 'keep-whole' })).toEqual({
    size: 'Jumbo',
    weight: '500 g',
    cleaning: undefined,
  })
})

test('a settled choice always has a price', () => {
  for (const product of openingCatalogue.products) {
    expect(priceOf(product, settle(product, {}))).toBeGreaterThan(0)
  }
})

test.each([
  [1, {}, 'Will add: Jumbo, 1 kg, ₹800.00; cleaning: no preference'],
  [1, { size: 'Small', weight: '500 g' }, 'Will add: Small, 500 g, ₹250.00; cleaning: no preference'],
  [4, { size: 'Premium Jumbo', weight: '500 g' }, 'Will add: Premium Jumbo, 1 kg, ₹1,950.00; cleaning: no preference'],
  [8, { cleaning: 'slices' }, 'Will add: Large, 1 kg, ₹1,400.00; cleaning: Slices'],
  [3, {}, 'Will add: Jumbo, 500 g, ₹900.00'],
  [19, {}, 'Will add: 1 kg, ₹2,000.00'],
  [21, { cleaning: 'KEEP_HEAD' }, 'Will add: 1 kg, ₹1,000.00; cleaning: Keep head'],
] as const)('product %d with %j: %s', (id, choice, sentence) => {
  expect(sentenceOfChoice(openingProduct(id), choice)).toBe(sentence)
})

test('a product without a rate today cannot be promised at a price', () => {
  expect(sentenceOfChoice({ ...openingProduct(19), prices: {} }, {})).toBeUndefined()
})
