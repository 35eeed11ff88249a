import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { wanted } from '#browser/wanted.ts'
import type { ProductFacts } from './product-facts.ts'

/** What can be read under a product. It stands in the page from the first, and comes alive when somebody comes near. */
export const ProductMore = ({ facts }: { facts: ProductFacts }) => (
  <div className="product-more">
    <Suspense>
      <ProductMoreBody facts={facts} />
    </Suspense>
  </div>
)

const ProductMoreBody = lazy(async () => {
  await wanted('.product-more')
  return fetchPart(() => import('./product-more-body.tsx'))
})
