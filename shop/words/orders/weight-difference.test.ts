import { expect, test } from 'vitest'
import { rupees } from '#shop/money.ts'
import { differenceInWords } from './weight-difference.ts'

test.each([
  [0, 0, 'as ordered'],
  [42, 84, '42 g more, ₹84.00 more'],
  [-1100, -990.5, '1.1 kg less, ₹990.50 less'],
  [60, 0, '60 g more'],
  [0, -5, '₹5.00 less'],
])('%d g and %d rupees apart read as that', (grams, money, said) => {
  expect(differenceInWords(grams, rupees(money))).toBe(said)
})
