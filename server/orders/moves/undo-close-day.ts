import type { Transaction } from 'kysely'
import { type MessageResult, withdrawMessage } from '#server/messages/outbox.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import type { BuyerTelling } from '#server/orders/tell-buyer.ts'
import { tellTimeAnew } from '#server/orders/weighing/tell-anew.ts'
import { giveSlotBack, takePlaceIn } from '#server/slots/give-slot-back.ts'
import { type ActAtDay, type DayRefused, dayAsSeen, openAgain, pressAt } from '#server/slots/week/set-day.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { slotMovedKey } from './change-order-slot.ts'
import { type AtDayAndOrders, byOf, keyOfOrder, type LeftOrder, type OrdersDone } from './close-day.ts'
import { type ClosedOrder, closingOf, whyNotUndone } from './closed-days.ts'
import { undoStaffMove } from './staff-move.ts'

type UndoRefused = DayRefused | { readonly refused: 'undo-not-yours' | 'undo-too-late' }

/**
 * Whoever closed a day takes all of it back while its messages wait: the day is open, its orders come when they were promised, however
 * many others do, and nobody is told anything. What somebody else did to an order since then stays, and is told of.
 */
export function undoCloseDay(
  tx: Transaction<Tables>,
  { tellings, by, ...wanted }: AtDayAndOrders,
): Promise<OrdersDone | UndoRefused | Repeated> {
  const day: ActAtDay = { ...wanted, by: byOf(by) }
  const press = pressAt(day, { undo: 'close' })
  return once<OrdersDone | UndoRefused>(tx, press, async () => {
    const stands = await dayAsSeen(tx, day)
    if ('refused' in stands) return stands
    if (stands.closed === '') return { refused: 'day-open' }
    const closing = await closingOf(tx, stands)
    const whyNot = closing === undefined ? 'undo-too-late' : whyNotUndone(closing, { id: by.id, now: wanted.at })
    if (closing === undefined || whyNot !== undefined) return { refused: whyNot ?? 'undo-too-late' }
    // The orders first, as when it was closed.
    for (const { orderId } of closing.orders.toSorted(byOrder)) await lockOrder(tx, orderId)
    const left: LeftOrder[] = []
    const writings: (MessageResult | undefined)[] = []
    const opened = await openAgain(tx, day, press, async () => {
      for (const one of closing.orders) {
        const { orderId } = one
        const key = keyOfOrder(wanted.key, orderId)
        const telling = tellings.get(orderId)
        const undone =
          one.way === 'reject'
            ? await undoStaffMove(tx, { orderId, seen: one.seen + 1, key, by, at: wanted.at, telling })
            : await bringBack(tx, one, { key, by: day.by, at: wanted.at, closedAt: closing.at, telling })
        if ('refused' in undone) left.push({ orderId, why: undone })
        else if ('writing' in undone) writings.push(undone.writing)
      }
    })
    return 'refused' in opened ? opened : { left, writings }
  })
}

const byOrder = (one: ClosedOrder, other: ClosedOrder): number => (one.orderId < other.orderId ? -1 : 1)

/** The order comes again when it was promised. */
async function bringBack(
  tx: Transaction<Tables>,
  { orderId, seen, was, is }: Extract<ClosedOrder, { way: 'move' }>,
  {
    key,
    by,
    at,
    closedAt,
    telling,
  }: {
    readonly key: string
    readonly by: By
    readonly at: number
    readonly closedAt: number
    readonly telling: BuyerTelling | undefined
  },
): Promise<{ readonly back: true } | { readonly refused: 'order-moved' | 'undo-told' }> {
  const order = await lockOrder(tx, orderId)
  if (order === undefined || order.version !== seen + 1) return { refused: 'order-moved' }
  const waiting = telling && { ...telling, dedupeKey: slotMovedKey({ orderId, seen }), writtenAt: closedAt }
  if (waiting !== undefined && !(await withdrawMessage(tx, waiting))) return { refused: 'undo-told' }
  if (was.slot !== undefined) await takePlaceIn(tx, was.slot)
  await giveSlotBack(tx, is.slot)
  await tx
    .updateTable('orders')
    .set((row) => ({
      slot_id: was.slot ?? null,
      slot_starts_at: was.startsAt ?? null,
      slot_ends_at: was.endsAt ?? null,
      change_until: was.changeUntil ?? null,
      expected_at: was.expectedAt ?? null,
      expected_reason: was.expectedReason ?? '',
      version: row('version', '+', 1),
      changed_at: at,
    }))
    .where('id', '=', orderId)
    .execute()
  await writeAct(tx, { key, thing: `order/${orderId}`, by, act: 'change-slots', at, before: is, after: was })
  await announce(tx, orderTopic(orderId))
  const now = { ...order, slot_starts_at: was.startsAt ?? null, slot_ends_at: was.endsAt ?? null }
  if (telling !== undefined) await tellTimeAnew(tx, { order: now, telling, at })
  return { back: true }
}
