import { expect, test } from 'vitest'
import { commands } from '#server/commands.ts'
import { ratings } from '#shop/catalogue/ratings.ts'
import { newReview } from '#tests/rooms/reviews.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { reviewsOf, summariesOf } from './reviews-store.ts'

eachDatabase((_, open) => {
  test('many write and hide at once, and the summary is still what the list says', async () => {
    const { read, run } = await open(commands)
    const written = Array.from({ length: 40 }, (_, place) => newReview({ rating: ratings[place % 5] ?? 1 }))
    await Promise.all(
      written.map(async (review) => {
        await run.writeReview(review)
        if (review.rating > 2) return
        const hide = { reviewId: review.id, move: 'hide', by: { command: 'reviews' }, at: 1, reason: 'tried' } as const
        const both = await Promise.all([run.moveReview(hide), run.moveReview(hide)])
        expect(both.filter((moving) => 'moved' in moving)).toHaveLength(1)
      }),
    )
    const pages = [{ skip: 0 }, { skip: 20 }].map((page) => reviewsOf(read, 4, { page, language: 'en' }))
    const shown = (await Promise.all(pages)).flat()
    expect((await summariesOf(read, [4])).get(4)).toEqual({
      count: shown.length,
      sum: shown.reduce((sum, { rating }) => sum + rating, 0),
      histogram: [0, 0, 8, 8, 8],
    })
  })
})
