import { expect, test } from 'vitest'
import { parsePage, placeOf, reviewsOnPage } from '#shop/reviews/reviews.ts'
import { minutes } from '#shop/time.ts'
import { commands } from '#tests/rooms/reviews-commands.ts'
import { eachDatabase } from '#tests/running/databases.ts'
import { reviewsOf, summariesOf } from './reviews-store.ts'

const many = 100_000
const rounds = 200

eachDatabase((engine, open) => {
  test('100,000 reviews of a product are read within twice the time of 20, the newest and those in the middle', {
    timeout: minutes(3),
  }, async () => {
    const { read, run } = await open(commands)
    await run.fillReviews({ productId: 4, count: many })
    await run.fillReviews({ productId: 5, count: reviewsOnPage })
    const middle = parsePage(placeOf({ timestamp: new Date(1000 * (many / 2)).toISOString(), _id: `4-${many / 2}` }))
    const look = async (productId: number, page = parsePage()) => {
      const from = performance.now()
      const [reviews] = await Promise.all([
        reviewsOf(read, productId, { language: 'en', ...(page && { page }) }),
        summariesOf(read, [productId]),
      ])
      expect(reviews).toHaveLength(reviewsOnPage)
      return performance.now() - from
    }
    const times = { few: [] as number[], newest: [] as number[], middle: [] as number[] }
    for (let round = 0; round < rounds; round += 1) {
      times.few.push(await look(5))
      times.newest.push(await look(4))
      times.middle.push(await look(4, middle))
    }
    const [few, newest, deep] = [median(times.few), median(times.newest), median(times.middle)]
    console.log(
      `${engine}: 20 reviews ${few.toFixed(2)} ms, ${many}: newest ${newest.toFixed(2)} ms, from the middle ${deep.toFixed(2)} ms`,
    )
    expect(newest).toBeLessThan(2 * few)
    expect(deep).toBeLessThan(2 * few)
  })
})

const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0
