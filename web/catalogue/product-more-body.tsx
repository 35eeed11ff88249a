import { ProductReviews } from '#web/reviews/product-reviews.tsx'
import { DeliveryPlaces } from '#web/site/delivery-places.tsx'
import { Description } from './description.tsx'
import type { ProductFacts } from './product-facts.ts'

export default function ProductMoreBody({ facts }: { facts: ProductFacts }) {
  return (
    <>
      <DeliveryPlaces delivery={facts.delivery} />
      <Description facts={facts} />
      <ProductReviews key={facts.product.id} product={facts.product} shown={facts.shown} />
    </>
  )
}
