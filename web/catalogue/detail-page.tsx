import { data, redirect } from 'react-router'
import { catalogueWords } from '#words/catalogue.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { type Packed, packed, unpacked, useFacts } from '#browser/packed.ts'
import { head } from '#web/site/head.ts'
import type { StructuredHandle } from '#web/site/structured-data.tsx'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/detail-page'
import { AlsoLike } from './also-like.tsx'
import { productData } from './product-data.ts'
import { Landed } from './landed.tsx'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { ProductHead } from './product-head.tsx'
import { ProductMore } from './product-more.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Purchase } from './purchase.tsx'
import { wayToFish, wayToProduct } from './way-to-product.ts'
import './lists.css'
import './product.css'
import './description.css'

/** A product of the specification has its id in the address, one of the shop's own its name. */
export async function loader({
  context,
  params: { productId, slug },
  pattern,
}: Route.LoaderArgs): Promise<Packed<ProductFacts>> {
  const asked = context.get(queries)
  const way = slug === undefined ? wayToProduct(asked, { pattern, productId }) : wayToFish(asked, slug)
  if ('unknown' in way) throw data(null, { status: 404 })
  if ('elsewhere' in way) throw redirect(way.elsewhere, way.forGood ? 301 : 302)
  return packed(await productFacts(asked, way.shown))
}

/** Only the server writes it, so no browser need carry it. */
export const handle: StructuredHandle<Packed<ProductFacts>> | undefined = import.meta.env.SSR
  ? { structuredData: (text) => productData(unpacked(text)) }
  : undefined

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (loaderData === undefined) return []
  const { product, range, publicUrl, shot } = unpacked(loaderData)
  return head(matches, {
    title: product.title,
    description: catalogueWords.productInShort(product.line, range),
    path: detailUrl(product),
    publicUrl,
    picture: shot?.src,
  })
}

export default function DetailPage({ loaderData }: Route.ComponentProps) {
  const facts = useFacts(loaderData)
  return (
    <div className="band product">
      <div className="product-sheet">
        <ProductPicture facts={facts} />
        <ProductHead facts={facts} />
        <p className="weight-note">{facts.note}</p>
        <Landed facts={facts} />
        <Purchase facts={facts} />
      </div>
      <ProductMore facts={facts} />
      <AlsoLike key={facts.product.id} facts={facts} />
    </div>
  )
}
