import { lazy, Suspense } from 'react'
import { isGone, soldOutSizes } from '#shop/catalogue/availability.ts'
import { noSize, type Product } from '#shop/catalogue/product.ts'
import { fetchPart } from '#browser/lost-parts.ts'
import type { Back } from '#web/site/back-of.ts'
import './tell-me.css'

/** What is sold out, and the way to be told when it is back. Its script comes only where something is. */
export function TellMe({ product, back }: { product: Product; back: Back }) {
  if (product.opensSoon) return null
  const gone = isGone(product) ? [noSize] : soldOutSizes(product)
  if (gone.length === 0) return null
  return (
    <Suspense>
      <TellMeForm product={product} back={back} sizes={gone} />
    </Suspense>
  )
}

const TellMeForm = lazy(() => fetchPart(() => import('./tell-me-form.tsx')))
