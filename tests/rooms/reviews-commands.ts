import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

const rowsAtOnce = 500

/** A product with as many reviews as a test wants, a second apart, without asking for each. */
const list = {
  async fillReviews(tx: Transaction<Tables>, { productId, count }: { productId: number; count: number }) {
    for (let from = 0; from < count; from += rowsAtOnce) {
      const rows = Array.from({ length: Math.min(rowsAtOnce, count - from) }, (_, place) => ({
        id: `${productId}-${from + place}`,
        product_id: productId,
        user_id: null,
        username: 'Asha K',
        email: 'asha@example.com',
        rating: 5,
        comment: 'Sweet and firm, cut as I asked.',
        written_at: 1000 * (from + place),
        bought_here: 0,
        state: 'shown',
      }))
      await tx.insertInto('reviews').values(rows).execute()
    }
    const none = { stars_1: 0, stars_2: 0, stars_3: 0, stars_4: 0 }
    await tx
      .insertInto('review_summaries')
      .values({ product_id: productId, count, sum: 5 * count, ...none, stars_5: count })
      .execute()
  },
}

export const commands = { list, at: import.meta.url }
