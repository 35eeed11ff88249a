import { grouped } from '#shop/digits.ts'
import { type Average, averageOf } from '#shop/reviews/reviews.ts'
import { gradesWords } from '#words/catalogue.ts'

/** '4.2 of 5, 31 reviews' */
export const averageInWords = (summary: Average): string =>
  gradesWords.average(averageOf(summary), reviewsInWords(summary.count))

export const reviewsInWords = (count: number): string => gradesWords.reviews(count, grouped(count))

export const starsInWords = (rating: number): string => gradesWords.stars(rating)
