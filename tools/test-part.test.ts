import { expect, test } from 'vitest'
import { partOf } from './test-part.ts'

const journeys = [
  'tests/journeys/cart/cart.journey.ts',
  'tests/journeys/orders/orders.journey.ts',
  'tests/journeys/catalogue/search.journey.ts',
]

const long = 'tests/journeys/languages/languages-crawl.long.journey.ts'

test('a part of the tests is chosen by words of their paths, and without one all of them run', () => {
  expect(partOf(journeys, ['orders'])).toEqual(['tests/journeys/orders/orders.journey.ts'])
  expect(partOf(journeys, ['search', 'cart'])).toEqual([
    'tests/journeys/cart/cart.journey.ts',
    'tests/journeys/catalogue/search.journey.ts',
  ])
  expect(partOf(journeys, ['lobsters'])).toEqual([])
  expect(partOf(journeys, [])).toEqual(journeys)
})

test('the long ones run when a word of their path is said', () => {
  const all = [...journeys, long]
  expect(partOf(all, [])).toEqual(journeys)
  expect(partOf(all, ['.long.'])).toEqual([long])
  expect(partOf(all, ['languages'])).toEqual([long])
})
