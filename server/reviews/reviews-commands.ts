import { moveReview } from './move-review.ts'
import { staffMovesReview } from './staff-moves-review.ts'
import { writeReview } from './write-review.ts'

export const reviewsCommands = {
  writeReview,
  moveReview,
  staffMovesReview,
}
