import type { Transaction } from 'kysely'
import { reviewsTopic } from '#server/reviews/reviews-store.ts'
import { countRating } from '#server/reviews/summary.ts'
import { announce } from '#server/storage/changes.ts'
import { holdAccount } from '#server/storage/hold-account.ts'
import { type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import type { Rating } from '#shop/catalogue/ratings.ts'
import { goneStates, takenOut } from '#shop/orders/line-status.ts'
import { deliveredStatuses } from '#shop/orders/moves.ts'
import type { ReviewState } from '#shop/reviews/review-trust.ts'

/** A review whose words were checked. */
export interface NewReview {
  readonly id: string
  readonly productId: number
  readonly userId: string | undefined
  readonly username: string
  readonly email: string
  readonly rating: Rating
  readonly comment: string
  readonly state: ReviewState
  readonly writtenAt: number
  readonly turns: readonly Turn[]
}

type ReviewResult = { written: { boughtHere: boolean } } | { refused: OverLimit }

/** The review and what it changes of the average, both or none. */
export async function writeReview(tx: Transaction<Tables>, wanted: NewReview): Promise<ReviewResult> {
  const { productId, rating, state, writtenAt } = wanted
  const over = await takeTurns(tx, { turns: wanted.turns, at: writtenAt })
  if (over) return { refused: over }

  const author = await authorOf(tx, wanted)
  const boughtHere = author !== undefined && (await hasBought(tx, author, productId))
  await tx
    .insertInto('reviews')
    .values({
      id: wanted.id,
      product_id: productId,
      user_id: author ?? null,
      username: wanted.username,
      email: wanted.email,
      rating,
      comment: wanted.comment,
      written_at: writtenAt,
      bought_here: Number(boughtHere),
      state,
    })
    .execute()
  if (state === 'shown') {
    await countRating(tx, { productId, rating, by: 1 })
    await announce(tx, reviewsTopic(productId))
  }
  return { written: { boughtHere } }
}

/** Whose account was erased just now writes as a stranger. */
async function authorOf(tx: Transaction<Tables>, { userId }: NewReview): Promise<string | undefined> {
  if (userId === undefined) return undefined
  const held = await holdAccount(tx, userId).executeTakeFirstOrThrow()
  return held.numUpdatedRows === 0n ? undefined : userId
}

/** Whether an order with it has reached this person, with some of it in the bag. */
async function hasBought(tx: Transaction<Tables>, userId: string, productId: number): Promise<boolean> {
  const line = await tx
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select('orders.id')
    .where('orders.user_id', '=', userId)
    .where('order_lines.product_id', '=', productId)
    .where('order_lines.state', 'not in', [...goneStates, takenOut])
    .where('orders.status', 'in', deliveredStatuses)
    .limit(1)
    .executeTakeFirst()
  return line !== undefined
}
