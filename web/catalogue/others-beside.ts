import { queries } from '#web/queries.ts'
import type { Route } from './+types/others-beside'
import { othersBeside } from './product-facts.ts'

/** All that can be offered beside a product, best first: its page brings the first of them along. */
export function loader({ context, params: { productId } }: Route.LoaderArgs) {
  const asked = context.get(queries)
  const product = asked.product(Number(productId))
  if (product === undefined || String(product.id) !== productId) return new Response(null, { status: 404 })
  return Response.json(othersBeside(asked, product))
}
