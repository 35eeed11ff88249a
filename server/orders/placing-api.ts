import { randomBytes, randomUUIDv7 } from 'node:crypto'
import type { Address } from '#shop/wire/address.ts'
import { askedLineFrom, type CartItem } from '#shop/wire/cart-item.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { type Takes, calls } from '#shop/wire/calls.ts'
import { cash } from '#shop/payment.ts'
import { isIn, parsePincode, whyNotDelivered, whyNotPincode } from '#shop/delivery.ts'
import { inRupees, readable } from '#shop/money.ts'
import { type OrderLine, type WrongItem, priceCart } from '#shop/order-lines.ts'
import { orderNumber, orderNumberBytes } from '#shop/order-number.ts'
import { linePrice, mostOfOneLine } from '#shop/pricing.ts'
import { grams } from '#shop/weight.ts'
import { checkoutWords } from '#words/checkout.ts'
import { isProven, userById } from '#server/accounts/accounts-store.ts'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import type { Api } from '#server/http/api.ts'
import { networkOf } from '#server/http/network.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import { bodyHash, keyFrom } from './attempt.ts'
import { orderView } from './order-view.ts'
import { type OrdersDeps, ownOrder } from './orders-deps.ts'
import { type NotPlaced, type WantedOrder, again, attemptOf } from './place-order.ts'
import { type NewLine, type NewOrder, lineRows, orderRow } from './write-order.ts'

/** Placing an order: who asks, what is wanted, whether it can be had, then it is kept. */
export function openPlacing(api: Api, deps: OrdersDeps): void {
  const { database, snapshot, settings, messaging } = deps

  api.open(calls.placeOrder, async ({ wanted, visitor, caller, headers }) => {
    if (wanted.userId !== visitor.userId) throw new Refusal(403, checkoutWords.othersOrder)
    const attempt = { key: keyFrom(headers), bodyHash: bodyHash(wanted) }
    return { status: 201, body: await place(wanted, { userId: visitor.userId, attempt, caller }) }
  })

  async function place(wanted: Takes<'placeOrder'>, by: Asking): Promise<OrderView> {
    let order: WantedOrder
    try {
      order = await decided(deps, wanted, by)
    } catch (refusal) {
      // A fault is no answer: who asks again may find the order.
      if (!(refusal instanceof Refusal)) throw refusal
      // What stands against it now did not when an earlier request of the same attempt came.
      const attempt = await attemptOf(database.read, by.userId, by.attempt.key)
      if (attempt === undefined) throw refusal
      return earlier(again(attempt, by.attempt.bodyHash), by.userId)
    }
    const placing = await database.run.placeOrder(order)
    if (!('placed' in placing)) return earlier(placing, by.userId)
    messaging.settle(placing.placed.writing)
    return orderView(snapshot.current(), { row: orderRow(order, placing.placed.number), lines: lineRows(order) })
  }

  /** What the attempt has placed before, or the sentence for what stands against it. */
  async function earlier(placing: NotPlaced, userId: string): Promise<OrderView> {
    if ('refused' in placing) throw refusalFor(placing)
    const order = await ownOrder(deps, userId, placing.repeated.id)
    if (order === undefined) throw new Error('an order that was kept is not there')
    return order
  }

  function refusalFor(placing: Extract<NotPlaced, { refused: string }>): Refusal {
    if (placing.refused === 'too-many-from-there') return tooOften(placing)
    if (placing.refused === 'other-body') return new Refusal(422, checkoutWords.otherAttempt)
    return new Refusal(429, checkoutWords.tooManyOpen(settings.openOrdersPerAccount))
  }
}

/** Whose attempt it is, and where it comes from. */
interface Asking {
  readonly userId: string
  readonly attempt: NewOrder['attempt']
  readonly caller: string
}

/** From what was sent to what can be kept: delivered there, priced by the catalogue, as the shopper saw it. Else the refusal. */
async function decided(
  { database: { read }, snapshot, settings, messaging, now }: OrdersDeps,
  wanted: Takes<'placeOrder'>,
  { userId, attempt, caller }: Asking,
): Promise<WantedOrder> {
  if (wanted.cartItems.length === 0) throw new Refusal(400, checkoutWords.emptyCart)
  refuseAddress(wanted.shippingAddress, await areaNow(read))
  const wrongBill = whyNotPincode(wanted.billingAddress.pincode)
  if (wrongBill !== undefined) throw new Refusal(400, wrongBill, { more: { field: 'billingAddress.pincode' } })
  const priced = priceCart(snapshot.current(), wanted.cartItems.map(askedLineFrom), wanted.totalPrice)
  if ('wrong' in priced) throw refusalOf(priced.wrong, priced.title)
  const { lines, total } = priced
  if (!priced.asSeen)
    throw new Refusal(409, checkoutWords.pricesChanged, {
      more: { prices: itemsNow(wanted.cartItems, lines), totalPrice: inRupees(total) },
    })
  if (total > settings.mostInCash)
    throw new Refusal(400, checkoutWords.tooMuchCash(readable(settings.mostInCash), readable(total)))

  const user = await userById(read, userId)
  if (settings.verifyMobile === 'before-order' && !(user && (await isProven(read, user))))
    throw new Refusal(403, checkoutWords.proveMobile, { more: { unproven: true } })
  const network = networkOf(caller)
  return {
    // Beginning with the moment: orders of one time stand together in the tables, however many there are.
    id: randomUUIDv7(),
    numbers: someNumbers(),
    userId,
    placedAt: now(),
    total,
    shippingAddress: wanted.shippingAddress,
    billingAddress: wanted.billingAddress,
    payment: wanted.payment ?? cash,
    lines: lines.map(lineToKeep),
    attempt,
    message: user && {
      id: randomUUIDv7(),
      to: user.mobile,
      shop: settings.identity.name,
      fssai: settings.identity.fssai,
      budget: messaging.budgetFor(user.mobile, network),
    },
    limits: {
      mostOpen: settings.openOrdersPerAccount,
      from: { who: network, limit: settings.limits.orderPerAddress },
    },
  }
}

/** Three, for one may be taken; of one piece of chance, because fetching it takes longer than using it. */
function someNumbers(): string[] {
  const chance = randomBytes(3 * orderNumberBytes)
  return [0, 1, 2].map((nr) => orderNumber(chance.subarray(nr * orderNumberBytes, (nr + 1) * orderNumberBytes)))
}

function refuseAddress(address: Address, area: readonly string[]): void {
  const why = whyNotDelivered(area, address.pincode)
  if (why !== undefined) throw new Refusal(400, why, { more: { field: 'shippingAddress.pincode' } })
  const pincode = parsePincode(address.pincode)
  const place = pincode && placeAt(pincode)
  if (place && !isIn(place, address))
    throw new Refusal(400, checkoutWords.otherCity(address.pincode, place.offices[0]?.district ?? '', place.state), {
      more: { field: 'shippingAddress.city' },
    })
}

function refusalOf(wrong: WrongItem, title: string): Refusal {
  if (wrong === 'unavailable') return new Refusal(409, checkoutWords.unavailable(title))
  if (wrong === 'too-many-of-one') return new Refusal(400, checkoutWords.tooManyOfOne(mostOfOneLine, title))
  return new Refusal(400, wrong === 'unknown-item' ? checkoutWords.unknownItem(title) : checkoutWords.notSold(title))
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
