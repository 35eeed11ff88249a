import { randomUUIDv7 } from 'node:crypto'
import type { Transaction } from 'kysely'
import * as v from 'valibot'
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
import type { Language } from '#shop/languages.ts'
import { inTheShop } from '#shop/orders/moves.ts'
import { cutsFrom } from '#shop/orders/order-open.ts'
import { nameOfOrderSlot } from '#shop/slots/slot-names.ts'
import { orderSlotMoved } from '#shop/words/messages/messages.ts'
import { wordedIn } from '#shop/words/messages/worded-in.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { slotInShort } from '#shop/words/slots.ts'
import { type TellLater, toldNowOr } from './staff-move.ts'

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
  /** when they are told, where that is not at once: until then it can be taken back */
  readonly toldAt?: number
  readonly tellLater?: TellLater
}

type MovedToSlot =
  | { readonly moved: true; readonly writing: MessageResult | undefined }
  | { readonly refused: 'no-such-order' | 'order-moved' | 'order-gone-out' | 'order-in-slot' | 'slot-lost' }

/** Staff bring an order at another time: the place there is taken, the one before given back, and its buyer told once. */
export function staffChangeSlot(
  tx: Transaction<Tables>,
  { key, by, at, orderId, seen, slot, reason, telling, toldAt, tellLater }: OrderToSlot,
): Promise<MovedToSlot | Repeated> {
  const press = { key, thing: `order/${orderId}`, by, pressed: { seen, slot, reason } }
  return once<MovedToSlot>(tx, press, async () => {
    const order = await lockOrder(tx, orderId)
    // a try order comes at no time, so that it takes nobody's place
    if (order?.real === undefined) return { refused: 'no-such-order' }
    if (order.version !== seen) return { refused: 'order-moved' }
    if (!inTheShop.includes(order.status)) return { refused: 'order-gone-out' }
    const { was, pincode } = await whereItStands(tx, orderId)
    const { startsAt: from, endsAt: to } = was
    if (from !== undefined && to !== undefined && nameOfOrderSlot({ startsAt: from, endsAt: to }) === slot)
      return { refused: 'order-in-slot' }
    const taking = await takeSlot(tx, { name: slot, pincode, at })
    if ('refused' in taking) return { refused: 'slot-lost' }
    if (was.slot !== undefined) await giveSlotBack(tx, was.slot)
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
    await writeAct(tx, {
      ...press,
      act: 'change-slots',
      at,
      before: was,
      after: { slot: id, startsAt, endsAt },
      reason,
    })
    await announce(tx, orderTopic(orderId))
    await announce(tx, slotsTopic)
    const now = { ...order, slot_starts_at: startsAt, slot_ends_at: endsAt }
    async function tell() {
      if (telling === undefined) return undefined
      await tellTimeAnew(tx, { order: now, telling, at: toldAt ?? at })
      return writeMessage(tx, slotMoved(now, { slot, reason, telling, toldAt }), at)
    }
    return { moved: true, writing: await toldNowOr(tellLater, tell) }
  })
}

/** Once for each time that it is moved. */
function slotMoved(
  { id, number, version }: LockedOrder,
  {
    slot,
    reason,
    telling,
    toldAt,
  }: { slot: string; reason: string; telling: BuyerTelling; toldAt: number | undefined },
): Message {
  const { shop, phone, pages: _, language, ...to } = telling
  const { kind, purpose, ...wording } = slotMovedSaid({ shop, number, slot, reason, phone }, language)
  const dedupeKey = slotMovedKey({ orderId: id, seen: version })
  const due = toldAt === undefined ? {} : { dueAt: toldAt }
  return { ...to, id: randomUUIDv7(), kind, purpose, body: bodyOf(wording), dedupeKey, ...due }
}

/** What the customer of an order reads that is moved to a slot. */
export const slotMovedSaid = (
  { slot, reason, ...told }: Readonly<Record<'shop' | 'number' | 'slot' | 'reason' | 'phone', string>>,
  language: Language,
) =>
  wordedIn(language, (words) =>
    orderSlotMoved({ ...told, when: slotInShort(slot, words), reason: reasonSaid(reason, words) }, words),
  )

/** The message of that move: `seen` is the version of the order before it. */
export const slotMovedKey = ({ orderId, seen }: Pick<OrderToSlot, 'orderId' | 'seen'>): string =>
  `order-slot-moved/${orderId}/${seen + 1}`

/** What an order was promised, and what was said of it since. What there is nothing of is left out. */
export const promisedTime = v.object({
  slot: v.optional(v.string()),
  startsAt: v.optional(v.number()),
  endsAt: v.optional(v.number()),
  changeUntil: v.optional(v.number()),
  expectedAt: v.optional(v.number()),
  expectedReason: v.optional(v.string()),
})
export type PromisedTime = v.InferOutput<typeof promisedTime>

async function whereItStands(tx: Transaction<Tables>, orderId: string) {
  const row = await tx
    .selectFrom('orders')
    .select(['slot_id', 'slot_starts_at', 'slot_ends_at', 'change_until', 'expected_at', 'expected_reason'])
    .select('shipping_json')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { pincode = '' } = JSON.parse(row.shipping_json) as { pincode?: string }
  const was: PromisedTime = {
    slot: row.slot_id ?? undefined,
    startsAt: row.slot_starts_at ?? undefined,
    endsAt: row.slot_ends_at ?? undefined,
    changeUntil: row.change_until ?? undefined,
    expectedAt: row.expected_at ?? undefined,
    ...(row.expected_reason === '' ? {} : { expectedReason: row.expected_reason }),
  }
  return { was, pincode }
}
