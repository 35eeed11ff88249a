import { mostToldTogether, nightOf } from '#shop/messages/telling.ts'
import { days, minutes } from '#shop/time.ts'

/** Somebody wants to be told when something is back: a size, or with '' any size of the product. */
export interface StockWish {
  readonly productId: number
  readonly size: string
}

/** So long a wish is kept. */
export const wishLives = days(30)

/** So many may one person have. */
const mostWishes = 10

/** What stands against being told when something is back. */
export type BackInStockRefusal =
  | { readonly refused: 'in-stock'; readonly title: string }
  | { readonly refused: 'too-many-wishes'; readonly most: number }
  | { readonly refused: 'wish-unknown' }

export type Wishing = { readonly wished: true } | BackInStockRefusal

/** Whether somebody may wait for it: not for what is there already, and only for a few things. */
export function decideWish({
  title,
  isThere,
  others,
}: {
  readonly title: string
  readonly isThere: boolean
  /** the wishes that they have besides */
  readonly others: number
}): Wishing {
  if (isThere) return { refused: 'in-stock', title }
  return others >= mostWishes ? { refused: 'too-many-wishes', most: mostWishes } : { wished: true }
}

/** A message that could not go out by then may no longer be true. */
export const tellUntil = (at: number): number => Math.min(at + minutes(10), nightOf(at))

/**
 * How many are told within the window: for each pack that is left three, for not everybody buys. More would lead most of
 * them to an empty shelf. The rest is told later, if it is still there.
 */
export const mostToldOf = (packsLeft: number | 'plenty'): number =>
  packsLeft === 'plenty' ? mostToldTogether : Math.min(packsLeft * 3, mostToldTogether)

/** 'Whole Pomfret, Jumbo' */
export const titleOfWish = (title: string, { size }: Pick<StockWish, 'size'>): string =>
  size === '' ? title : `${title}, ${size}`
