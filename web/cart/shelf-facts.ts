import type { Shot } from '#kit/shot.ts'
import { mostAsked } from '#shop/cart/cart.ts'
import type { Product, Shelf } from '#shop/catalogue/product.ts'
import type { Queries } from '#web/queries.ts'
import { backOf } from '#web/site/back-of.ts'
import { shotNamed } from '#web/site/shots.ts'
import type { BackById } from './back-of-line.ts'

/** What the pages of carts and orders need of the products: which ones they show is known in the browser only. */
export interface ShelfFacts extends Shelf {
  /** by cart id */
  readonly pictures: Readonly<Record<string, Shot | undefined>>
  readonly back: BackById
}

type Asked = Pick<Queries, 'fewProducts' | 'productsInCart' | 'picture' | 'said'>

/** How many products a page brings along; in a larger shop the browser asks for those that it shows. */
const mostBrought = 60

/** All that is sold, with its prices of today; undefined where that is too much for a page. */
export function broughtShelf(asked: Asked): ShelfFacts | undefined {
  const products = asked.fewProducts(mostBrought)
  return products && factsOf(asked, products)
}

export const shelfOf = (asked: Asked, cartIds: readonly string[]): ShelfFacts =>
  factsOf(asked, asked.productsInCart(cartIds.slice(0, mostAsked)))

function factsOf(asked: Asked, products: readonly Product[]): ShelfFacts {
  // The names stand beside the pictures, so what these show need not travel in words too.
  const pictures = products.map(({ cartId, picture }) => {
    const shot = shotNamed(asked, picture, { widest: 480 })
    return [cartId, shot && { ...shot, alt: '' }] as const
  })
  return { products, pictures: Object.fromEntries(pictures), back: backById(asked, products) }
}

const backById = (asked: Pick<Queries, 'said'>, products: readonly Product[]): BackById =>
  Object.fromEntries(
    products.flatMap((product) => {
      const back = backOf(asked, product)
      return Object.keys(back).length === 0 ? [] : [[product.cartId, back]]
    }),
  )
