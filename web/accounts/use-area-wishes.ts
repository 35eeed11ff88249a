import { api } from '#browser/api.ts'
import type { Gives, Sends } from '#shop/wire/calls.ts'
import { useWishes, type WishCalls } from './use-wishes.ts'

const calls: WishCalls<Sends<'makeAreaWish'>, Gives<'areaWishes'>> = {
  read: (sent) => api('areaWishes', sent),
  make: (wish, token) => api('makeAreaWish', { body: wish, token }),
  drop: (id, token) => api('dropAreaWish', { params: { id }, token }),
}

/** The pincodes that somebody waits for. */
export const useAreaWishes = () => useWishes(calls)
