import { Refusal } from '#server/http/refusal.ts'
import type { NotReserved } from '#server/stock/reserve.ts'
import type { OrderLine } from '#shop/cart/order-lines.ts'
import type { PricesChanged } from '#shop/cart/priced-cart.ts'
import type { Placing, SentTooLate } from '#shop/checkout/placing.ts'
import { inRupees } from '#shop/money.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { type Slot, serves, shownSlot } from '#shop/slots/slots.ts'
import { inPacks } from '#shop/stock/stock.ts'
import { sellableGrams } from '#shop/stock/stock-cell.ts'
import type { Takes } from '#shop/wire/calls.ts'
import type { CartItem } from '#shop/wire/cart-item.ts'
import { titleOfWish } from '#shop/wishes/back-in-stock.ts'

/** What stands against an order, as the page that placed it is told. */
export function refusalOf(
  placing: Exclude<Placing, { placed: unknown } | SentTooLate>,
  { cartItems }: Takes<'placeOrder'>,
): Refusal {
  if (placing.refused === 'prices-changed' || placing.refused === 'most-below-total') {
    const { lines, ...why } = placing
    const prices = itemsNow(cartItems, lines)
    const most = 'most' in why ? { mostPrice: inRupees(why.most) } : {}
    return new Refusal(409, why, { more: { prices, totalPrice: inRupees(why.total), ...most } })
  }
  if (placing.refused === 'mobile-unproven') return new Refusal(403, placing, { more: { unproven: true } })
  if (!('field' in placing)) return new Refusal(isOfToday.has(placing.refused) ? 409 : 400, placing)
  const { field, ...why } = placing
  return new Refusal(400, why, { more: { field } })
}

/** What stands against an order that is right in itself. */
const isOfToday: ReadonlySet<string> = new Set(['item-unavailable', 'not-open-yet'])

/** The line that is short, and what can be had of it: the others stay as they are. */
export function shortOf({ refused, lineNo, left }: NotReserved, lines: readonly OrderLine[]): Refusal {
  const line = lines[lineNo - 1]
  if (line === undefined) throw new Error('a line that nobody ordered is short')
  const { product, size } = line
  const canHave = inPacks(sellableGrams(product, left))
  return new Refusal(
    409,
    { refused, title: titleOfWish(product.title, { size }), left: canHave },
    { more: { short: { id: product.cartId, size, left: canHave } } },
  )
}

/** The slot, or none, cannot be had: the answer brings those of the place as they are by now. */
export const noPlaceIn = ({ refused }: SlotRefusal | SentTooLate, toCome: readonly Slot[], pincode: string): Refusal =>
  new Refusal(
    409,
    { refused },
    {
      more: { slots: toCome.filter((slot) => serves(slot, pincode)).map(shownSlot) },
    },
  )

/** The cart as it was sent, at what it costs now. */
const itemsNow = (items: readonly CartItem[], lines: PricesChanged['lines']): CartItem[] =>
  lines.flatMap(({ title, price }, place) => {
    const item = items[place]
    return item ? [{ ...item, title, price: inRupees(price) }] : []
  })
