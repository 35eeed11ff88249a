import type { AddressBookRefusal } from '#shop/accounts/address-book.ts'
import type { AccountCartRefusal } from '#shop/cart/kept-cart.ts'
import type { OrderRefusal } from '#shop/orders/order-refusals.ts'
import type { SharedRefusal } from '#shop/refusals.ts'
import type { ReviewRefusal } from '#shop/reviews/review-refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type { CounterRefusal } from '#shop/staff/counter-refusals.ts'
import type { SoldOutRefusal } from '#shop/stock/stock-refusals.ts'
import type { AreaWishRefusal } from '#shop/wishes/area-wishes.ts'
import type { BackInStockRefusal } from '#shop/wishes/back-in-stock.ts'

/**
 * What the shop turns away, room by room: a code, with what its sentence needs. Nothing here is written in any language;
 * each has a sentence for each code, in `shop/words/<language>/<room>.ts`.
 */
export type Refused =
  | SharedRefusal
  | AccountCartRefusal
  | OrderRefusal
  | ReviewRefusal
  | AddressBookRefusal
  | BackInStockRefusal
  | AreaWishRefusal
  | SlotRefusal
  | SoldOutRefusal
  | CounterRefusal
