import type { Selectable, Transaction } from 'kysely'
import { bodyOf, type Message, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { type Reserved, writeReserved } from '#server/stock/reserve.ts'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import { realIn } from '#server/storage/real-order.ts'
import type { OrderLinesTable, OrdersTable, Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { foundBy, phoneDigits } from '#shop/orders/order-finding.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { OrderSlot } from '#shop/slots/slots.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { orderPlaced, whenTold } from '#shop/words/messages/messages.ts'
import { sumTold } from '#shop/words/messages/sum-told.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { type FindableOrder, searchText } from '#shop/words/orders/order-search.ts'
import { insertAttempt } from './attempt.ts'
import type { NewOrder } from './new-order.ts'
import { orderTopic } from './order-topic.ts'
import { packsToKeep } from './promised-line.ts'
import { wishesToRow } from './wishes-row.ts'

export interface WrittenOrder {
  readonly number: string
  readonly slot: OrderSlot | undefined
  readonly writing: MessageResult | undefined
}

/** Keeps the order with all that belongs to it, and says its number. Whoever calls it has decided that it may be placed. */
export async function writeOrder(
  tx: Transaction<Tables>,
  wanted: NewOrder,
  reserved: readonly Reserved[],
): Promise<WrittenOrder> {
  const { id, message, placedAt, slot } = wanted
  const number = await keepOrder(tx, wanted, reserved)
  const writing = message && (await writeMessage(tx, confirmation(wanted, message, number), placedAt))
  // Last, so that orders on one topic wait for each other for a moment only.
  await announce(tx, orderTopic(id))
  return { number, slot, writing }
}

/** The same without telling anybody: its number. */
export async function keepOrder(
  tx: Transaction<Tables>,
  wanted: Omit<NewOrder, 'message'>,
  reserved: readonly Reserved[],
): Promise<string> {
  const { id, userId, placedAt, attempt } = wanted
  const number = await writeNumbered(tx, wanted)
  await insertAttempt(tx, { userId, key: attempt.key, bodyHash: attempt.bodyHash, id, placedAt })
  await insertText(tx, { userId, placedAt, id, text: searchText(findable(wanted, number)) })
  for (const row of lineRows(wanted)) await insertLine(tx, row)
  const by: By = wanted.takenBy ?? { person: userId }
  await insertMove(tx, { id, by: byInOneWord(by), placedAt })
  const real = realIn({ id, is_try: isTryOf(wanted) })
  if (real !== undefined) await writeReserved(tx, reserved, { orderId: real, by, at: placedAt })
  if (wanted.lastLanguage !== undefined && wanted.lastLanguage !== wanted.language)
    await tx.updateTable('users').set({ language: wanted.language }).where('id', '=', userId).execute()
  return number
}

async function writeNumbered(tx: Transaction<Tables>, wanted: Omit<NewOrder, 'message'>): Promise<string> {
  for (const number of wanted.numbers) {
    const written = await insertOrder(tx, orderRow(wanted, number))
    if (written.numAffectedRows === 1n) return number
  }
  throw new Error('every order number that chance gave is taken')
}

export const orderRow = (
  {
    id,
    userId,
    placedAt,
    total,
    most,
    wishes,
    shippingAddress,
    billingAddress,
    payment,
    slot,
    language,
    lapsesAt,
    isTry,
  }: Omit<NewOrder, 'message'>,
  number: string,
): NewRow => ({
  id,
  number,
  user_id: userId,
  placed_at: placedAt,
  total_paise: total,
  shipping_json: JSON.stringify(shippingAddress),
  phone_digits: phoneDigits(shippingAddress.phone),
  found_by: foundBy(number, shippingAddress),
  billing_json: JSON.stringify(billingAddress),
  status: firstStatus,
  payment,
  ...wishesToRow(wishes),
  most_paise: most,
  slot_id: slot?.id ?? null,
  slot_starts_at: slot?.startsAt ?? null,
  slot_ends_at: slot?.endsAt ?? null,
  language,
  change_until: slot?.changeUntil ?? null,
  lapses_at: lapsesAt ?? null,
  is_try: isTryOf({ isTry }),
})

const isTryOf = ({ isTry }: Pick<NewOrder, 'isTry'>): number => (isTry === true ? 1 : 0)

/** What an order that has not moved yet is kept with by itself is left out. */
type NewRow = Omit<
  Selectable<OrdersTable>,
  'version' | 'changed_at' | 'rider_id' | 'final_paise' | 'expected_at' | 'expected_reason'
>

const insertOrder = prepared((tx, row: AsValues<NewRow>) =>
  tx
    .insertInto('orders')
    .values({
      id: row.id,
      number: row.number,
      user_id: row.user_id,
      placed_at: row.placed_at,
      total_paise: row.total_paise,
      shipping_json: row.shipping_json,
      phone_digits: row.phone_digits,
      found_by: row.found_by,
      billing_json: row.billing_json,
      status: row.status,
      payment: row.payment,
      if_missing: row.if_missing,
      most_paise: row.most_paise,
      slot_id: row.slot_id,
      slot_starts_at: row.slot_starts_at,
      slot_ends_at: row.slot_ends_at,
      change_until: row.change_until,
      cutter_note: row.cutter_note,
      language: row.language,
      lapses_at: row.lapses_at,
      is_try: row.is_try,
      version: 1,
      changed_at: row.placed_at,
    })
    .onConflict((taken) => taken.column('number').doNothing()),
)

type FilledIn =
  | 'weighed_grams'
  | 'final_paise'
  | 'state'
  | 'version'
  | 'replaces'
  | 'agreed_paise'
  | 'batch'
  | 'batch_grams'
  | 'larger_grams'
  | 'larger_paise'
type LineRow = Omit<Selectable<OrderLinesTable>, FilledIn>

export const lineRows = ({ id, userId, lines }: Pick<NewOrder, 'id' | 'userId' | 'lines'>): LineRow[] =>
  lines.map((line, place) => ({
    order_id: id,
    line_no: place + 1,
    user_id: userId,
    product_id: line.productId,
    cart_id: line.cartId,
    title: line.title,
    size: line.size,
    weight: line.weight,
    grams: line.grams,
    cleaning: line.cleaning ?? null,
    rate_paise: line.price,
    quantity: line.quantity,
    line_paise: line.linePrice,
    most_paise: line.most,
    other_packs_json: packsToKeep(line.otherPacks),
    tolerated_grams: line.tolerated,
    label_weight: line.labelWeight,
  }))

export const insertLine = prepared((tx, row: AsValues<LineRow>) =>
  tx.insertInto('order_lines').values({
    order_id: row.order_id,
    line_no: row.line_no,
    user_id: row.user_id,
    product_id: row.product_id,
    cart_id: row.cart_id,
    title: row.title,
    size: row.size,
    weight: row.weight,
    grams: row.grams,
    cleaning: row.cleaning,
    rate_paise: row.rate_paise,
    quantity: row.quantity,
    line_paise: row.line_paise,
    most_paise: row.most_paise,
    other_packs_json: row.other_packs_json,
    tolerated_grams: row.tolerated_grams,
    label_weight: row.label_weight,
  }),
)

/** As `prepared` takes them. */
type AsValues<Row> = { readonly [Column in keyof Row]: Row[Column] }

const insertText = prepared(
  (tx, { userId, placedAt, id, text }: Record<'userId' | 'id' | 'text', string> & { placedAt: number }) =>
    tx.insertInto('order_texts').values({ user_id: userId, placed_at: placedAt, order_id: id, text }),
)

const insertMove = prepared((tx, { id, by, placedAt }: Record<'id' | 'by', string> & { placedAt: number }) =>
  tx
    .insertInto('order_moves')
    .values({ order_id: id, move_no: 1, move: 'place', moved_by: by, moved_at: placedAt, led_to: firstStatus }),
)

const findable = (
  { id, placedAt, shippingAddress, lines }: Omit<NewOrder, 'message'>,
  number: string,
): FindableOrder => ({
  _id: id,
  orderNumber: number,
  orderDate: new Date(placedAt).toISOString(),
  shippingAddress,
  cartItems: lines.map(({ title, size, cleaning }) => ({
    title,
    size,
    cleaningOption: cleaningToWire(cleaning ?? ''),
  })),
})

/** What its buyer is told once it is kept: once for each order. */
function confirmation(
  { id: orderId, userId: account, total, most, slot, language }: NewOrder,
  { id, to, shop, fssai, budget }: NonNullable<NewOrder['message']>,
  number: string,
): Message {
  const wording = wordedIn(language, (words) => {
    const sums = { total: sumTold(total, words), most: sumTold(most, words) }
    return orderPlaced({ shop, number, when: whenTold(slot, words), ...sums, fssai }, words)
  })
  const { kind, purpose } = wording
  return { id, kind, purpose, to, account, body: bodyOf(wording), dedupeKey: `${kind}/${orderId}`, budget }
}
