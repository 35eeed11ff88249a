import { expect, test } from 'vitest'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingKind } from '#tests/rooms/opening-lists.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { commonName, netQuantity } from './pack-label.ts'

const nameOf = (id: number) => {
  const product = openingProduct(id)
  return commonName(product, openingKind(product.species))
}

test.each([
  [1, 'Whole Prawns, Kolambi'],
  [4, 'Whole Silver Pomfret (Paplet)'],
  [19, 'Lobster (Shevandi)'],
  [20, 'Tiger Prawns, Tiger kolambi'],
])('the common name of product %d is %s', (id, name) => {
  expect(nameOf(id)).toBe(name)
})

test('no pack says a name twice', () => {
  for (const { id, species } of openingCatalogue.products)
    expect(nameOf(id).split(openingKind(species).localName)).toHaveLength(2)
})

test('the quantity on the pack is the weight that the label means', () => {
  expect(netQuantity(openingProduct(8))).toBe('1 kg or 500 g, weighed as packed, after cleaning')
  expect(netQuantity(openingProduct(4))).toBe('1 kg or 500 g, weighed when packed, before cleaning')
})
