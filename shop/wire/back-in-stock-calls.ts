import * as v from 'valibot'
import { call, nothing, succeeded } from './call.ts'

const stockWish = v.object({
  id: v.string(),
  productId: v.number(),
  /** '' where any size of the product will do */
  size: v.string(),
  title: v.string(),
  /** the page of the product */
  path: v.string(),
  /** the last day, in words */
  until: v.string(),
})

export type StockWishView = v.InferOutput<typeof stockWish>

const ownWishes = v.object({
  wishes: v.array(stockWish),
  /** no message goes to a mobile before it has answered a code */
  proven: v.boolean(),
})

/** To be told, once, when what is sold out is back. */
export const backInStockCalls = {
  stockWishes: call('GET', '/stock-wishes', 'signed-in', nothing, ownWishes),
  /** answers with all of one's wishes; the same wish again is the same wish */
  makeStockWish: call(
    'POST',
    '/stock-wishes',
    'signed-in',
    v.object({ productId: v.pipe(v.number(), v.integer()), size: v.pipe(v.string(), v.maxLength(80)) }),
    ownWishes,
  ),
  dropStockWish: call('DELETE', '/stock-wishes/:id', 'signed-in', nothing, succeeded),
} as const
