import { ProductReviews } from '#web/reviews/product-reviews.tsx'
import { DeliveryPlaces } from '#web/site/delivery-places.tsx'
import { Description } from './description.tsx'
import type { ProductFacts } from './product-facts.ts'

export const ProductMoreBody = ({ facts }: { facts: ProductFacts }) => (
  <>
    <DeliveryPlaces delivery={facts.delivery} />
    <Description facts={facts} />
    <ProductReviews key={facts.product.id} product={facts.product} shown={facts.shown} />
  </>
)
