import { randomBytes, randomUUIDv7 } from 'node:crypto'
import { userById } from '#server/accounts/accounts-store.ts'
import { whoCalls } from '#server/accounts/who-calls.ts'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { slotsToCome } from '#server/slots/slots-store.ts'
import { type Caller, type Turn, turnsOf } from '#shop/accounts/callers.ts'
import { unprovenFor } from '#shop/accounts/unproven.ts'
import { mostOfLine, type OrderLine, toleratedOfLine, weighedAs } from '#shop/cart/order-lines.ts'
import { linePrice } from '#shop/catalogue/pricing.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { cash } from '#shop/checkout/payment.ts'
import { type AtPlacing, decidePlacing, isSentTooLate } from '#shop/checkout/placing.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import type { Language } from '#shop/languages.ts'
import { type Paise, total as sumOf } from '#shop/money.ts'
import { orderNumber, orderNumberBytes } from '#shop/orders/order-number.ts'
import { wishesFrom } from '#shop/orders/order-wishes.ts'
import { isSlotRefusal } from '#shop/slots/slot-refusals.ts'
import { stockLines } from '#shop/stock/stock-cell.ts'
import { grams } from '#shop/weight.ts'
import { calls, type Takes } from '#shop/wire/calls.ts'
import { askedLineFrom } from '#shop/wire/cart-item.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { again, attemptOf, bodyHash, type Earlier, keyFrom } from './attempt.ts'
import type { NewLine, NewOrder } from './new-order.ts'
import { orderView } from './order-view.ts'
import { type OrdersDeps, ownOrder } from './orders-deps.ts'
import type { OverLimits, placeOrder, WantedOrder } from './place-order.ts'
import { noPlaceIn, refusalOf, shortOf } from './placing-refusals.ts'
import { lineRows, orderRow } from './write-order.ts'

/** Placing an order: what is wanted, what is known, the shop's decision, then it is kept. */
export function openPlacing(api: Api, deps: OrdersDeps): void {
  const { database } = deps
  const place = placingWith(deps)

  api.open(calls.placeOrder, async ({ wanted, visitor: { userId }, caller, headers, language }) => {
    if (wanted.userId !== userId) throw new Refusal(403, { refused: 'others-order' })
    const user = await userById(database.read, userId)
    const who = await whoCalls(database.read, { caller, user })
    const attempt = { key: keyFrom(headers), bodyHash: bodyHash(wanted) }
    const keep = (order: WantedOrder) => database.run.placeOrder(order)
    return { status: 201, body: await place(wanted, { userId, attempt, caller, language, user, who, keep }) }
  })
}

/** The one way in which an order is placed: by a customer themselves, or by staff to whom they say it. */
export function placingWith(deps: OrdersDeps) {
  const { database, snapshot, settings, messaging } = deps

  return async (wanted: Takes<'placeOrder'>, by: Asking): Promise<OrderView> => {
    const at = await atPlacing(deps, wanted, by.who)
    const placing = decidePlacing({ ...wanted, items: wanted.cartItems.map(askedLineFrom) }, at)
    if ('refused' in placing) {
      // What stands against it now did not when an earlier request of the same attempt came.
      const attempt = await attemptOf(database.read, by.userId, by.attempt.key)
      if (attempt) return earlier(again(attempt, by.attempt.bodyHash), by.userId)
      if (isSentTooLate(placing)) throw noPlaceIn(placing, await slotsToCome(database.read, at.at), pincodeOf(wanted))
      throw refusalOf(placing, wanted)
    }
    const order = orderToKeep(deps, { ...placing.placed, wanted, by })
    const written = await by.keep(order)
    if ('refused' in written && written.refused === 'mobile-unproven')
      throw refusalOf({ refused: written.refused }, wanted)
    if ('left' in written) throw shortOf(written, placing.placed.lines)
    if ('refused' in written && isSlotRefusal(written))
      throw noPlaceIn(written, await slotsToCome(database.read, order.placedAt), pincodeOf(wanted))
    if (!('placed' in written)) return earlier(written, by.userId)
    messaging.settle(written.placed.writing)
    return orderView(
      { catalogue: snapshot.current(), at: order.placedAt },
      {
        row: {
          ...orderRow({ ...order, slot: written.placed.slot }, written.placed.number),
          final_paise: null,
          expected_at: null,
          expected_reason: '',
        },
        lines: lineRows(order),
        bills: [],
      },
    )
  }

  /** What the attempt has placed before, or what stands against it. */
  async function earlier(placing: Earlier | OverLimits, userId: string): Promise<OrderView> {
    if ('refused' in placing) throw refusalFor(placing)
    const order = await ownOrder(deps, userId, placing.repeated.id)
    if (order === undefined) throw new Error('an order that was kept is not there')
    return order
  }

  function refusalFor(placing: Extract<Earlier | OverLimits, { refused: string }>): Refusal {
    if (placing.refused === 'too-many-from-there') return tooOften(placing)
    if (placing.refused === 'attempt-ended') return new Refusal(409, placing)
    if (placing.refused === 'other-body') return new Refusal(422, { refused: 'other-attempt' })
    return new Refusal(429, { refused: 'too-many-open', most: settings.openOrdersPerAccount })
  }
}

/** Whose attempt it is, what the shop knows of them, and who keeps it. */
interface Asking {
  readonly userId: string
  readonly attempt: NewOrder['attempt']
  readonly language: Language
  /** who is told of it, and in which language they used the shop until now; undefined: nobody */
  readonly user: { readonly mobile: string; readonly language?: string } | undefined
  readonly who: Caller
  /** what it uses up beside what its customer does: of whoever writes it down */
  readonly turns?: readonly Turn[]
  /** where it comes from; left out where staff place it */
  readonly caller?: string
  readonly keep: (order: WantedOrder) => ReturnType<typeof placeOrder>
}

const pincodeOf = ({ shippingAddress: { pincode } }: Takes<'placeOrder'>): string => parsePincode(pincode) ?? ''

/** All that the decision needs to know. */
async function atPlacing(
  { database: { read }, snapshot, opening, settings, now }: OrdersDeps,
  { shippingAddress }: Takes<'placeOrder'>,
  who: Caller,
): Promise<AtPlacing> {
  const { mostInCash, verifyMobile } = settings
  const pincode = parsePincode(shippingAddress.pincode)
  return {
    at: now(),
    isOpen: opening.isOpen(),
    catalogue: snapshot.current(),
    area: await areaNow(read),
    place: pincode && placeAt(pincode),
    mostInCash,
    verifyMobile,
    isProven: who.account?.isProven ?? false,
  }
}

function orderToKeep(
  { settings, messaging, now }: OrdersDeps,
  {
    lines,
    total,
    cap,
    wanted,
    by: { userId, attempt, caller, language, user, who, turns = [] },
  }: {
    lines: readonly OrderLine[]
    total: Paise
    cap: Cap
    wanted: Takes<'placeOrder'>
    by: Asking
  },
): WantedOrder {
  const kept = lines.map((line) => lineToKeep(line, cap))
  const placedAt = now()
  return {
    // Beginning with the moment: orders of one time stand together in the tables, however many there are.
    id: randomUUIDv7(),
    numbers: someNumbers(),
    userId,
    placedAt,
    total,
    shippingAddress: wanted.shippingAddress,
    billingAddress: wanted.billingAddress,
    payment: wanted.payment ?? cash,
    language,
    lastLanguage: user?.language,
    lines: kept,
    stock: stockLines(lines),
    comes: { name: wanted.slot, pincode: pincodeOf(wanted) },
    most: sumOf(kept.map(({ most }) => most)),
    wishes: { ...wishesFrom(wanted), cap },
    lapsesAt: settings.unprovenLapse && who.account?.isProven === false ? placedAt + unprovenFor : undefined,
    attempt,
    message: user && {
      id: randomUUIDv7(),
      to: user.mobile,
      shop: settings.identity.name,
      fssai: settings.identity.fssai,
      budget: messaging.budgetFor(user.mobile, caller),
    },
    limits: {
      mostOpen: settings.openOrdersPerAccount,
      turns: [...turnsOf('order', who, settings.limits), ...turns],
    },
  }
}

/** Three, for one may be taken; of one piece of chance, because fetching it takes longer than using it. */
export function someNumbers(): string[] {
  const chance = randomBytes(3 * orderNumberBytes)
  return [0, 1, 2].map((nr) => orderNumber(chance.subarray(nr * orderNumberBytes, (nr + 1) * orderNumberBytes)))
}

/** A line as it was decided, in the shape that it is kept in. */
export const lineToKeep = (line: OrderLine, cap: Cap = 'about'): NewLine => ({
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
  most: mostOfLine(line, cap),
  tolerated: toleratedOfLine(line),
  otherPacks: weighedAs(line).otherPacks,
  labelWeight: line.product.labelWeight,
})
