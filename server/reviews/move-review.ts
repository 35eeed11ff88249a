import type { Transaction } from 'kysely'
import { reviewsTopic } from '#server/reviews/reviews-store.ts'
import { countRating } from '#server/reviews/summary.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { afterMove, type ReviewMove, type ReviewState } from '#shop/reviews/review-trust.ts'

export interface WantedMove {
  readonly reviewId: string
  readonly move: ReviewMove
  /** a person withdraws their own review; the shop moves any */
  readonly by: By
  readonly at: number
  readonly reason: string
}

export type ReviewMoveResult =
  | { moved: { productId: number; from: ReviewState; to: ReviewState } }
  | { refused: 'unknown' | 'not-from-there' }

/** Hides, releases or withdraws a review. One conditional update decides the race, and the move is recorded. */
export async function moveReview(tx: Transaction<Tables>, wanted: WantedMove): Promise<ReviewMoveResult> {
  const { reviewId, move, by } = wanted
  const review = await tx
    .selectFrom('reviews')
    .select(['product_id', 'rating', 'state', 'user_id'])
    .where('id', '=', reviewId)
    .executeTakeFirst()
  if (!review || ('person' in by && review.user_id !== by.person)) return { refused: 'unknown' }
  const state = afterMove(review.state, move)
  if (state === undefined) return { refused: 'not-from-there' }

  const changed = await tx
    .updateTable('reviews')
    .set({ state })
    .where('id', '=', reviewId)
    .where('state', '=', review.state)
    .executeTakeFirstOrThrow()
  if (changed.numUpdatedRows === 0n) return { refused: 'not-from-there' }

  await leaveMove(tx, wanted)
  const change = Number(state === 'shown') - Number(review.state === 'shown')
  if (change === 1 || change === -1) {
    await countRating(tx, { productId: review.product_id, rating: review.rating, by: change })
    await announce(tx, reviewsTopic(review.product_id))
  }
  return { moved: { productId: review.product_id, from: review.state as ReviewState, to: state } }
}

/** The update locks the review's row, so nobody else moves it meanwhile. */
async function leaveMove(tx: Transaction<Tables>, { reviewId, move, by, at, reason }: WantedMove): Promise<void> {
  const { last } = await tx
    .selectFrom('review_moves')
    .select((row) => row.fn.max('move_no').as('last'))
    .where('review_id', '=', reviewId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('review_moves')
    .values({
      review_id: reviewId,
      move_no: (last ?? 0) + 1,
      move,
      moved_by: byInOneWord(by),
      moved_at: at,
      reason,
    })
    .execute()
}
