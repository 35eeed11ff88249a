import { expect, test } from 'vitest'
import type { Choice } from '#shop/catalogue/product.ts'
import { rupees } from '#shop/money.ts'
import { openingCatalogue } from '#shop/new-shop/opening-catalogue.ts'
import { inWords } from '#shop/refusals.ts'
import { readableChoice, sentenceOfChange } from '#shop/words/cart/line-in-words.ts'
import { openingProduct } from '#tests/rooms/products.ts'
import { cartRefusals } from '#words/cart.ts'
import { type CartLine, cartLineOf } from './cart.ts'
import { linesToday, totalToday, whyNotOrdered } from './cart-today.ts'

function line(productId: number, choice: Choice, quantity = 1): CartLine {
  const item = cartLineOf(openingProduct(productId), choice, quantity)
  if (!item) throw new RangeError('not sold')
  return item
}

test('a line that costs what it cost when it was put in says nothing', () => {
  const [today] = linesToday(openingCatalogue, [line(4, {})])
  expect(today && [sentenceOfChange(today), whyNotOrdered(today)]).toEqual([undefined, undefined])
})

test('a rate that changed since is said, and the total follows it', () => {
  const lines = linesToday(openingCatalogue, [{ ...line(4, {}, 2), price: rupees(1700) }, line(19, {})])
  expect(lines.map(sentenceOfChange)).toEqual([
    'Price has gone up since you added it: was ₹1,700.00, now ₹1,800.00.',
    undefined,
  ])
  expect(totalToday(lines)).toBe(rupees(5600))
})

test('a rate that fell is said to be cheaper', () => {
  const [today] = linesToday(openingCatalogue, [{ ...line(4, {}), price: rupees(1900) }])
  expect(today && sentenceOfChange(today)).toBe('Price has gone down since you added it: was ₹1,900.00, now ₹1,800.00.')
})

test('a cleaning that is not offered any more is left open, and the line says so', () => {
  const [today] = linesToday(openingCatalogue, [{ ...line(8, {}), cleaning: 'keep-whole' }])
  expect(today?.item).not.toHaveProperty('cleaning')
  expect(today && [sentenceOfChange(today), whyNotOrdered(today)]).toEqual([
    '“Keep whole” is no longer available for this cut. It comes with no cleaning preference unless you choose again.',
    undefined,
  ])
  expect(today && readableChoice(today.item, today.product)).toBe('Large, 1 kg; cleaning: no preference')
})

test('what the shop said last counts more than what the page was drawn with', () => {
  const [today] = linesToday(openingCatalogue, [line(4, {})], { pdpImage4: 1950.5 })
  expect(today?.item.price).toBe(rupees(1950.5))
})

test('what is not sold any more says what to do', () => {
  const soldOut = {
    ...openingCatalogue,
    products: openingCatalogue.products.map((product) => ({ ...product, available: product.id !== 19 })),
  }
  const items = [line(19, {}), { ...line(4, {}), size: 'Giant' }, { ...line(4, {}), id: 'whale', title: 'Whale' }]
  expect(linesToday(soldOut, items).map((line) => inWords(cartRefusals, whyNotOrdered(line)))).toEqual([
    'Lobster (Shevandi) is not available right now. Remove it from the cart, then place the order.',
    'Whole Silver Pomfret (Paplet) is not available with these choices. Choose size, weight and cleaning again.',
    "We do not sell 'Whale'. Remove it from the cart, then place the order.",
  ])
})

test('a line says its size, weight and cut', () => {
  const words = (productId: number, choice: Choice) =>
    readableChoice(line(productId, choice), openingProduct(productId))
  expect(words(4, { size: 'Jumbo', weight: '1 kg' })).toBe('Jumbo (2 pieces per kg), 1 kg; cleaning: no preference')
  expect(words(19, {})).toBe('1 kg')
  expect(words(21, { cleaning: 'CLEAN_AND_DEVEIN_WITH_NO_TAIL' })).toBe('1 kg; cleaning: Clean and devein, no tail')
  expect(readableChoice(line(4, { cleaning: 'slices' }), undefined)).toContain('cleaning: Slices')
})
