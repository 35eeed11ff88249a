import { sql, type Transaction } from 'kysely'
import { giveSlotBack } from '#server/slots/give-slot-back.ts'
import { takeSlot, type WantedSlot } from '#server/slots/take-slot.ts'
import { giveBack, type NotReserved, reserve } from '#server/stock/reserve.ts'
import { giveBackTurns, holdFor, type OverLimit, takeTurns } from '#server/storage/limits.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { again, attemptOf, type Earlier } from './attempt.ts'
import type { NewOrder } from './new-order.ts'
import { isFishShareUsed, isSlotShareUsed } from './unproven-share.ts'
import { type WrittenOrder, writeOrder } from './write-order.ts'

/** An order to place, and the limits that it must respect. */
export interface WantedOrder extends Omit<NewOrder, 'slot'> {
  /** where it is wanted, and in which slot; the earliest where none is named */
  readonly comes?: Omit<WantedSlot, 'at'> | undefined
  readonly limits: OrderLimits
}

/** Cash on delivery invites fake orders: so many may be open for a person, so many an hour by `shop/accounts/callers.ts`. */
interface OrderLimits {
  readonly mostOpen: number
  readonly turns: readonly Turn[]
}

type NotPlaced = Earlier | OverLimits | SlotRefusal | NotReserved | { refused: 'mobile-unproven' }

export type OverLimits = { refused: 'too-many-open' } | ({ refused: 'too-many-from-there' } & OverLimit)

/**
 * Writes attempt, order, lines, first move and message, and takes a place in its slot and what it needs of counted fish, all
 * or none. The place is taken before the fish, by everybody, so that nobody waits in a ring. Two orders of one person wait for each other, so
 * that a repeated attempt is found and the count of open orders is exact.
 */
export async function placeOrder(
  tx: Transaction<Tables>,
  wanted: WantedOrder,
): Promise<{ placed: WrittenOrder } | NotPlaced> {
  await holdFor(tx, { what: 'order-turn', who: wanted.userId })
  const earlier = await attemptOf(tx, wanted.userId, wanted.attempt.key)
  if (earlier) return again(earlier, wanted.attempt.bodyHash)
  if ((await openOrders(tx, wanted.userId, wanted.limits.mostOpen)) >= wanted.limits.mostOpen)
    return { refused: 'too-many-open' }
  const over = await takeTurns(tx, { turns: wanted.limits.turns, at: wanted.placedAt })
  if (over) return { refused: 'too-many-from-there', ...over }

  const taking = wanted.comes && (await takeSlot(tx, { ...wanted.comes, at: wanted.placedAt }))
  if (taking && 'refused' in taking) return notPlaced(tx, wanted, taking)
  const slot = taking?.taken
  const waits = wanted.lapsesAt !== undefined
  if (waits && slot && (await isSlotShareUsed(tx, slot.id))) {
    await giveSlotBack(tx, slot.id)
    return notPlaced(tx, wanted, { refused: 'mobile-unproven' })
  }
  const reserving = await reserve(tx, wanted.stock ?? [])
  if ('refused' in reserving) {
    if (slot) await giveSlotBack(tx, slot.id)
    return notPlaced(tx, wanted, reserving)
  }
  if (waits && (await isFishShareUsed(tx, reserving.reserved))) {
    await giveBack(tx, reserving.reserved)
    if (slot) await giveSlotBack(tx, slot.id)
    return notPlaced(tx, wanted, { refused: 'mobile-unproven' })
  }
  return { placed: await writeOrder(tx, { ...wanted, slot }, reserving.reserved) }
}

async function notPlaced<Why>(tx: Transaction<Tables>, { limits, placedAt: at }: WantedOrder, why: Why): Promise<Why> {
  await giveBackTurns(tx, { turns: limits.turns, at })
  return why
}

async function openOrders(tx: Transaction<Tables>, userId: string, most: number): Promise<number> {
  const { rows } = await openOrdersOf(tx, { userId, most })
  return rows.length
}

/** With a bound value as limit, SQLite would plan this query again for each order. */
const openOrdersOf = prepared((tx, { userId, most }: { userId: string; most: number }) =>
  tx
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', openStatuses)
    .limit(sql<number>`cast(${most} as integer)`),
)
