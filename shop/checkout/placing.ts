import type { VerifyMobile } from '#shop/accounts/accounts.ts'
import { type AskedLine, mostOfLine, type OrderLine, refusalOf } from '#shop/cart/order-lines.ts'
import { isMoreThan, type MostBelowTotal, type PricesChanged, priceCart } from '#shop/cart/priced-cart.ts'
import type { Shelf } from '#shop/catalogue/product.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { isIn, type Place, whyNotDelivered, whyNotPincode } from '#shop/delivery/delivery.ts'
import { type Paise, total as sumOf } from '#shop/money.ts'
import type { AddressFault, CartRefusal, CheckoutRefusal } from '#shop/refusals.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'

/** An order as somebody wants it. */
export interface WantedPlacing {
  readonly items: readonly AskedLine[]
  readonly shippingAddress: { readonly pincode: string; readonly city: string; readonly state: string }
  readonly billingAddress: { readonly pincode: string }
  /** in rupees, as the shopper saw it */
  readonly totalPrice: number
  /** the same: the most that it may come to */
  readonly mostPrice?: number | undefined
  readonly cap?: Cap | undefined
  /** when it is to come, by the name of a slot */
  readonly slot?: string | undefined
  /** what comes later than this is not meant any more */
  readonly sendBefore?: number | undefined
}

/** What is known when somebody wants to place an order. */
export interface AtPlacing {
  readonly at: number
  /** false: nothing can be ordered yet */
  readonly isOpen: boolean
  readonly catalogue: Shelf
  /** the pincodes that the shop delivers to */
  readonly area: readonly string[]
  /** what the postal directory says of the pincode to deliver to; undefined when it knows nothing */
  readonly place: Place | undefined
  readonly mostInCash: Paise
  readonly verifyMobile: VerifyMobile
  /** whether the person's mobile has answered a code */
  readonly isProven: boolean
}

export type Placing =
  | { readonly placed: { readonly lines: readonly OrderLine[]; readonly total: Paise; readonly cap: Cap } }
  | CartRefusal
  | PricesChanged
  | MostBelowTotal
  | (AddressFault & { readonly field: 'shippingAddress.pincode' | 'shippingAddress.city' | 'billingAddress.pincode' })
  | SentTooLate
  | Extract<CheckoutRefusal, { refused: 'not-open-yet' | 'cart-empty' | 'too-much-cash' | 'mobile-unproven' }>

/** It waited too long for a line: for its slot, which has closed, or without one. */
export type SentTooLate = Extract<SlotRefusal, { refused: 'slot-over' }> | { readonly refused: 'sent-too-late' }

export const isSentTooLate = (why: { readonly refused: string }): why is SentTooLate =>
  why.refused === 'sent-too-late' || why.refused === 'slot-over'

/** What may be placed: delivered there, priced by the catalogue, as the shopper saw it. The first thing that stands against it ends it. */
export function decidePlacing(
  { items, shippingAddress, billingAddress, totalPrice, mostPrice, cap = 'about', slot, sendBefore }: WantedPlacing,
  { at, isOpen, catalogue, area, place, mostInCash, verifyMobile, isProven }: AtPlacing,
): Placing {
  if (!isOpen) return { refused: 'not-open-yet' }
  if (sendBefore !== undefined && at >= sendBefore)
    return { refused: slot === undefined ? 'sent-too-late' : 'slot-over' }
  if (items.length === 0) return { refused: 'cart-empty' }
  const outside = whyNotDelivered(area, shippingAddress.pincode)
  if (outside !== undefined) return { ...outside, field: 'shippingAddress.pincode' }
  if (place !== undefined && !isIn(place, shippingAddress))
    return { ...otherCity(shippingAddress, place), field: 'shippingAddress.city' }
  const wrongBill = whyNotPincode(billingAddress.pincode)
  if (wrongBill !== undefined) return { ...wrongBill, field: 'billingAddress.pincode' }
  const priced = priceCart(catalogue, items, totalPrice)
  if ('wrong' in priced) return refusalOf(priced)
  const { lines, total, asSeen } = priced
  const today = { lines: lines.map(({ product: { title }, price }) => ({ title, price })), total }
  if (!asSeen) return { refused: 'prices-changed', ...today }
  const most = sumOf(lines.map((line) => mostOfLine(line, cap)))
  if (isMoreThan(mostPrice, total)) return { refused: 'most-below-total', ...today, most }
  if (total > mostInCash) return { refused: 'too-much-cash', most: mostInCash, total }
  if (verifyMobile === 'before-order' && !isProven) return { refused: 'mobile-unproven' }
  // Never more than was shown: where the most has risen since the page was drawn, the price that was seen is the most.
  return { placed: { lines, total, cap: isMoreThan(mostPrice, most) ? 'as-shown' : cap } }
}

const otherCity = ({ pincode }: { readonly pincode: string }, { state, offices }: Place): AddressFault => ({
  refused: 'other-city',
  pincode,
  city: offices[0]?.district ?? '',
  state,
})
