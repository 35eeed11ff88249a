import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import { bodyOf, type Message, type MessageResult, writeMessage } from '#server/messages/outbox.ts'
import { type LockedOrder, lockOrder } from '#server/orders/lock-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { endAllTicks } from '#server/orders/ticks/ticks-store.ts'
import { tellTimeAnew } from '#server/orders/weighing/tell-anew.ts'
import { giveSlotBack } from '#server/slots/give-slot-back.ts'
import { slotsTopic } from '#server/slots/slots-store.ts'
import { takeSlot } from '#server/slots/take-slot.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { inTheShop } from '#shop/orders/moves.ts'
import { cutsFrom } from '#shop/orders/order-open.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import { orderSlotMoved } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { slotInShort } from '#shop/words/slots.ts'

interface OrderToSlot {
  readonly key: string
  readonly by: By
  readonly at: number
  readonly orderId: string
  /** the version of the order that the screen showed */
  readonly seen: number
  /** '2026-11-24T07:00-09:00' */
  readonly slot: string
  readonly reason: string
  /** whom to tell of it; undefined: nobody */
  readonly telling: BuyerTelling | undefined
}

type MovedToSlot =
  | { readonly moved: true; readonly writing: MessageResult | undefined }
  | { readonly refused: 'no-such-order' | 'order-moved' | 'order-gone-out' | 'order-in-slot' | 'slot-lost' }

/** Staff bring an order at another time: the place there is taken, the one before given back, and its buyer told once. */
export function staffChangeSlot(
  tx: Transaction<Tables>,
  { key, by, at, orderId, seen, slot, reason, telling }: OrderToSlot,
): Promise<MovedToSlot | Repeated> {
  const press = { key, thing: `order/${orderId}`, by, pressed: { seen, slot, reason } }
  return once<MovedToSlot>(tx, press, async () => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return { refused: 'no-such-order' }
    if (order.version !== seen) return { refused: 'order-moved' }
    if (!inTheShop.includes(order.status)) return { refused: 'order-gone-out' }
    const { was, comes, pincode } = await whereItStands(tx, orderId)
    if (comes !== undefined && nameOfOrderSlot(comes) === slot) return { refused: 'order-in-slot' }
    const taking = await takeSlot(tx, { name: slot, pincode, at })
    if ('refused' in taking) return { refused: 'slot-lost' }
    if (was !== null) await giveSlotBack(tx, was)
    const { id, startsAt, endsAt, changeUntil } = taking.taken
    await tx
      .updateTable('orders')
      .set((row) => ({
        slot_id: id,
        slot_starts_at: startsAt,
        slot_ends_at: endsAt,
        change_until: changeUntil,
        expected_at: null,
        expected_reason: '',
        version: row('version', '+', 1),
        changed_at: at,
      }))
      .where('id', '=', orderId)
      .execute()
    if (cutsFrom({ status: order.status, changeUntil }, at) !== undefined) await endAllTicks(tx, { orderId })
    await writeAct(tx, { ...press, act: 'change-slots', at, before: comes ?? {}, after: { startsAt, endsAt }, reason })
    await announce(tx, orderTopic(orderId))
    await announce(tx, slotsTopic)
    const now = { ...order, slot_starts_at: startsAt, slot_ends_at: endsAt }
    if (telling !== undefined) await tellTimeAnew(tx, { order: now, telling, at })
    const message = telling && slotMoved(now, { slot, reason, telling })
    return { moved: true, writing: message && (await writeMessage(tx, message, at)) }
  })
}

/** Once for each time that it is moved. */
function slotMoved(
  { id, number, version }: LockedOrder,
  { slot, reason, telling }: { slot: string; reason: string; telling: BuyerTelling },
): Message {
  const { shop, phone, pages: _, language, ...to } = telling
  const { kind, purpose, ...wording } = wordedIn(language, (words) =>
    orderSlotMoved({ shop, number, when: slotInShort(slot, words), reason, phone }, words),
  )
  const dedupeKey = `${kind}/${id}/${version + 1}`
  return { ...to, id: randomUUIDv7(), kind, purpose, body: bodyOf(wording), dedupeKey }
}

async function whereItStands(tx: Transaction<Tables>, orderId: string) {
  const row = await tx
    .selectFrom('orders')
    .select(['slot_id', 'slot_starts_at', 'slot_ends_at', 'shipping_json'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { pincode = '' } = JSON.parse(row.shipping_json) as { pincode?: string }
  const { slot_id: was, slot_starts_at: startsAt, slot_ends_at: endsAt } = row
  return { was, comes: startsAt === null || endsAt === null ? undefined : { startsAt, endsAt }, pincode }
}
