import type { Grams } from '#shop/weight.ts'

/** To a shopper: of a line of their cart. */
export type SoldOutRefusal = { readonly refused: 'only-so-much-left'; readonly title: string; readonly left: Grams }

/** What stands against an act of staff at fish that is counted. */
export type StockRefusal =
  | { readonly refused: 'no-such-stock' }
  | { readonly refused: 'stock-changed' }
  | { readonly refused: 'not-counted' }
  | { readonly refused: 'more-than-left'; readonly left: Grams }
  | { readonly refused: 'batch-less-left'; readonly code: string; readonly left: Grams }
  | { readonly refused: 'back-at-impossible' }
  | { readonly refused: 'nothing-came-back' }
