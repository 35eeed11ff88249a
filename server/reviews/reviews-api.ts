import { randomUUID } from 'node:crypto'
import { userById } from '#server/accounts/accounts-store.ts'
import { whoCalls } from '#server/accounts/who-calls.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Runs } from '#server/storage/database.ts'
import type { Changes } from '#server/storage/watch-changes.ts'
import { turnsOf } from '#shop/accounts/callers.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Limits } from '#shop/accounts/limits.ts'
import { productById } from '#shop/catalogue/product.ts'
import { isId } from '#shop/id.ts'
import { firstState, whyShops } from '#shop/reviews/review-trust.ts'
import { parsePage, placeOf, reviewsOnPage } from '#shop/reviews/reviews.ts'
import { minutes } from '#shop/time.ts'
import { calls } from '#shop/wire/calls.ts'
import type { reviewsCommands } from './reviews-commands.ts'
import { reviewsOf } from './reviews-store.ts'

interface ReviewsDeps {
  readonly database: Runs<typeof reviewsCommands>
  readonly changes: Pick<Changes, 'refresh'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: { readonly identity: Identity; readonly limits: Limits }
  readonly now: () => number
}

/** Reading and writing reviews, for everyone; withdrawing one's own. */
export function openReviews(api: Api, { database, changes, snapshot, settings, now }: ReviewsDeps): void {
  const { read, run } = database

  api.open(calls.reviewsOf, async ({ wanted, params, visitor, language }) => {
    const productId = soldProduct(Number(params.id))
    const page = parsePage(wanted.page)
    if (page === undefined) throw new Refusal(400, { refused: 'reviews-page-unknown' })
    const reviews = await reviewsOf(read, productId, { page, userId: visitor?.userId, language })
    const last = reviews.length === reviewsOnPage ? reviews.at(-1) : undefined
    const next = last && `</reviews/${productId}?page=${placeOf(last)}>; rel="next"`
    return { body: reviews, headers: next === undefined ? {} : { link: next } }
  })

  api.open(calls.writeReview, async ({ wanted, visitor, caller }) => {
    const productId = soldProduct(wanted.productId)
    const fromShop = whyShops(wanted, settings.identity)
    if (fromShop) {
      const { field, ...why } = fromShop
      throw new Refusal(400, why, { more: { field } })
    }
    const { rating, comment, username, email } = wanted
    const user = visitor && (await userById(read, visitor.userId))
    const review = { id: randomUUID(), rating, comment, username, writtenAt: now(), state: firstState(wanted) }
    const writing = await run.writeReview({
      ...review,
      productId,
      email,
      userId: visitor?.userId,
      turns: [
        ...turnsOf('review', await whoCalls(read, { caller, user }), settings.limits),
        { limit: settings.limits.reviewPerProduct, who: String(productId) },
      ],
    })
    if ('refused' in writing) throw tooMany(writing.refused.wait)
    await changes.refresh()
    return {
      status: 201,
      body: {
        _id: review.id,
        username,
        rating,
        comment,
        timestamp: new Date(review.writtenAt).toISOString(),
        boughtHere: writing.written.boughtHere,
        held: review.state === 'held',
      },
    }
  })

  api.open(calls.withdrawReview, async ({ params, visitor }) => {
    const reviewId = params.id ?? ''
    if (!isId(reviewId)) throw new Refusal(404, { refused: 'review-unknown' })
    const by = { person: visitor.userId }
    const moving = await run.moveReview({ reviewId, move: 'withdraw', by, at: now(), reason: '' })
    if ('moved' in moving) {
      await changes.refresh()
      return { body: { success: true, message: { done: 'review-withdrawn' } as const } }
    }
    if (moving.refused === 'unknown') throw new Refusal(404, { refused: 'review-unknown' })
    throw new Refusal(409, { refused: 'review-withdrawn' })
  })

  function soldProduct(id: number): number {
    if (productById(snapshot.current(), id) === undefined) throw new Refusal(404, { refused: 'product-unknown' })
    return id
  }
}

function tooMany(wait = minutes(60)): Refusal {
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(429, { refused: 'too-many-reviews', seconds }, { headers: { 'retry-after': String(seconds) } })
}
