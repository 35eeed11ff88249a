import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { wanted } from '#browser/wanted.ts'
import { Disclosure } from '#kit/disclosure.tsx'
import type { Product } from '#shop/catalogue/product.ts'
import { noReviews } from '#shop/reviews/reviews.ts'
import type { ShownReviews } from '#web/queries.ts'
import { choicesWords } from '#words/choices.ts'
import './reviews.css'

/**
 * What people say of one product, and the way to say it oneself. It stands in the page from the first, and comes alive
 * when somebody comes near: its script is a tenth of what the page needs.
 */
export function ProductReviews({ product, shown }: { product: Product; shown: ShownReviews | undefined }) {
  const { count } = shown?.summary ?? noReviews
  return (
    <Disclosure head={choicesWords.reviews(count)}>
      <Suspense>
        <ReviewsBody product={product} shown={shown} />
      </Suspense>
    </Disclosure>
  )
}

const ReviewsBody = lazy(async () => {
  await wanted('.reviews')
  return fetchPart(() => import('./reviews-body.tsx'))
})
