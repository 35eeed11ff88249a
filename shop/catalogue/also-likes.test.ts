import { assert, constantFrom, property, subarray } from 'fast-check'
import { expect, test } from 'vitest'
import { alsoLikes, fittingFor } from '#shop/catalogue/also-likes.ts'
import type { Catalogue, Product } from '#shop/catalogue/product.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'

const { products } = openingCatalogue
const offeredBeside = (product: Product, inCart: readonly string[] = [], today: Catalogue = openingCatalogue) =>
  alsoLikes(fittingFor(today, product), inCart)
const everyCartId = products.map(({ cartId }) => cartId)

test('seven others for every product, its own other cuts first', () => {
  for (const product of products) {
    const offered = offeredBeside(product)
    const otherCuts = products.filter((other) => other.species === product.species && other !== product)
    expect(offered).toHaveLength(7)
    expect(offered.slice(0, otherCuts.length)).toEqual(otherCuts)
  }
})

test('with paplet go halwa, prawns and surmai, in the same cut', () => {
  const titles = offeredBeside(openingProduct(6)).map(({ title }) => title)
  expect(titles.slice(0, 5)).toEqual([
    'Whole Silver Pomfret (Paplet)',
    'Cut and Cleaned Silver Pomfret (Paplet)',
    'Marinated Black Pomfret (Halwa)',
    'Marinated Prawns',
    'Marinated King Fish (Surmai)',
  ])
})

test('whatever lies in the cart: never itself, never what is in it, nothing twice, and seven while there are seven', () => {
  assert(
    property(constantFrom(...products), subarray(everyCartId), (product, inCart) => {
      const offered = offeredBeside(product, inCart).map(({ cartId }) => cartId)
      const left = everyCartId.filter((cartId) => cartId !== product.cartId && !inCart.includes(cartId))
      expect(offered.filter((cartId) => !left.includes(cartId))).toEqual([])
      expect(new Set(offered).size).toBe(Math.min(7, left.length))
      expect(offered).toHaveLength(Math.min(7, left.length))
    }),
  )
})

test('what the shop has none of today is not offered', () => {
  const today: Catalogue = {
    ...openingCatalogue,
    products: products.map((product) => ({ ...product, available: product.id !== 2 })),
  }
  expect(offeredBeside(openingProduct(1), [], today).map(({ id }) => id)).not.toContain(2)
})
