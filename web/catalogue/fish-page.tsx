import { data, redirect } from 'react-router'
import { detailUrl } from '#shop/catalogue/product.ts'
import { type Packed, packed } from '#browser/packed.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/fish-page'
import { type ProductFacts, productFacts } from './product-facts.ts'
import { insteadOf } from './way-to-product.ts'

/** A product of the shop's own. A name that it had before leads to it; one that is taken off leads to its kind. */
export async function loader({ context, params: { slug } }: Route.LoaderArgs): Promise<Packed<ProductFacts>> {
  const asked = context.get(queries)
  const found = asked.productEver(slug.toLowerCase())
  if (found === undefined) throw data(null, { status: 404 })
  if (!found.sold) throw redirect(insteadOf(asked, found.product), 302)
  const address = detailUrl(found.product)
  if (address !== `/fish/${slug}`) throw redirect(address, 301)
  return packed(await productFacts(asked, found.product))
}

export { default, handle, meta } from './detail-page.tsx'
