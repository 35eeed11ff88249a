import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { DeskMove } from '#shop/reviews/review-trust.ts'
import { moveReview, type ReviewMoveResult, type WantedMove } from './move-review.ts'

interface StaffReviewMove extends WantedMove {
  readonly key: string
  readonly move: DeskMove
}

/** Hides or releases a review, and writes the act down. */
export function staffMovesReview(
  tx: Transaction<Tables>,
  { key, ...wanted }: StaffReviewMove,
): Promise<ReviewMoveResult | Repeated> {
  const { by, at, move, reason, reviewId } = wanted
  const press = { key, thing: `review/${reviewId}`, by, pressed: { move, reason } }
  return once(tx, press, async () => {
    const moving = await moveReview(tx, wanted)
    if ('refused' in moving) return moving
    const { from, to } = moving.moved
    const [before, after] = [{ state: from }, { state: to }]
    await writeAct(tx, { ...press, act: 'move-reviews', at, before, after, reason })
    return moving
  })
}
