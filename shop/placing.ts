import type { VerifyMobile } from '#shop/accounts.ts'
import type { Shelf } from '#shop/catalogue/product.ts'
import { isIn, type Place, whyNotDelivered, whyNotPincode } from '#shop/delivery.ts'
import { inRupees, isAmount, type Paise, total as sumOf } from '#shop/money.ts'
import { type AskedLine, mostOfLine, type OrderLine, priceCart, refusalOf } from '#shop/order-lines.ts'
import type { AddressFault, CartRefusal, CheckoutRefusal } from '#shop/refusals.ts'
import type { Cap } from '#shop/wishes.ts'

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
}

/** What is known when somebody wants to place an order. */
export interface AtPlacing {
  readonly catalogue: Shelf
  /** the pincodes that the shop delivers to */
  readonly area: readonly string[]
  /** what the postal directory says of the pincode to deliver to; undefined when it knows nothing */
  readonly place: Place | undefined
  readonly mostInCash: Paise
  readonly verifyMobile: VerifyMobile
  /** whether the person's mobile has answered a code; looked up only where an order waits for it */
  readonly isProven: boolean | undefined
}

export type Placing =
  | { readonly placed: { readonly lines: readonly OrderLine[]; readonly total: Paise; readonly cap: Cap } }
  | CartRefusal
  | PricesChanged
  | (AddressFault & { readonly field: 'shippingAddress.pincode' | 'shippingAddress.city' | 'billingAddress.pincode' })
  | Extract<CheckoutRefusal, { refused: 'cart-empty' | 'too-much-cash' | 'mobile-unproven' }>

/** With what each line costs now, so that the cart page shows the difference line by line. */
export interface PricesChanged {
  readonly refused: 'prices-changed'
  readonly lines: readonly { readonly title: string; readonly price: Paise }[]
  readonly total: Paise
}

/** What may be placed: delivered there, priced by the catalogue, as the shopper saw it. The first thing that stands against it ends it. */
export function decidePlacing(
  { items, shippingAddress, billingAddress, totalPrice, mostPrice, cap }: WantedPlacing,
  { catalogue, area, place, mostInCash, verifyMobile, isProven }: AtPlacing,
): Placing {
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
  if (!asSeen)
    return { refused: 'prices-changed', lines: lines.map(({ product: { title }, price }) => ({ title, price })), total }
  if (total > mostInCash) return { refused: 'too-much-cash', most: mostInCash, total }
  if (verifyMobile === 'before-order' && isProven !== true) return { refused: 'mobile-unproven' }
  return { placed: { lines, total, cap: capFor(lines, { mostPrice, cap }) } }
}

/** Never more than was shown: where the most has risen since the page was drawn, the price that was seen is the most. */
function capFor(
  lines: readonly OrderLine[],
  { mostPrice, cap = 'about' }: Pick<WantedPlacing, 'mostPrice' | 'cap'>,
): Cap {
  const most = sumOf(lines.map((line) => mostOfLine(line, cap)))
  return mostPrice === undefined || inRupees(most) <= mostPrice || isAmount(most, mostPrice) ? cap : 'as-shown'
}

const otherCity = ({ pincode }: { readonly pincode: string }, { state, offices }: Place): AddressFault => ({
  refused: 'other-city',
  pincode,
  city: offices[0]?.district ?? '',
  state,
})
