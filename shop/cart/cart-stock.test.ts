import { describe, expect, test } from 'vitest'
import type { Choice, Product, Shelf } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { wholeGrams } from '#shop/weight.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { type CartLine, cartLineOf } from './cart.ts'
import type { LeftTold } from './cart-stock.ts'
import { linesToday } from './cart-today.ts'

const jumbo = { size: 'Jumbo' } as const

function line(choice: Choice, quantity: number, productId = 4): CartLine {
  const item = cartLineOf(openingProduct(productId), choice, quantity)
  if (!item) throw new RangeError('not sold')
  return item
}

const shelf = (stock: Readonly<Record<number, Product['stock']>>): Shelf => ({
  products: openingCatalogue.products.map((product) => ({ ...product, stock: stock[product.id] ?? {} })),
})
const left = (kilos: number) => ({ Jumbo: { left: wholeGrams(kilos * 1000) } })

const first = (stock: Product['stock'], item: CartLine, told?: LeftTold) =>
  linesToday(shelf({ 4: stock }), [item], {}, told)[0]

describe('a line of the cart, beside what is left', () => {
  test('of fish that is not counted, or of which there is plenty, it takes what a line takes', () => {
    const item = line({ ...jumbo, weight: '1 kg' }, 20)
    expect(first({}, item)).toMatchObject({ short: undefined, mostPacks: 20 })
    expect(first({ Jumbo: { left: 'plenty' } }, item)).toMatchObject({ short: undefined, mostPacks: 20 })
  })

  test('that fits says nothing, and its stepper ends at what is left', () => {
    expect(first(left(2), line({ ...jumbo, weight: '500 g' }, 4))).toMatchObject({ short: undefined, mostPacks: 4 })
  })

  test('that takes more can take less with one tap', () => {
    expect(first(left(2), line({ ...jumbo, weight: '1 kg' }, 3))).toMatchObject({
      short: { left: 2000, instead: { weight: '1 kg', quantity: 2 } },
      most: undefined,
      mostPacks: 2,
    })
  })

  test('of packs that are too large now takes smaller ones, at their price and no more than was wanted', () => {
    const product = openingProduct(4)
    expect(first(left(0.5), line({ ...jumbo, weight: '1 kg' }, 1))?.short).toEqual({
      left: 500,
      instead: { weight: '500 g', quantity: 1, price: product.prices['Jumbo']?.['500 g'] },
    })
    expect(first(left(2.5), line({ ...jumbo, weight: '500 g' }, 2))?.short).toBeUndefined()
  })

  test('of a size that is sold out can only be taken out', () => {
    expect(first({ Jumbo: { left: 'none' } }, line({ ...jumbo, weight: '1 kg' }, 1))?.short).toEqual({
      left: 0,
      instead: undefined,
    })
  })

  test('what the shop said since counts more than what the page knows', () => {
    const item = line({ ...jumbo, weight: '1 kg' }, 3)
    expect(first({}, item, { pdpImage4: 1250 })?.short).toMatchObject({ left: 1250, instead: { quantity: 1 } })
    expect(first(left(0.5), line({ ...jumbo, weight: '500 g' }, 2), { pdpImage4: 1250 })?.short).toBeUndefined()
  })

  test('one that is not sold is wrong and not short', () => {
    const item = { ...line({ ...jumbo, weight: '1 kg' }, 1), size: 'Giant' }
    expect(first(left(0.5), item)).toMatchObject({ wrong: 'unknown-size', short: undefined })
  })
})

test('two cuts of one size take of the same fish: the first line is served first', () => {
  const [whole, cut] = [openingProduct(4), openingProduct(5)]
  expect([whole.species, cut.species]).toEqual(['pomfret', 'pomfret'])
  const both = shelf({ 4: left(3), 5: left(2.5) })
  const items = [line({ ...jumbo, weight: '1 kg' }, 2), line({ ...jumbo, weight: '1 kg' }, 2, 5)]
  const [one, other] = linesToday(both, items)
  expect(one?.short).toBeUndefined()
  expect(other?.short).toMatchObject({ left: 500, instead: { weight: '500 g', quantity: 1 } })
  expect(linesToday(both, items.toReversed()).map(({ short }) => short === undefined)).toEqual([true, false])
})

test('what is taken instead is priced by the catalogue of today', () => {
  const short = first(left(0.5), { ...line({ ...jumbo, weight: '1 kg' }, 1), price: rupees(1) })?.short
  expect(short?.instead?.price).toBe(openingProduct(4).prices['Jumbo']?.['500 g'])
})
