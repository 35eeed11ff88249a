import { expect, test } from 'vitest'
import { firstJourneys, partOf } from './test-part.ts'

const journeys = [
  'tests/journeys/cart/cart.journey.ts',
  'tests/journeys/orders/orders.journey.ts',
  'tests/journeys/catalogue/search.journey.ts',
]

const long = 'tests/journeys/languages/languages-order.long.journey.ts'
const release = 'tests/journeys/languages/languages-crawl.release.journey.ts'

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

test('those of a release run only when they are called so', () => {
  const all = [...journeys, long, release]
  expect(partOf(all, ['languages'])).toEqual([long])
  expect(partOf(all, ['languages-crawl.release'])).toEqual([release])
  expect(partOf(all, ['.release.'])).toEqual([release])
})

test('of each file that is not long the first journey is what a change waits for', () => {
  const listed = [
    'Listing tests:',
    '  [shop] › journeys/cart/cart.journey.ts:24:1 › each line says what it costs',
    '  [shop] › journeys/cart/cart.journey.ts:45:1 › plus and minus count at once',
    '  [shop] › journeys/cart/stock.long.journey.ts:4:1 › a line that is gone says so',
    '  [shop] › journeys/pages/menu.journey.ts:11:3 › on a phone › the menu keeps the focus',
    'Total: 4 tests in 3 files',
  ].join('\n')
  expect(firstJourneys(listed)).toEqual([
    '[shop] › journeys/cart/cart.journey.ts:24:1 › each line says what it costs',
    '[shop] › journeys/pages/menu.journey.ts:11:3 › on a phone › the menu keeps the focus',
  ])
})
