import { expect, test } from 'vitest'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { labelWeightNote, packNote, panWeight } from './label-weight.ts'

test.each([
  ['prawns in the shell', 1, '1 kg', 500],
  ['cleaned prawns, weighed as packed', 2, '500 g', 500],
  ['marinated prawns, weighed as packed', 3, '250 g', 250],
  ['whole paplet', 4, '500 g', 350],
  ['cut paplet, weighed before cutting', 5, '1 kg', 700],
  ['surmai slices, weighed as packed', 8, '1 kg', 1000],
  ['marinated bangda, weighed before cleaning', 15, '1 kg', 700],
  ['lobster', 19, '1 kg', 500],
  ['tiger prawns', 20, '1 kg', 500],
  ['rawas', 21, '1 kg', 700],
] as const)('what reaches the pan of %s', (_kind, id, weight, grams) => {
  expect(panWeight(openingProduct(id), weight)).toBe(grams)
})

test('the note says which weight the label means', () => {
  expect(labelWeightNote(openingProduct(4))).toBe(
    'Net weight differs from gross weight by about 30%. The label shows the weight before cleaning. 1 kg gives about 700 g after cleaning. The price at dispatch is based on the actual weight.',
  )
  expect(labelWeightNote(openingProduct(2))).toBe(
    'The label shows the net weight, after cleaning, so you can cook all of the 500 g. Cleaning removes about 50% of the gross weight. The price at dispatch is based on the actual weight.',
  )
})

test('what is packed net is not told to differ from its own weight', () => {
  for (const product of openingCatalogue.products.filter(({ labelWeight }) => labelWeight === 'net'))
    expect(labelWeightNote(product)).not.toContain('differs')
})

test('a pack says what it comes to in the pan', () => {
  expect(packNote(openingProduct(4), '500 g')).toBe('500 g before cleaning, about 350 g after cleaning')
  expect(packNote(openingProduct(2), '500 g')).toBe('500 g as packed, all of it ready to cook')
})

test('the loss is about half for shellfish and about a third for fish, on every product', () => {
  const half = openingCatalogue.products.filter((product) => labelWeightNote(product).includes('about 50%'))
  const third = openingCatalogue.products.filter((product) => labelWeightNote(product).includes('about 30%'))
  expect(half.map(({ id }) => id)).toEqual([1, 2, 3, 19, 20])
  expect(third).toHaveLength(16)
})
