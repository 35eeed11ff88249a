import { expect, test } from 'vitest'
import {
  detailUrl,
  type Product,
  priceRange,
  productByCartId,
  productById,
  productMeant,
  readableRange,
} from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { openingProduct } from '#tests/rooms/products.ts'

test.each([
  [1, '₹250.00 – ₹800.00'],
  [2, '₹250.00 – ₹800.00'],
  [3, '₹300.00 – ₹900.00'],
  [4, '₹700.00 – ₹1,950.00'],
  [5, '₹700.00 – ₹1,950.00'],
  [6, '₹700.00 – ₹1,950.00'],
  [7, '₹500.00 – ₹1,200.00'],
  [8, '₹600.00 – ₹1,400.00'],
  [9, '₹650.00 – ₹1,500.00'],
  [10, '₹150.00 – ₹400.00'],
  [11, '₹150.00 – ₹400.00'],
  [12, '₹200.00 – ₹500.00'],
  [13, '₹150.00 – ₹400.00'],
  [14, '₹150.00 – ₹400.00'],
  [15, '₹200.00 – ₹500.00'],
  [16, '₹400.00 – ₹700.00'],
  [17, '₹400.00 – ₹700.00'],
  [18, '₹450.00 – ₹800.00'],
  [19, '₹2,000.00'],
  [20, '₹1,500.00'],
  [21, '₹1,000.00'],
])('product %d shows the range %s', (id, range) => {
  expect(readableRange(openingProduct(id))).toBe(range)
})

test('a range follows the rates of the day', () => {
  const today: Product = { ...openingProduct(1), prices: { Jumbo: { '1 kg': rupees(990), '500 g': rupees(510.5) } } }
  expect(priceRange(today)).toEqual({ from: 51_050, to: 99_000 })
  expect(readableRange({ ...today, prices: {} })).toBe('')
})

test('a product is found by its id and by its cart id', () => {
  expect(productById(openingCatalogue, 21)?.species).toBe('rawas')
  expect(productById(openingCatalogue, 22)).toBeUndefined()
  expect(productByCartId(openingCatalogue, 'pdpImage22')?.id).toBe(21)
  expect(productByCartId(openingCatalogue, 'pdpImage23')?.id).toBe(17)
  expect(productByCartId(openingCatalogue, 'pdpImage17')).toBeUndefined()
})

test.each([
  ['7', '/wholeKingFishDetails/7'],
  ['pdpImage7', '/wholeKingFishDetails/7'],
  ['PDPIMAGE7', '/wholeKingFishDetails/7'],
  ['pdpImage22', '/rawasDetails/21'],
  ['pdpImage23', '/cutAndCleanedHalwaDetails/17'],
])('/productDetails/%s means %s', (key, url) => {
  const meant = productMeant(openingCatalogue, key)
  expect(meant && detailUrl(meant)).toBe(url)
})

test.each(['999', '0', '07', ' 7', '1e0', '', 'pdpImage', '__proto__'])('/productDetails/%s means nothing', (key) => {
  expect(productMeant(openingCatalogue, key)).toBeUndefined()
})
