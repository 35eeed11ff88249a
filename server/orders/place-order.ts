import { type Kysely, sql, type Transaction } from 'kysely'
import { giveSlotBack } from '#server/slots/give-slot-back.ts'
import { takeSlot, type WantedSlot } from '#server/slots/take-slot.ts'
import { giveBack, type NotReserved, type Reserved, reserve } from '#server/stock/reserve.ts'
import { giveBackTurns, holdFor, type OverLimit, takeTurns } from '#server/storage/limits.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { shareOfUnproven } from '#shop/accounts/unproven.ts'
import { openStatuses } from '#shop/orders/moves.ts'
import type { SlotRefusal } from '#shop/slots/slot-refusals.ts'
import { type Cell, keptOf } from '#shop/stock/stock-cell.ts'
import type { NewOrder } from './new-order.ts'
import { type WrittenOrder, writeOrder } from './write-order.ts'

/**
 * Whether orders that wait for a code would hold more than their share with this one. Its place or its fish is taken
 * already, so whoever takes the same waits for this row, and the count is exact.
 */
async function isSlotShareUsed(tx: Transaction<Tables>, slotId: string): Promise<boolean> {
  const { capacity, waiting } = (await slotWithWaiting(tx, { slotId })).rows[0] ?? { capacity: 0, waiting: 0 }
  return Number(waiting) + 1 > shareOfUnproven(capacity)
}

const slotWithWaiting = prepared((tx, { slotId }: { slotId: string }) =>
  tx
    .selectFrom('delivery_slots')
    .select((slot) => [
      'capacity',
      slot
        .selectFrom('orders')
        .select((order) => order.fn.countAll<number>().as('count'))
        .where('lapses_at', 'is not', null)
        .where('status', '=', sql.lit('Pending'))
        .where('slot_id', '=', slotId)
        .as('waiting'),
    ])
    .where('id', '=', slotId),
)

async function isFishShareUsed(tx: Transaction<Tables>, { species, size }: Cell, taken: number): Promise<boolean> {
  const [cell] = (await cellWithWaiting(tx, { species, size })).rows
  if (cell === undefined || cell.counted === 0) return false
  // PostgreSQL writes a sum as text.
  return Number(cell.waiting ?? 0) + taken > shareOfUnproven(keptOf(cell))
}

const cellWithWaiting = prepared((tx, { species, size }: { species: string; size: string }) =>
  tx
    .selectFrom('stock_cells')
    .select((cell) => [
      'counted',
      'bought',
      'reserved',
      'sold',
      'wasted',
      cell
        .selectFrom('orders')
        .innerJoin('stock_moves', 'stock_moves.order_id', 'orders.id')
        .select(
          sql<
            number | string | null
          >`sum(case stock_moves.kind when 'reserved' then stock_moves.grams when 'released' then - stock_moves.grams else 0 end)`.as(
            'grams',
          ),
        )
        .where('orders.lapses_at', 'is not', null)
        .where('orders.status', '=', sql.lit('Pending'))
        .where('stock_moves.species', '=', species)
        .where('stock_moves.size', '=', size)
        .as('waiting'),
    ])
    .where('species', '=', species)
    .where('size', '=', size),
)

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

type Placing = { placed: WrittenOrder } | NotPlaced

type NotPlaced = Earlier | OverLimits | SlotRefusal | NotReserved | { refused: 'mobile-unproven' }

export type OverLimits = { refused: 'too-many-open' } | ({ refused: 'too-many-from-there' } & OverLimit)

/** What the attempt was before. */
export type Earlier = { repeated: { id: string } } | { refused: 'other-body' } | { refused: 'attempt-ended' }

/** Stands in place of an order's id where its person has ended the attempt before one came of it. */
export const endedAttempt = ''

/**
 * Writes attempt, order, lines, first move and message, and takes a place in its slot and what it needs of counted fish, all
 * or none. The place is taken before the fish, by everybody, so that nobody waits in a ring. Two orders of one person wait for each other, so
 * that a repeated attempt is found and the count of open orders is exact.
 */
export async function placeOrder(tx: Transaction<Tables>, wanted: WantedOrder): Promise<Placing> {
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
  if (waits && (await isAnyFishShareUsed(tx, reserving.reserved))) {
    await giveBack(tx, reserving.reserved)
    if (slot) await giveSlotBack(tx, slot.id)
    return notPlaced(tx, wanted, { refused: 'mobile-unproven' })
  }
  return { placed: await writeOrder(tx, { ...wanted, slot }, reserving.reserved) }
}

async function isAnyFishShareUsed(tx: Transaction<Tables>, reserved: readonly Reserved[]): Promise<boolean> {
  for (const { after, moves } of reserved) {
    const taken = moves.reduce((sum, { grams }) => sum + grams, 0)
    if (await isFishShareUsed(tx, after.cell, taken)) return true
  }
  return false
}

async function notPlaced<Why>(tx: Transaction<Tables>, { limits, placedAt: at }: WantedOrder, why: Why): Promise<Why> {
  await giveBackTurns(tx, { turns: limits.turns, at })
  return why
}

/** The result of an earlier request of the same attempt. */
export async function attemptOf(tx: Kysely<Tables>, userId: string, key: string) {
  return (await attemptWithKey(tx, { userId, key })).rows[0]
}

const attemptWithKey = prepared((tx, { userId, key }: { userId: string; key: string }) =>
  tx
    .selectFrom('order_attempts')
    .select(['order_id', 'body_hash'])
    .where('user_id', '=', userId)
    .where('attempt_key', '=', key),
)

export function again(earlier: { order_id: string; body_hash: string }, bodyHash: string): Earlier {
  if (earlier.order_id === endedAttempt) return { refused: 'attempt-ended' }
  return earlier.body_hash === bodyHash ? { repeated: { id: earlier.order_id } } : { refused: 'other-body' }
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
