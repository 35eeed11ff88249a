import * as v from 'valibot'
import { deskMoves, deskStates, longestMoveReason } from '#shop/reviews/review-trust.ts'
import { freeText } from '#shop/text.ts'
import { staffCall } from '#shop/wire/staff-call.ts'
import { done, doneBy, pressKey } from './press.ts'

/** A review as the shop reads it. Its writer's e-mail is not shown. */
const deskReview = v.object({
  id: v.string(),
  productId: v.number(),
  title: v.string(),
  state: v.picklist(deskStates),
  rating: v.number(),
  /** '' for an erased account */
  username: v.string(),
  comment: v.string(),
  writtenAt: v.number(),
  boughtHere: v.boolean(),
  /** how it came to where it is; left out of one that nobody moved */
  last: v.optional(v.object({ by: doneBy, at: v.number(), reason: v.string() })),
})

export const deskReviewCalls = {
  /** Of all products, newest first. */
  deskReviews: staffCall(
    'GET',
    '/counter/api/reviews',
    'see-reviews',
    v.object({ state: v.picklist(deskStates), page: v.optional(v.string()) }),
    v.object({
      reviews: v.array(deskReview),
      /** where the list continues; left out at its end */
      next: v.optional(v.string()),
      /** how many wait to be read */
      held: v.number(),
    }),
  ),
  moveReview: staffCall(
    'POST',
    '/counter/api/reviews/:id/moves',
    'move-reviews',
    v.object({
      move: v.picklist(deskMoves),
      key: pressKey,
      reason: v.optional(freeText('reason', longestMoveReason)),
    }),
    done,
  ),
} as const

export type DeskReview = v.InferOutput<typeof deskReview>
