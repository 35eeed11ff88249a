import { data, redirect } from 'react-router'
import { detailUrl, productMeant } from '#shop/catalogue/product.ts'
import { queries } from '#web/queries.ts'
import type { Route } from './+types/product-moved'

/** The address that old carts know: a product's id or its cart id, which leads to the product's own page. */
export function loader({ context, params: { key = '' } }: Route.LoaderArgs) {
  const meant = productMeant({ products: context.get(queries).products() }, key)
  if (!meant) throw data(null, { status: 404 })
  return redirect(detailUrl(meant), 301)
}

/** Never seen. It makes the address a page, so that an unknown product gets the usual answer. */
export default function ProductMoved() {
  return null
}
