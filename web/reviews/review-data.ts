import { averageOf } from '#shop/reviews/reviews.ts'
import type { ShownReviews } from '#web/queries.ts'

const mostInData = 5

/** The rating and the newest reviews for search engines; nothing at all until there are real ones. */
export function reviewData(shown: ShownReviews | undefined): object {
  if (shown === undefined || shown.summary.count === 0) return {}
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: averageOf(shown.summary),
      reviewCount: shown.summary.count,
      bestRating: 5,
      worstRating: 1,
    },
    review: shown.reviews.slice(0, mostInData).map(({ username, rating, comment, timestamp }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name: username },
      reviewRating: { '@type': 'Rating', ratingValue: rating, bestRating: 5, worstRating: 1 },
      reviewBody: comment,
      datePublished: timestamp,
    })),
  }
}
