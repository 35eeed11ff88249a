import { assert, integer, property } from 'fast-check'
import { expect, test } from 'vitest'
import { inRupees, paise, readable, readableShort, rupees, rupeesTyped, times, total } from '#shop/money.ts'

test.each([
  [0, '₹0.00'],
  [450, '₹450.00'],
  [1950, '₹1,950.00'],
  [195000.5, '₹1,95,000.50'],
  [12345678.9, '₹1,23,45,678.90'],
])('%d rupees read %s', (amount, words) => {
  expect(readable(rupees(amount))).toBe(words)
})

test('at the counter a price has paise only where there are some', () => {
  expect([0, 1950, 195000.5].map((amount) => readableShort(rupees(amount)))).toEqual(['₹0', '₹1,950', '₹1,95,000.50'])
  expect(readableShort(paise(-90))).toBe('-₹0.90')
})

test('every price reads as the browser itself would write it for India', () => {
  const indian = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' })
  assert(
    property(integer(), (count) => {
      expect(readable(paise(count))).toBe(indian.format(count / 100))
    }),
  )
})

test.each([
  ['1850', 1850],
  [' 1,850.50 ', 1850.5],
  ['Rs. 1,95,000/-', 195_000],
  ['₹12.5', 12.5],
  ['0', 0],
])('%s is typed for %d rupees', (typed, amount) => {
  expect(rupeesTyped(typed)).toBe(rupees(amount))
})

const devanagari = (latin: string) => latin.replaceAll(/\d/g, (digit) => '०१२३४५६७८९'.charAt(Number(digit)))

test('a price that the shop has written is read back, whatever its digits', () => {
  assert(
    property(integer({ min: 0, max: 99_999_999_999 }), (count) => {
      expect(rupeesTyped(readable(paise(count)))).toBe(count)
      expect(rupeesTyped(devanagari(readable(paise(count))))).toBe(count)
    }),
  )
})

test.each([
  '',
  '-5',
  '18,50',
  '620,50',
  '1.250,00',
  '1,2,3',
  '999,999,999,999,999',
  '1.234',
  '1e9',
  'twelve',
  '12 kg',
  '9999999999',
  '١٢',
])('%s is no amount', (typed) => {
  expect(rupeesTyped(typed)).toBeUndefined()
})

test('money that is not whole paise is refused', () => {
  expect(() => paise(0.5)).toThrow('whole paise')
  expect(() => paise(Number.NaN)).toThrow('whole paise')
  expect(() => rupees(Number.POSITIVE_INFINITY)).toThrow('whole paise')
})

test('rupees come back as they went in', () => {
  assert(
    property(integer({ min: 0, max: 1_000_000_000 }), (count) => {
      expect(rupees(inRupees(paise(count)))).toBe(count)
    }),
  )
})

test('a price taken several times is the sum of that many prices', () => {
  const price = rupees(925.1)
  expect(times(price, 3)).toBe(total([price, price, price]))
  expect(total([])).toBe(0)
})
