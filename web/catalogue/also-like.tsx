import { lazy, Suspense } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { wanted } from '#browser/wanted.ts'
import type { ProductFacts } from './product-facts.ts'

/** What is offered beside a product. It is in the page from the start, and becomes interactive once somebody comes near. */
export const AlsoLike = ({ facts }: { facts: ProductFacts }) => (
  <Suspense>
    <AlsoLikeRow facts={facts} />
  </Suspense>
)

const AlsoLikeRow = lazy(async () => {
  await wanted('.carousel')
  return fetchPart(() => import('./also-like-row.tsx'))
})
