import type { Kysely } from 'kysely'
import { noReviews } from '#shop/reviews.ts'
import { passing } from '#server/pages.ts'
import type { Tables } from '#server/storage/tables.ts'
import { StorageUnavailable } from '#server/storage/trouble.ts'
import { reviewsOf, reviewsTopic, summariesOf } from './reviews-store.ts'

/** What pages ask of reviews. While the database is away a page does without them, and is not kept. */
export function reviewQueries(read: Kysely<Tables>, note: (topic: string) => void) {
  async function unlessAway<Answer>(ask: () => Promise<Answer>): Promise<Answer | undefined> {
    try {
      return await ask()
    } catch (trouble) {
      if (!(trouble instanceof StorageUnavailable)) throw trouble
      note(passing)
      return undefined
    }
  }

  return {
    async reviewsOf(productId: number) {
      note(reviewsTopic(productId))
      return unlessAway(async () => {
        const [reviews, summaries] = await Promise.all([reviewsOf(read, productId), summariesOf(read, [productId])])
        return { reviews, summary: summaries.get(productId) ?? noReviews }
      })
    },

    async summaries(productIds: readonly number[]) {
      for (const id of productIds) note(reviewsTopic(id))
      return (await unlessAway(() => summariesOf(read, productIds))) ?? new Map()
    },
  }
}
