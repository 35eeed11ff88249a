import type { Paise } from '#shop/money.ts'
import type { CartRefusal, CheckoutRefusal } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type { SoldOutRefusal } from '#shop/stock/stock-refusals.ts'

/** What stands against a change of an order. */
export type ChangeRefusal =
  | { readonly refused: 'change-too-late' }
  | { readonly refused: 'order-changed' }
  | { readonly refused: 'change-nothing' }
  | { readonly refused: 'change-empty' }
  | { readonly refused: 'change-prices' }
  | { readonly refused: 'change-most'; readonly total: Paise; readonly most: Paise }
  | { readonly refused: 'change-not-so'; readonly why: OfOrder }

/** What stands against a cart as well, and is said of an order in words of its own. */
export type OfOrder =
  | CartRefusal
  | SlotRefusal
  | SoldOutRefusal
  | Extract<CheckoutRefusal, { refused: 'too-much-cash' | 'too-many-lines' }>

/** What stands against what a buyer does with an order. */
export type OrderRefusal =
  | ChangeRefusal
  | { readonly refused: 'order-unknown' }
  | { readonly refused: 'order-not-cancellable' }
  | { readonly refused: 'cancel-begun'; readonly phone: string }
  | { readonly refused: 'cancel-too-late'; readonly until: number; readonly phone: string }
  | { readonly refused: 'orders-page-unknown' }
  | { readonly refused: 'search-too-long' }
