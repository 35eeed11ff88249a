import { randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Address, CartItem, Takes } from '#shop/calls.ts'
import { isIn, parsePincode, whyNotDelivered } from '#shop/delivery.ts'
import { inRupees } from '#shop/money.ts'
import { type OrderLine, type WrongItem, priceCart } from '#shop/order-lines.ts'
import { orderNumber, orderNumberBytes } from '#shop/order-number.ts'
import { linePrice } from '#shop/pricing.ts'
import { grams } from '#shop/weight.ts'
import { words } from '#shop/words.ts'
import { userById } from '#server/accounts/accounts-store.ts'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import { networkOf } from '#server/http/network.ts'
import type { Visitor } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { OrdersParts } from './orders-api.ts'
import type { NewLine, NewOrder } from './place-order.ts'

interface Asking {
  readonly visitor: Visitor
  readonly attempt: NewOrder['attempt']
  readonly caller: string
}

/** From what was sent to what can be kept: delivered there, priced by the catalogue, as the shopper saw it. Else the refusal. */
export const decideOrder =
  ({ read, snapshot, settings, now }: Pick<OrdersParts, 'snapshot' | 'settings' | 'now'> & { read: Kysely<Tables> }) =>
  async (wanted: Takes<'placeOrder'>, { visitor, attempt, caller }: Asking): Promise<NewOrder> => {
    if (wanted.cartItems.length === 0) throw new Refusal(400, words.checkout.emptyCart)
    refuseAddress(wanted.shippingAddress, await areaNow(read))
    if (parsePincode(wanted.billingAddress.pincode) === undefined) throw new Refusal(400, words.checkout.pincodeLength)
    const priced = priceCart(snapshot.current(), wanted.cartItems, wanted.totalPrice)
    if ('wrong' in priced) throw refusalOf(priced.wrong, priced.title)
    const { lines, total } = priced
    if (!priced.asSeen)
      throw new Refusal(409, words.checkout.pricesChanged, {
        more: { prices: itemsNow(wanted.cartItems, lines), totalPrice: inRupees(total) },
      })

    const user = await userById(read, visitor.userId)
    return {
      id: randomUUID(),
      numbers: [1, 2, 3].map(() => orderNumber(randomBytes(orderNumberBytes))),
      userId: visitor.userId,
      placedAt: now(),
      total,
      shippingAddress: wanted.shippingAddress,
      billingAddress: wanted.billingAddress,
      lines: lines.map(lineToKeep),
      attempt,
      message: user && { id: randomUUID(), to: user.mobile },
      limits: {
        mostOpen: settings.openOrdersPerAccount,
        from: { who: networkOf(caller), limit: settings.limits.orderPerAddress },
      },
    }
  }

function refuseAddress(address: Address, area: readonly string[]): void {
  const why = whyNotDelivered(area, address.pincode)
  if (why !== undefined) throw new Refusal(400, why, { more: { field: 'shippingAddress.pincode' } })
  const pincode = parsePincode(address.pincode)
  const place = pincode && placeAt(pincode)
  if (place && !isIn(place, address))
    throw new Refusal(400, words.checkout.otherCity(address.pincode, place.offices[0]?.district ?? '', place.state), {
      more: { field: 'shippingAddress.city' },
    })
}

function refusalOf(wrong: WrongItem, title: string): Refusal {
  if (wrong === 'unavailable') return new Refusal(409, words.checkout.unavailable(title))
  return new Refusal(400, wrong === 'unknown-item' ? words.checkout.unknownItem(title) : words.checkout.notSold(title))
}

/** The cart as it was sent, with what it costs now: the cart page shows the difference line by line. */
const itemsNow = (items: readonly CartItem[], lines: readonly OrderLine[]): CartItem[] =>
  lines.flatMap(({ product, price }, place) => {
    const item = items[place]
    return item ? [{ ...item, title: product.title, price: inRupees(price) }] : []
  })

const lineToKeep = (line: OrderLine): NewLine => ({
  productId: line.product.id,
  cartId: line.product.cartId,
  title: line.product.title,
  size: line.size,
  weight: line.weight,
  grams: grams(line.weight),
  cleaning: line.cleaning,
  price: line.price,
  quantity: line.quantity,
  linePrice: linePrice(line),
})
