export interface ReviewsTables {
  reviews: ReviewsTable
  review_summaries: ReviewSummariesTable
  review_moves: ReviewMovesTable
}

/** As it was written: nobody changes a review, it is only hidden or withdrawn. */
export interface ReviewsTable {
  id: string
  product_id: number
  /** null: written without signing in */
  user_id: string | null
  /** '' when its author's account was erased */
  username: string
  /** for the shop alone, never shown */
  email: string
  rating: number
  comment: string
  written_at: number
  /** 1 when its signed-in author had ordered the product here */
  bought_here: number
  /** where its moves have brought it: 'shown', 'held', 'hidden', 'withdrawn' */
  state: string
}

/** Of the reviews that are shown, kept with every write that changes them. */
interface ReviewSummariesTable {
  product_id: number
  count: number
  sum: number
  stars_1: number
  stars_2: number
  stars_3: number
  stars_4: number
  stars_5: number
}

/** Each withdrawal, hiding and release of a review: who, when and why. */
interface ReviewMovesTable {
  review_id: string
  /** 1 for the first */
  move_no: number
  move: string
  moved_by: string
  moved_at: number
  reason: string
}
