import type { Transaction } from 'kysely'
import { bodyOf, type Message, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { again, attemptOf, type Earlier, insertAttempt } from '#server/orders/attempt.ts'
import type { NewOrder } from '#server/orders/new-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { tellTimeAnew } from '#server/orders/weighing/tell-anew.ts'
import { wishesToRow } from '#server/orders/wishes-row.ts'
import { giveSlotBack, takePlaceIn } from '#server/slots/give-slot-back.ts'
import { slotsAt } from '#server/slots/slots-store.ts'
import { takeSlot, type WantedSlot } from '#server/slots/take-slot.ts'
import { type NotReserved, reserveAnew, writeReserved } from '#server/stock/reserve.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import { giveBackTurns, holdFor, type OverLimit, takeTurns } from '#server/storage/limits.ts'
import { realIn } from '#server/storage/real-order.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import type { By } from '#shop/by.ts'
import { languageOf } from '#shop/languages.ts'
import type { Paise } from '#shop/money.ts'
import { foundBy, phoneDigits } from '#shop/orders/order-finding.ts'
import { changeableStatuses, isOpenToChange } from '#shop/orders/order-open.ts'
import type { OrderWishes } from '#shop/orders/order-wishes.ts'
import { nameOfOrderSlot, slotNamed } from '#shop/slots/slot-names.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { type OrderSlot, serves } from '#shop/slots/slots.ts'
import type { StockLine } from '#shop/stock/stock-cell.ts'
import type { AddressView } from '#shop/wire/address.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { orderChanged, whenTold } from '#shop/words/messages/messages.ts'
import { sumTold } from '#shop/words/messages/sum-told.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { searchText } from '#shop/words/orders/order-search.ts'
import { type ChangeableRow, changeableColumns, slotOfRow, standingLines } from './changeable-order.ts'
import { keepLines, type LineToKeep, type StandsNow } from './changed-lines.ts'
import { writeMove } from './move-order.ts'
import { keepWhatItWas } from './order-changes.ts'

/** An order as its buyer wants it from now on, priced and decided by what it was at the version that they saw. */
export interface WantedOrderChange {
  readonly orderId: string
  readonly userId: string
  /** who of the staff does it for its buyer; left out where they do it themselves */
  readonly changedBy?: By
  readonly seen: number
  readonly at: number
  readonly attempt: { readonly key: string; readonly bodyHash: string }
  readonly lines: readonly LineToKeep[]
  readonly total: Paise
  readonly most: Paise
  readonly wishes: OrderWishes
  readonly shippingAddress: AddressView
  readonly billingAddress: AddressView
  /** what is new of it takes of fish that is counted */
  readonly takes: readonly StockLine[]
  /** where it is wanted, and in which slot; as before where none is named */
  readonly comes: { readonly name?: string | undefined; readonly pincode: string }
  readonly turns: readonly Turn[]
  readonly message: Omit<NonNullable<NewOrder['message']>, 'fssai'> | undefined
  /** the recipient of waiting messages; undefined: nobody */
  readonly telling: BuyerTelling | undefined
}

export type ChangingOrder =
  | { readonly changed: { readonly version: number; readonly writing: MessageResult | undefined } }
  | Earlier
  | NotReserved
  | SlotRefusal
  | { readonly refused: 'order-unknown' }
  | { readonly refused: 'order-changed' }
  | { readonly refused: 'change-too-late' }
  | { readonly over: OverLimit }

/**
 * A shopper changes an order of their own. It is done if the order is what the page showed, and the shop's clock is before
 * its cut-off: lines, a place in its slot and fish that is counted, all or none. What it was is kept beside it.
 */
export async function changeOrderOfBuyer(tx: Transaction<Tables>, wanted: WantedOrderChange): Promise<ChangingOrder> {
  const { orderId, userId, at, attempt } = wanted
  await holdFor(tx, { what: 'order-turn', who: userId })
  const earlier = await attemptOf(tx, userId, attempt.key)
  if (earlier) return again(earlier, attempt.bodyHash)
  const order = await lockRow(tx, { orderId, userId })
  const real = order && realIn(order)
  if (order === undefined || real === undefined) return { refused: 'order-unknown' }
  if (!isOpenToChange({ status: order.status, changeUntil: order.change_until ?? undefined }, at))
    return { refused: 'change-too-late' }
  if (order.version !== wanted.seen) return { refused: 'order-changed' }
  const over = await takeTurns(tx, { turns: wanted.turns, at })
  if (over) return { over }
  const before: StandsNow = { row: order, lines: await standingLines(tx, orderId) }
  const had = slotOfRow(order)
  const coming = await comesThen(tx, had, { ...wanted.comes, at })
  if ('refused' in coming) {
    await giveBackTurns(tx, { turns: wanted.turns, at })
    return coming
  }
  const reserving = await reserveAnew(tx, { orderId, staying: stayingOf(before, wanted), takes: wanted.takes })
  if ('refused' in reserving) {
    await coming.takeBack()
    await giveBackTurns(tx, { turns: wanted.turns, at })
    return reserving
  }
  const by: By = wanted.changedBy ?? { person: userId }
  if (!(await keepOrder(tx, wanted, { order, slot: coming.slot }))) throw new Error('an order that was held has moved')
  await keepWhatItWas(tx, before, { by, at })
  await keepLines(tx, before, wanted)
  await insertAttempt(tx, { userId, key: attempt.key, bodyHash: attempt.bodyHash, id: orderId, placedAt: at })
  await keepText(tx, order, wanted)
  const no = await writeMove(tx, { orderId, move: 'change', to: order.status, rider: order.rider_id, by, at })
  await writeReserved(tx, reserving.reserved, { orderId: real, by, at })
  if (coming.slot !== had) await tellSlotAnew(tx, wanted, { order, slot: coming.slot })
  const message = messageOf(wanted, { order, no, slot: coming.slot })
  const writing = message && (await writeMessage(tx, message, at))
  await announce(tx, orderTopic(orderId))
  return { changed: { version: order.version + 1, writing } }
}

/** Nobody else changes it until the transaction ends. */
const lockRow = (
  tx: Transaction<Tables>,
  { orderId, userId }: { orderId: string; userId: string },
): Promise<ChangeableRow | undefined> =>
  tx
    .updateTable('orders')
    .set((row) => ({ version: row.ref('version') }))
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .returning(changeableColumns)
    .executeTakeFirst()

/** Of the packs of each line before, those that stay. */
const stayingOf = ({ lines }: StandsNow, wanted: WantedOrderChange) =>
  lines.map(({ lineNo, quantity }) => ({
    lineNo,
    before: quantity,
    stays: wanted.lines.find((line) => line.lineNo === lineNo)?.stays ?? 0,
  }))

/** One conditional update: by version, by status, and by the cut-off. */
const keepOrder = (
  tx: Transaction<Tables>,
  { orderId, seen, at, total, most, wishes, shippingAddress, billingAddress }: WantedOrderChange,
  { order, slot }: { order: ChangeableRow; slot: OrderSlot | undefined },
): Promise<boolean> =>
  didUpdate(
    tx
      .updateTable('orders')
      .set((row) => ({
        version: row('version', '+', 1),
        changed_at: at,
        total_paise: total,
        most_paise: most,
        ...wishesToRow(wishes),
        shipping_json: JSON.stringify(shippingAddress),
        billing_json: JSON.stringify(billingAddress),
        phone_digits: phoneDigits(shippingAddress.phone),
        found_by: foundBy(order.number, shippingAddress),
        slot_id: slot?.id ?? null,
        slot_starts_at: slot?.startsAt ?? null,
        slot_ends_at: slot?.endsAt ?? null,
        ...(slot?.startsAt === order.slot_starts_at ? {} : { expected_at: null, expected_reason: '' }),
        change_until: slot?.changeUntil ?? null,
      }))
      .where('id', '=', orderId)
      .where('version', '=', seen)
      .where('status', 'in', changeableStatuses)
      .where('change_until', '>', at),
  )

async function keepText(tx: Transaction<Tables>, order: ChangeableRow, wanted: WantedOrderChange): Promise<void> {
  const text = searchText({
    _id: order.id,
    orderNumber: order.number,
    orderDate: new Date(order.placed_at).toISOString(),
    shippingAddress: wanted.shippingAddress,
    cartItems: wanted.lines.map(({ title, size, cleaning }) => ({
      title,
      size,
      cleaningOption: cleaningToWire(cleaning ?? ''),
    })),
  })
  await tx.updateTable('order_texts').set({ text }).where('order_id', '=', order.id).execute()
}

/** What waits to be told names the slot that the order had. */
async function tellSlotAnew(
  tx: Transaction<Tables>,
  { telling, at }: WantedOrderChange,
  { order, slot }: { order: ChangeableRow; slot: OrderSlot | undefined },
): Promise<void> {
  if (telling === undefined || slot === undefined) return
  const { startsAt, endsAt } = slot
  const now = { ...order, final_paise: null, slot_starts_at: startsAt, slot_ends_at: endsAt }
  await tellTimeAnew(tx, { order: now, telling, at })
}

/** Once for each change: it says how the order stands since then. */
function messageOf(
  { orderId, userId: account, total, most, message }: WantedOrderChange,
  { order: { number, language }, no, slot }: { order: ChangeableRow; no: number; slot: OrderSlot | undefined },
): Message | undefined {
  if (message === undefined || slot === undefined) return undefined
  const { id, to, shop, budget } = message
  const wording = wordedIn(languageOf(language), (words) => {
    const sums = { total: sumTold(total, words), most: sumTold(most, words) }
    return orderChanged({ shop, number, ...sums, slot: whenTold(slot, words) }, words)
  })
  const { kind, purpose } = wording
  return { id, kind, purpose, to, account, body: bodyOf(wording), dedupeKey: `${kind}/${orderId}/${no}`, budget }
}

interface Coming {
  readonly slot: OrderSlot | undefined
  /** as if nobody had asked for another slot */
  readonly takeBack: () => Promise<void>
}

/** A place in the slot that is wanted now, for the one that the order had. Where that serves, nothing is taken. */
async function comesThen(
  tx: Transaction<Tables>,
  before: OrderSlot | undefined,
  { name, pincode, at }: WantedSlot,
): Promise<Coming | SlotRefusal> {
  if (before === undefined) return { slot: before, takeBack: async () => {} }
  const had = nameOfOrderSlot(before)
  const isWanted = name === undefined || name === had
  if (isWanted && (await servesThere(tx, before, pincode))) return { slot: before, takeBack: async () => {} }
  const taking = await takeSlot(tx, { name: name ?? had, pincode, at })
  if ('refused' in taking) return taking
  const { taken: slot } = taking
  await giveSlotBack(tx, before.id)
  return {
    slot,
    async takeBack() {
      await giveSlotBack(tx, slot.id)
      await takePlaceIn(tx, before.id)
    },
  }
}

async function servesThere(tx: Transaction<Tables>, { id, ...slot }: OrderSlot, pincode: string): Promise<boolean> {
  const hours = slotNamed(nameOfOrderSlot(slot))
  const slots = hours === undefined ? [] : await slotsAt(tx, hours)
  return slots.some((one) => one.id === id && serves(one, pincode))
}
