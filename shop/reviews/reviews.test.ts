import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { ratings } from '#shop/catalogue/ratings.ts'
import { averageInWords } from '#shop/words/reviews/stars-in-words.ts'
import { averageOf, barsOf, noReviews, parsePage, placeOf, type ReviewSummary, together } from './reviews.ts'

const summaryOf = (given: readonly number[]): ReviewSummary => ({
  count: given.length,
  sum: given.reduce((sum, rating) => sum + rating, 0),
  histogram: ratings.map((rating) => given.filter((one) => one === rating).length),
})

test('the average counts each review once, to one decimal', () => {
  expect(averageInWords(summaryOf([5, 4, 4]))).toBe('4.3 of 5, 3 reviews')
  expect(averageInWords(summaryOf([5]))).toBe('5 of 5, 1 review')
  expect(averageOf(noReviews)).toBe(0)
})

test('the average lies between the worst and the best rating, and the bars add up to all of them', () => {
  assert(
    property(array(constantFrom(...ratings), { minLength: 1 }), (given) => {
      const summary = summaryOf(given)
      expect(averageOf(summary)).toBeGreaterThanOrEqual(Math.min(...given))
      expect(averageOf(summary)).toBeLessThanOrEqual(Math.max(...given))
      expect(barsOf(summary).reduce((sum, { count }) => sum + count, 0)).toBe(given.length)
    }),
  )
})

test('the bars begin with five stars', () => {
  expect(barsOf(summaryOf([5, 5, 2]))).toEqual([
    { rating: 5, count: 2, percent: 67 },
    { rating: 4, count: 0, percent: 0 },
    { rating: 3, count: 0, percent: 0 },
    { rating: 2, count: 1, percent: 33 },
    { rating: 1, count: 0, percent: 0 },
  ])
})

test('what several products were given is one summary', () => {
  expect(together([summaryOf([5, 1]), noReviews, summaryOf([3])])).toEqual(summaryOf([5, 1, 3]))
})

test('a page is a number, or the place behind which it begins', () => {
  expect(parsePage()).toEqual({ skip: 0 })
  expect(parsePage('3')).toEqual({ skip: 40 })
  const place = placeOf({ timestamp: '2026-11-21T06:00:00.000Z', _id: 'a-1' })
  expect(parsePage(place)).toEqual({ behind: { writtenAt: Date.UTC(2026, 10, 21, 6), id: 'a-1' } })
})

test.each(['0', '-1', '1,5', '100', 'x', '', '1.a b', "1.'--"])('%j is no page', (typed) => {
  expect(parsePage(typed)).toBeUndefined()
})
