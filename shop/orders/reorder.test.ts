import { assert, constantFrom, integer, option, property, record, uniqueArray } from 'fast-check'
import { expect, test } from 'vitest'
import { type CartLine, cartLineOf } from '#shop/cart/cart.ts'
import { priceCart } from '#shop/cart/priced-cart.ts'
import { weightsFor } from '#shop/catalogue/choice.ts'
import { totalPrice } from '#shop/catalogue/pricing.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { inRupees, paise, rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { reorder } from './reorder.ts'

function ordered(productId: number, choice: Choice = {}, quantity = 1): CartLine {
  const item = cartLineOf(openingProduct(productId), choice, quantity)
  if (!item) throw new RangeError('not sold')
  return item
}

const shelfWith = (...changed: readonly Product[]) => ({
  products: openingCatalogue.products.map((product) => changed.find(({ id }) => id === product.id) ?? product),
})

test('what is as it was comes back with the last choices, and nothing is said', () => {
  const lines = [ordered(4, { size: 'Jumbo', weight: '500 g', cleaning: 'fillet' }, 2), ordered(19)]
  expect(reorder(openingCatalogue, lines)).toEqual({ lines, worse: [] })
})

test('a dearer fish is named and comes at today’s rate; of a cheaper one nothing need be said', () => {
  const { lines, worse } = reorder(openingCatalogue, [
    { ...ordered(4), price: rupees(1700) },
    { ...ordered(19), price: rupees(9000) },
  ])
  expect(worse.map(({ item, was }) => [item.id, was])).toEqual([['pdpImage4', rupees(1700)]])
  expect(lines).toEqual([ordered(4), ordered(19)])
})

test('a fish that is off today, one that is sold no more, and a size that is gone are named and left out', () => {
  const pomfret = openingProduct(4)
  const shelf = {
    products: shelfWith({ ...pomfret, available: false }).products.filter(({ id }) => id !== 19),
  }
  const { lines, worse } = reorder(shelf, [ordered(4), ordered(19), { ...ordered(1), size: 'Of old' }, ordered(2)])
  expect(lines).toEqual([ordered(2)])
  expect(worse.map(({ wrong }) => wrong)).toEqual(['unavailable', 'unknown-item', 'unknown-size'])
})

test('a cleaning that is not offered any more is named, and the fish comes without it', () => {
  const { lines, worse } = reorder(openingCatalogue, [{ ...ordered(8), cleaning: 'keep-whole' }])
  expect(worse.map(({ cleaningGone }) => cleaningGone)).toEqual(['keep-whole'])
  expect(lines).toEqual([ordered(8)])
})

const isSold = (line: CartLine) => !('wrong' in priceCart(openingCatalogue, [{ ...line, seenPrice: 0 }], 0))

const sameIn = ({ id, size, weight, cleaning }: CartLine) => [id, size, weight, cleaning].join('/')

test('whatever was ordered once, what is put in again is taken as an order at the price that was shown', () => {
  const anyLine = constantFrom(...openingCatalogue.products).chain((product) =>
    record({
      size:
        product.sizes.length === 0
          ? constantFrom(undefined)
          : constantFrom(...product.sizes.map(({ label }) => label), 'Of old'),
      weight: constantFrom(...weightsFor(product, product.sizes[0]?.label), '2 kg'),
      cleaning: option(constantFrom<string>('fillet', 'keep-whole', 'slices', 'WHOLE', 'with love'), {
        nil: undefined,
      }),
      price: integer({ min: 1, max: 1_000_000 }).map(paise),
      quantity: integer({ min: 1, max: 20 }),
    }).map((line): CartLine => ({ id: product.cartId, ...line })),
  )
  assert(
    property(uniqueArray(anyLine, { maxLength: 8, selector: sameIn }), (lines) => {
      const { lines: again, worse } = reorder(openingCatalogue, lines)
      expect(again.map(({ id }) => id)).toEqual(lines.filter(isSold).map(({ id }) => id))
      expect(worse.filter(({ wrong }) => wrong !== undefined)).toHaveLength(lines.length - again.length)
      for (const line of again) {
        const priced = priceCart(
          openingCatalogue,
          [{ ...line, seenPrice: inRupees(line.price) }],
          inRupees(totalPrice([line])),
        )
        expect(priced).toMatchObject({ asSeen: true })
      }
      const isNamed = ({ id }: CartLine) => worse.some(({ item }) => item.id === id)
      const isDearer = ({ id, price }: CartLine) => lines.every((line) => line.id !== id || line.price < price)
      expect(again.filter(isDearer).every(isNamed)).toBe(true)
    }),
  )
})

test('a fish of which an order has two lines, for it was changed, comes as one line of the cart', () => {
  const line = ordered(4, { size: 'Jumbo', weight: '500 g' }, 2)
  const { lines } = reorder(openingCatalogue, [
    { ...line, price: rupees(900) },
    { ...line, quantity: 1 },
  ])
  expect(lines).toEqual([{ ...line, quantity: 3 }])
})
