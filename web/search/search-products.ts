import { quickPack } from '#shop/cart/quick-pack.ts'
import { detailUrl } from '#shop/catalogue/product.ts'
import { readableUnitPrice } from '#shop/words/catalogue/unit-price.ts'
import type { SpeaksOf } from '#web/place.ts'
import { queries } from '#web/queries.ts'
import type { FoundProduct } from '#web/site/found-product.ts'
import type { Route } from './+types/search-products'

/** A phone's screen has no room for more beside its keyboard. */
const mostBelowField = 4

/** The products that fit what is being typed, ready to be added. Only what is shown travels. */
export function loader({ context, url }: Route.LoaderArgs) {
  const found = context.get(queries).found(url.searchParams.get('query') ?? '', mostBelowField)
  return Response.json(
    found.map((product): FoundProduct => {
      return {
        title: product.title,
        to: detailUrl(product),
        price: readableUnitPrice(product),
        pack: quickPack(product),
      }
    }),
  )
}

export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'query' } : undefined
