import type { Product } from '#shop/catalogue/product.ts'
import type { Queries } from '#web/queries.ts'
import { backOf } from '#web/site/back-of.ts'
import type { BackById } from './back-of-line.ts'

export const backById = (asked: Pick<Queries, 'said'>, products: readonly Product[]): BackById =>
  Object.fromEntries(
    products.flatMap((product) => {
      const back = backOf(asked, product)
      return Object.keys(back).length === 0 ? [] : [[product.cartId, back]]
    }),
  )
