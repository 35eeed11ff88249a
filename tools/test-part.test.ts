import { expect, test } from 'vitest'
import { partOf } from './test-part.ts'

const journeys = ['tests/journeys.cart.ts', 'tests/journeys.orders.ts', 'tests/journeys.search.ts']

const long = 'tests/journeys.languages-crawl.long.ts'

test('a part of the tests is chosen by words of their paths, and without one all of them run', () => {
  expect(partOf(journeys, ['orders'])).toEqual(['tests/journeys.orders.ts'])
  expect(partOf(journeys, ['search', 'cart'])).toEqual(['tests/journeys.cart.ts', 'tests/journeys.search.ts'])
  expect(partOf(journeys, ['lobsters'])).toEqual([])
  expect(partOf(journeys, [])).toEqual(journeys)
})

test('the long ones run when a word of their path is said', () => {
  const all = [...journeys, long]
  expect(partOf(all, [])).toEqual(journeys)
  expect(partOf(all, ['.long.'])).toEqual([long])
  expect(partOf(all, ['languages'])).toEqual([long])
})
