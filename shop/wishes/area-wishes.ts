import { days } from '#shop/time.ts'

/** So long it is kept that somebody wants to be told when the shop comes to a pincode: an area grows slowly. */
export const areaWishLives = days(180)

/** So many pincodes may one person wait for: their home, their work, their parents. */
const mostAreaWishes = 5

/** What stands against being told when the shop comes to a pincode. */
export type AreaWishRefusal =
  | { readonly refused: 'area-there'; readonly pincode: string }
  | { readonly refused: 'too-many-area-wishes'; readonly most: number }
  | { readonly refused: 'area-wish-unknown' }
  | { readonly refused: 'no-such-pincode' }

export type AreaWishing = { readonly wished: true } | AreaWishRefusal

/** Whether somebody may wait for a pincode: not where the shop delivers already, and only a few. */
export function decideAreaWish({
  pincode,
  isDelivered,
  others,
}: {
  readonly pincode: string
  readonly isDelivered: boolean
  /** the pincodes that they wait for besides */
  readonly others: number
}): AreaWishing {
  if (isDelivered) return { refused: 'area-there', pincode }
  return others >= mostAreaWishes ? { refused: 'too-many-area-wishes', most: mostAreaWishes } : { wished: true }
}
