import { type OrderLine, orderLineOf } from '#shop/cart/order-lines.ts'
import type { Product, Shelf } from '#shop/catalogue/product.ts'

/** So many fish are tried: one may be weighed, the other left out or replaced. */
const mostTried = 2

/** What a try order is of: the first fish that can be had, each in its usual size and smallest pack. Empty: nothing can be had. */
export const triedLines = (shelf: Shelf): OrderLine[] =>
  shelf.products
    .flatMap((product) => {
      const line = orderLineOf(shelf, usualOf(product))
      return 'wrong' in line ? [] : [line]
    })
    .slice(0, mostTried)

const usualOf = ({ cartId, sizes, weights, cleaning }: Product) => ({
  id: cartId,
  size: (sizes.find(({ usual }) => usual === true) ?? sizes[0])?.label,
  weight: weights[0] ?? '',
  cleaning: cleaning[0],
  quantity: 1,
})
