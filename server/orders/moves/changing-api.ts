import { randomUUIDv7 } from 'node:crypto'
import { areaNow } from '#server/delivery/delivery-store.ts'
import { placeAt } from '#server/delivery/directory.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { again, attemptOf, bodyHash, keyFrom } from '#server/orders/attempt.ts'
import { lastLineOf } from '#server/orders/last-line.ts'
import { type OrdersDeps, ownOrder } from '#server/orders/orders-deps.ts'
import { noPlaceIn } from '#server/orders/placing-refusals.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'
import { tellingOf } from '#server/orders/telling-of.ts'
import { slotsToCome } from '#server/slots/slots-store.ts'
import type { NotReserved } from '#server/stock/reserve.ts'
import type { Runs } from '#server/storage/database.ts'
import { parsePincode } from '#shop/delivery/delivery.ts'
import { isId } from '#shop/id.ts'
import { inRupees } from '#shop/money.ts'
import { capOfLines, type StandingLine } from '#shop/orders/changed-lines.ts'
import { type ChangeableOrder, type ChangeDecision, decideChange, type OrderAfter } from '#shop/orders/order-change.ts'
import type { OfOrder } from '#shop/orders/order-refusals.ts'
import { isSameWishes, type OrderWishes, wishesFrom } from '#shop/orders/order-wishes.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import type { Slot } from '#shop/slots/slots.ts'
import { inPacks, stockOfSize } from '#shop/stock/stock.ts'
import { landedGrams, type StockLine, sellableGrams } from '#shop/stock/stock-cell.ts'
import { grams } from '#shop/weight.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { calls, type Takes } from '#shop/wire/calls.ts'
import { askedLineFrom } from '#shop/wire/cart-item.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { titleOfWish } from '#shop/wishes/back-in-stock.ts'
import type { ChangingOrder, WantedOrderChange } from './change-order.ts'
import { type ChangeableRow, orderWas, ownChangeable, slotOfRow, standingLines } from './changeable-order.ts'
import type { movesCommands } from './moves-commands.ts'

/** What people do themselves with their orders works with this. */
export type OwnMovesDeps = OrdersDeps & { readonly database: Runs<typeof movesCommands> }

/** Changing an order of one's own until its cut-off. */
export function openChanging(api: Api, deps: OwnMovesDeps): void {
  const { database } = deps
  const { toChange, change } = changingWith(deps)

  api.open(calls.orderToChange, async ({ params, visitor }) => ({
    body: await toChange(idFrom(params.id), visitor.userId),
  }))

  api.open(calls.changeOrder, async ({ wanted, params, visitor: { userId }, caller, headers }) => {
    const orderId = idFrom(params.id)
    const attempt = { key: keyFrom(headers), bodyHash: bodyHash({ ...wanted, orderId }) }
    return {
      body: await change(wanted, {
        orderId,
        userId,
        attempt,
        caller,
        keep: (kept) => database.run.changeOrderOfBuyer(kept),
      }),
    }
  })
}

/** Whose order it is, which attempt it is, and who keeps it. */
interface AskingChange {
  readonly orderId: string
  readonly userId: string
  readonly attempt: WantedOrderChange['attempt']
  /** where it comes from; left out where staff change it */
  readonly caller?: string
  readonly keep: (change: WantedOrderChange) => Promise<ChangingOrder>
}

/**
 * The one way in which an order is changed, by its customer or by staff for them: what is wanted, what is known, the decision.
 * A refusal brings the order as it stands, as it is shown to who asks.
 */
export function changingWith(deps: OrdersDeps, shown: (order: OrderToChange) => object = (order) => order) {
  const { database, snapshot, settings, messaging, now } = deps
  return { toChange, change }

  async function change(wanted: Takes<'changeOrder'>, asking: AskingChange): Promise<OrderToChange> {
    const { orderId, userId, attempt, caller, keep } = asking
    const at = now()
    const earlier = await attemptOf(database.read, userId, attempt.key)
    if (earlier) return repeated(again(earlier, attempt.bodyHash), userId)
    const standing = await orderOf(orderId, userId)
    // Until the mobile has answered a code it stays what it was placed as, within the share of such orders.
    if (standing.row.lapses_at !== null)
      throw new Refusal(403, { refused: 'mobile-unproven' }, { more: { unproven: true } })
    const decision = decideChange(
      standing.order,
      { ...wanted, seen: wanted.version, lines: wanted.lines.map(lineFrom) },
      {
        catalogue: snapshot.current(),
        area: await areaNow(database.read),
        place: placeOf(wanted.shippingAddress),
        mostInCash: settings.mostInCash,
        at,
      },
    )
    if ('refused' in decision) throw refusalOfChange(decision, shown(await toChange(orderId, userId)))
    const { changed: after } = decision
    const wishes = { ...wishesFrom(wanted, standing.wishes), cap: capOfLines(after.lines) }
    if (after.isSame && isSameWishes(standing.wishes, wishes) && isNothingElse(standing.row, wanted))
      throw new Refusal(400, { refused: 'change-nothing' })
    const asked = { orderId, userId, attempt, at }
    const changing = await keep({
      ...changeToKeep(wanted, after),
      ...asked,
      wishes,
      turns: [{ limit: settings.limits.changePerAccount, who: userId }],
      message: await messageTo(userId, caller),
      telling: await tellingOf(deps, orderId),
    })
    if ('changed' in changing) messaging.settle(changing.changed.writing)
    else await turnedAway(changing, { after, wanted, ...asked })
    return toChange(orderId, userId)
  }

  async function toChange(orderId: string, userId: string): Promise<OrderToChange> {
    const { order, wishes } = await orderOf(orderId, userId)
    const view = await ownOrder(deps, userId, orderId)
    if (view === undefined) throw new Refusal(404, { refused: 'order-unknown' })
    return {
      order: view,
      version: order.version,
      lastLine: order.lastLine,
      lines: order.lines.map(lineView),
      cap: wishes.cap,
      ifMissing: wishes.ifMissing,
    }
  }

  async function orderOf(orderId: string, userId: string): Promise<Standing> {
    const row = await ownChangeable(database.read, { orderId, userId })
    if (row === undefined) throw new Refusal(404, { refused: 'order-unknown' })
    const lines = await standingLines(database.read, orderId)
    const lastLine = await lastLineOf(database.read, orderId)
    const { version, change_until: until, shipping_json: to } = row
    const shippingAddress = JSON.parse(to) as AddressView
    const changeUntil = until ?? undefined
    const { wishes, ...was } = orderWas(row, lines)
    return { row, wishes, order: { ...was, version, changeUntil, lastLine, shippingAddress } }
  }

  async function messageTo(userId: string, caller: string | undefined): Promise<WantedOrderChange['message']> {
    const buyer = await buyerOf(database.read, messaging, userId)
    return (
      buyer && {
        id: randomUUIDv7(),
        to: buyer.to,
        shop: settings.identity.name,
        budget: messaging.budgetFor(buyer.to, caller),
      }
    )
  }

  /** An earlier request of the same attempt has changed it; or it is refused. */
  async function turnedAway(
    changing: Exclude<ChangingOrder, { changed: unknown }>,
    { after, wanted, orderId, at, userId }: Refused,
  ): Promise<void> {
    if ('over' in changing) throw tooOften(changing.over)
    if ('left' in changing) throw shortOfChange(changing, after)
    if ('repeated' in changing || changing.refused === 'other-body' || changing.refused === 'attempt-ended') {
      await repeated(changing, userId)
      return
    }
    if (changing.refused === 'order-unknown') throw new Refusal(404, changing)
    if (changing.refused === 'order-changed' || changing.refused === 'change-too-late')
      throw refusalOfChange(changing, shown(await toChange(orderId, userId)))
    throw noPlaceForChange(changing, await slotsToCome(database.read, at), pincodeOf(wanted.shippingAddress))
  }

  async function repeated(earlier: ReturnType<typeof again>, userId: string): Promise<OrderToChange> {
    if ('refused' in earlier)
      throw earlier.refused === 'attempt-ended'
        ? new Refusal(409, earlier)
        : new Refusal(422, { refused: 'other-attempt' })
    return toChange(earlier.repeated.id, userId)
  }
}

/** The order as it stands. */
interface Standing {
  readonly row: ChangeableRow
  readonly order: ChangeableOrder
  readonly wishes: OrderWishes
}

/** What was asked, and what the order would have become. */
interface Refused {
  readonly orderId: string
  readonly userId: string
  readonly at: number
  readonly wanted: Takes<'changeOrder'>
  readonly after: OrderAfter
}

/** What can be no id is not looked for. */
function idFrom(typed = ''): string {
  if (!isId(typed)) throw new Refusal(404, { refused: 'order-unknown' })
  return typed
}

/** Why a change is refused, as the page gets it; `now` is the order as it stands. */
function refusalOfChange(decision: Exclude<ChangeDecision, { changed: unknown }>, now: object): Refusal {
  if (decision.refused === 'change-empty') return new Refusal(400, decision)
  if (decision.refused === 'prices-changed' || decision.refused === 'most-below-total') {
    const { total } = decision
    const prices = decision.lines.map(({ title, price }) => ({ title, price: inRupees(price) }))
    const more = { prices, totalPrice: inRupees(total) }
    if (decision.refused === 'prices-changed') return new Refusal(409, { refused: 'change-prices' }, { more })
    const { most } = decision
    return new Refusal(409, { refused: 'change-most', total, most }, { more: { ...more, mostPrice: inRupees(most) } })
  }
  if (decision.refused === 'order-changed' || decision.refused === 'change-too-late')
    return new Refusal(409, decision, { more: { now } })
  if (!('field' in decision)) return new Refusal(decision.refused === 'item-unavailable' ? 409 : 400, notSo(decision))
  const { field, ...why } = decision
  return new Refusal(400, why, { more: { field } })
}

/** The line that is short, and what can be had of it beside what it has already: the order stays as it is. */
function shortOfChange({ refused, lineNo, left }: NotReserved, { lines }: OrderAfter): Refusal {
  const short = lines.find((line) => line.lineNo === lineNo)?.added
  if (short === undefined) throw new Error('a line that nobody asked for is short')
  const { product, size } = short
  const canHave = inPacks(sellableGrams(product, left))
  return new Refusal(409, notSo({ refused, title: titleOfWish(product.title, { size }), left: canHave }), {
    more: { short: { id: product.cartId, size, left: canHave } },
  })
}

/** No place for it in the wanted slot: the answer brings the slots of the pincode as they are now. */
function noPlaceForChange(why: SlotRefusal, toCome: readonly Slot[], pincode: string): Refusal {
  const { status, more } = noPlaceIn(why, toCome, pincode)
  return new Refusal(status, notSo(why), { more: { ...more } })
}

const notSo = (why: OfOrder) => ({ refused: 'change-not-so' as const, why })

const lineFrom = ({ line, ...item }: Takes<'changeOrder'>['lines'][number]) => ({ line, ...askedLineFrom(item) })

const pincodeOf = ({ pincode }: AddressView): string => parsePincode(pincode) ?? ''

function placeOf({ pincode }: AddressView): ReturnType<typeof placeAt> {
  const known = parsePincode(pincode)
  return known && placeAt(known)
}

function changeToKeep(
  { version, shippingAddress, billingAddress, slot }: Takes<'changeOrder'>,
  { lines, total, most }: OrderAfter,
) {
  return {
    seen: version,
    lines: lines.map(({ added: _added, ...line }) => line),
    total,
    most,
    shippingAddress,
    billingAddress,
    takes: lines.flatMap(takenBy),
    comes: { name: slot, pincode: pincodeOf(shippingAddress) },
  }
}

/** Only what is new takes of fish that is counted: the rest has what it took. */
function takenBy({ lineNo, added }: OrderAfter['lines'][number]): StockLine[] {
  if (added === undefined || stockOfSize(added.product, added.size) === undefined) return []
  const { product, size, weight, quantity } = added
  return [{ species: product.species, size, lineNo, landed: landedGrams(product, grams(weight), quantity) }]
}

/** Where it goes and when it comes is as before. */
function isNothingElse(row: ChangeableRow, { shippingAddress, billingAddress, slot }: Takes<'changeOrder'>): boolean {
  const before = {
    shipping: JSON.parse(row.shipping_json) as AddressView,
    billing: JSON.parse(row.billing_json) as AddressView,
  }
  return (
    (slot === undefined || slot === slotNameOf(row)) &&
    isSame(before.shipping, shippingAddress) &&
    isSame(before.billing, billingAddress)
  )
}

const isSame = (one: AddressView, other: AddressView): boolean =>
  Object.entries(other).every(([field, typed]) => (one[field as keyof AddressView] ?? '') === typed)

const lineView = (line: StandingLine): OrderToChange['lines'][number] => ({
  line: line.lineNo,
  id: line.cartId,
  productId: line.productId,
  title: line.title,
  size: line.size,
  weight: line.weight,
  cleaningOption: cleaningToWire(line.cleaning ?? ''),
  grams: line.grams,
  price: inRupees(line.rate),
  quantity: line.quantity,
  most: inRupees(line.most),
  tolerated: line.tolerated,
  otherPacks: line.otherPacks.map((pack) => ({ grams: pack.grams, price: inRupees(pack.rate) })),
  labelWeight: line.labelWeight,
})

const slotNameOf = (row: ChangeableRow): string | undefined => {
  const slot = slotOfRow(row)
  return slot && nameOfOrderSlot(slot)
}
