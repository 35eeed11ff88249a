import { data, redirect } from 'react-router'
import { detailUrl } from '#shop/catalogue/product.ts'
import { head } from '#web/frame/head.ts'
import type { StructuredHandle } from '#web/frame/structured-data.ts'
import { questions } from '#web/questions.ts'
import { ProductReviews } from '#web/reviews/product-reviews.tsx'
import type { Route } from './+types/detail-page'
import { AlsoLike } from './also-like.tsx'
import { Description } from './description.tsx'
import { ProductHead } from './product-head.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Purchase } from './purchase.tsx'
import { productData } from './product-data.ts'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { wayToProduct } from './way-to-product.ts'
import './catalogue.css'

export async function loader({ context, params: { productId }, pattern }: Route.LoaderArgs): Promise<ProductFacts> {
  const asked = context.get(questions)
  const way = wayToProduct((id) => asked.product(id), { pattern, productId })
  if ('unknown' in way) throw data(null, { status: 404 })
  if ('elsewhere' in way) throw redirect(way.elsewhere, way.forGood ? 301 : 302)
  return productFacts(asked, way.shown)
}

/** Only the server writes it, so no browser need carry it. */
export const handle: StructuredHandle<ProductFacts> | undefined = import.meta.env.SSR
  ? { structuredData: productData }
  : undefined

export const meta: Route.MetaFunction = ({ loaderData: facts }) =>
  facts
    ? head({
        title: facts.product.title,
        description: `${facts.product.line} ${facts.range}, delivered in Mumbai.`,
        path: detailUrl(facts.product),
        publicUrl: facts.publicUrl,
        picture: facts.shot?.src,
      })
    : []

export default function DetailPage({ loaderData: facts }: Route.ComponentProps) {
  return (
    <div className="band product">
      <div className="product-sheet">
        <ProductPicture facts={facts} />
        <ProductHead facts={facts} />
        <p className="weight-note">{facts.note}</p>
        <Purchase facts={facts} />
      </div>
      <div className="product-more">
        <Description facts={facts} />
        <ProductReviews key={facts.product.id} product={facts.product} shown={facts.shown} />
      </div>
      <AlsoLike facts={facts} />
    </div>
  )
}
