import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { unlessAway } from '#server/storage/unless-away.ts'
import type { Language } from '#shop/languages.ts'
import { noReviews } from '#shop/reviews/reviews.ts'
import { reviewsOf, reviewsTopic, summariesOf } from './reviews-store.ts'

/** The queries of pages about reviews. While the database is away a page does without them and is not cached. */
export function reviewQueries(read: Kysely<Tables>, note: (topic: string) => void, language: Language) {
  return {
    async reviewsOf(productId: number) {
      note(reviewsTopic(productId))
      return unlessAway(note, async () => {
        const [reviews, summaries] = await Promise.all([
          reviewsOf(read, productId, { language }),
          summariesOf(read, [productId]),
        ])
        return { reviews, summary: summaries.get(productId) ?? noReviews }
      })
    },

    async summaries(productIds: readonly number[]) {
      for (const id of productIds) note(reviewsTopic(id))
      return (await unlessAway(note, () => summariesOf(read, productIds))) ?? new Map()
    },
  }
}
