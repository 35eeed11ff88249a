import { writeReview } from './write-review.ts'
import { moveReview } from './move-review.ts'
import { staffMovesReview } from './staff-moves-review.ts'

export const reviewsCommands = {
  writeReview,
  moveReview,
  staffMovesReview,
}
