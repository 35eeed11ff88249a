/** What stands against a review. */
export type ReviewRefusal =
  | { readonly refused: 'no-rating' }
  | { readonly refused: 'review-too-long'; readonly length: number; readonly longest: number }
  | { readonly refused: 'shops-name' }
  | { readonly refused: 'shops-email' }
  | { readonly refused: 'reviewed-nothing' }
  | { readonly refused: 'product-unknown' }
  | { readonly refused: 'review-unknown' }
  | { readonly refused: 'review-withdrawn' }
  | { readonly refused: 'reviews-page-unknown' }
  | { readonly refused: 'too-many-reviews'; readonly seconds: number }
