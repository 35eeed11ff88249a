import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

const starColumns = ['stars_1', 'stars_2', 'stars_3', 'stars_4', 'stars_5'] as const

/** Adds or removes a rating in the summary, in the command that shows or hides its review. */
export async function countRating(
  tx: Transaction<Tables>,
  { productId, rating, by }: { productId: number; rating: number; by: 1 | -1 },
): Promise<void> {
  const stars = starColumns[rating - 1]
  if (stars === undefined) throw new RangeError(`${rating} is no rating`)
  const none = { stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0, stars_5: 0 }
  await tx
    .insertInto('review_summaries')
    .values({ product_id: productId, count: by, sum: by * rating, ...none, [stars]: by })
    .onConflict((known) =>
      known.column('product_id').doUpdateSet((row) => ({
        count: row('review_summaries.count', '+', by),
        sum: row('review_summaries.sum', '+', by * rating),
        [stars]: row(`review_summaries.${stars}`, '+', by),
      })),
    )
    .execute()
}
