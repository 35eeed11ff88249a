import { api } from '#browser/api.ts'
import type { Gives } from '#shop/wire/calls.ts'
import type { StockWish } from '#shop/wishes/back-in-stock.ts'
import { useWishes, type WishCalls } from './use-wishes.ts'

const calls: WishCalls<StockWish, Gives<'stockWishes'>> = {
  read: (sent) => api('stockWishes', sent),
  make: (wish, token) => api('makeStockWish', { body: wish, token }),
  drop: (id, token) => api('dropStockWish', { params: { id }, token }),
}

/** The fish that somebody waits for. */
export const useStockWishes = () => useWishes(calls)
