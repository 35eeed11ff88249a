import { useRevalidator } from 'react-router'
import type { Product } from '#shop/catalogue/product.ts'
import { noReviews } from '#shop/reviews/reviews.ts'
import { reviewsWords } from '#words/reviews.ts'
import type { ShownReviews } from '#web/queries.ts'
import { ReviewForm } from './review-form.tsx'
import { ReviewList } from './review-list.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { useReviews } from './use-reviews.ts'

/** The reviews with their summary, and the form for one more. */
export default function ReviewsBody({ product, shown }: { product: Product; shown: ShownReviews | undefined }) {
  const { summary } = shown ?? { summary: noReviews }
  const list = useReviews(product.id, shown?.reviews ?? [])
  const page = useRevalidator()

  /** The list at once from the call; count, average and stars with the page. */
  function reload(withdrawn?: string) {
    void list.reload(withdrawn)
    void page.revalidate()
  }

  return (
    <div className="reviews" data-empty={summary.count === 0 && list.reviews.length === 0}>
      <div className="stack">
        {shown === undefined && <p>{reviewsWords.away}</p>}
        {summary.count > 0 && <ReviewSummary summary={summary} />}
        {shown !== undefined && summary.count === 0 && list.reviews.length === 0 && (
          <p>{`${reviewsWords.none} ${reviewsWords.tellOthers}`}</p>
        )}
        <ReviewList list={list} count={summary.count} onWithdrawn={reload} />
      </div>
      <ReviewForm product={product} onWritten={() => reload()} />
    </div>
  )
}
