import type { Product } from '#shop/catalogue/product.ts'
import type { Shot } from '#kit/shot.ts'
import type { Queries } from '#web/queries.ts'
import { shotNamed } from '#web/site/shots.ts'

/** What the pages of orders need of the shop: orders carry their own titles and prices, the pictures are of today. */
export interface OrdersFacts {
  readonly products: readonly Product[]
  readonly pictures: Readonly<Record<string, Shot | undefined>>
}

export function ordersFacts(asked: Queries): OrdersFacts {
  const products = asked.products()
  const pictures = products.map(({ picture }) => [picture, shotNamed(asked, picture, { widest: 480 })] as const)
  return { products, pictures: Object.fromEntries(pictures) }
}
