import { expect, test } from 'vitest'
import { grams, parseWeight, weightLabels, wholeGrams } from '#shop/weight.ts'
import { readableWeight } from '#words/formatters.ts'

test.each([
  ['1 kg', '1 kg'],
  ['1 KG', '1 kg'],
  [' 500  GRAMS ', '500 g'],
  ['500 g', '500 g'],
  ['250 gram', '250 g'],
])('%j is the label %s', (typed, label) => {
  expect(parseWeight(typed)).toBe(label)
})

test.each(['', 'Choose an option', '2 kg', '1000 g', '-500 g', 'kg'])('%j is no weight of this shop', (typed) => {
  expect(parseWeight(typed)).toBeUndefined()
})

test('the labels weigh what they say, the heaviest first', () => {
  expect(weightLabels.map((label) => grams(label))).toEqual([1000, 500, 250])
})

test('a weight reads in grams below a kilo and in kilos from there', () => {
  expect([700, 1000, 1400].map((count) => readableWeight(wholeGrams(count)))).toEqual(['700 g', '1 kg', '1.4 kg'])
  expect(() => wholeGrams(0.5)).toThrow('whole grams')
})
