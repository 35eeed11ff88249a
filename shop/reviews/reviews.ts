import { type Rating, ratings } from '#shop/catalogue/ratings.ts'

/** How many gave each rating, 1 star first: all that average and histogram need. */
export interface ReviewSummary {
  readonly count: number
  readonly sum: number
  readonly histogram: readonly number[]
}

/** What an average is made of. */
export type Average = Pick<ReviewSummary, 'count' | 'sum'>

/** Nothing as long as nobody gave any. */
export const averageFrom = ({ count, sum }: Average): Average | undefined => (count > 0 ? { count, sum } : undefined)

export const noReviews: ReviewSummary = { count: 0, sum: 0, histogram: ratings.map(() => 0) }

export const together = (summaries: readonly ReviewSummary[]): ReviewSummary =>
  summaries.reduce(
    (all, one) => ({
      count: all.count + one.count,
      sum: all.sum + one.sum,
      histogram: all.histogram.map((count, place) => count + (one.histogram[place] ?? 0)),
    }),
    noReviews,
  )

/** The sum of all stars by the number of reviews, each counted once, to one decimal. */
export const averageOf = ({ count, sum }: Average): number => (count === 0 ? 0 : Math.round((sum * 10) / count) / 10)

/** For each rating, 5 stars first: how many gave it, and what part of all that is, in whole percent. */
export const barsOf = ({ count, histogram }: ReviewSummary): { rating: Rating; count: number; percent: number }[] =>
  ratings.toReversed().map((rating) => {
    const own = histogram[rating - 1] ?? 0
    return { rating, count: own, percent: count === 0 ? 0 : Math.round((own * 100) / count) }
  })

export const reviewsOnPage = 20

/** Where a list continues: after this review. Right even while others are written. */
export const placeOf = (review: { readonly timestamp: string; readonly _id: string }): string =>
  `${Date.parse(review.timestamp)}.${review._id}`

/** What a `page` means: the number of a page, or the place behind which it begins. */
export type ReviewsPage = { readonly skip: number } | { readonly behind: { writtenAt: number; id: string } }

export function parsePage(typed = '1'): ReviewsPage | undefined {
  if (/^[1-9][0-9]?$/.test(typed)) return { skip: (Number(typed) - 1) * reviewsOnPage }
  const [, writtenAt, id] = /^([0-9]{1,15})\.([A-Za-z0-9-]{1,80})$/.exec(typed) ?? []
  return writtenAt === undefined || id === undefined ? undefined : { behind: { writtenAt: Number(writtenAt), id } }
}
