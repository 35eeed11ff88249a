import { broughtShelf, type ShelfFacts } from '#web/cart/shelf-facts.ts'
import type { Queries } from '#web/queries.ts'

/** What the pages of orders need of the shop: orders carry their own titles and prices, the pictures are of today. */
export interface OrdersFacts {
  readonly shelf: ShelfFacts | undefined
}

export const ordersFacts = (asked: Queries): OrdersFacts => ({ shelf: broughtShelf(asked) })
