import { type Kysely, type Transaction, sql } from 'kysely'
import { openStatuses } from '#shop/orders.ts'
import { type OverLimit, type Turn, holdFor, takeTurns } from '#server/storage/limits.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type NewOrder, writeOrder } from './write-order.ts'

/** An order that somebody wants to place, and what stands against too many of them. */
export interface WantedOrder extends NewOrder {
  readonly limits: OrderLimits
}

/** Cash on delivery invites orders that nobody means: so many may be open for a person, so many come from an address. */
export interface OrderLimits {
  readonly mostOpen: number
  readonly from: Turn
}

export type Placing = { placed: { number: string } } | NotPlaced

export type NotPlaced =
  | { repeated: { id: string } }
  | { refused: 'other-body' | 'too-many-open' }
  | ({ refused: 'too-many-from-there' } & OverLimit)

/**
 * Attempt, order, lines, first move and message, all or none. Two orders of one person wait for each other, so the same
 * attempt is found, and counting the open ones is exact.
 */
export async function placeOrder(kept: Transaction<Tables>, wanted: WantedOrder): Promise<Placing> {
  await holdFor(kept, { what: 'order-turn', who: wanted.userId })
  const earlier = await attemptOf(kept, wanted.userId, wanted.attempt.key)
  if (earlier) return again(earlier, wanted.attempt.bodyHash)
  if ((await openOrders(kept, wanted.userId, wanted.limits.mostOpen)) >= wanted.limits.mostOpen)
    return { refused: 'too-many-open' }
  const over = await takeTurns(kept, { turns: [wanted.limits.from], at: wanted.placedAt })
  if (over) return { refused: 'too-many-from-there', ...over }

  return { placed: { number: await writeOrder(kept, wanted) } }
}

/** What an earlier request of the same attempt left. */
export async function attemptOf(kept: Kysely<Tables>, userId: string, key: string) {
  return (await attemptWithKey(kept, { userId, key })).rows[0]
}

const attemptWithKey = prepared((kept, { userId, key }: { userId: string; key: string }) =>
  kept
    .selectFrom('order_attempts')
    .select(['order_id', 'body_hash'])
    .where('user_id', '=', userId)
    .where('attempt_key', '=', key),
)

export const again = (earlier: { order_id: string; body_hash: string }, bodyHash: string): NotPlaced =>
  earlier.body_hash === bodyHash ? { repeated: { id: earlier.order_id } } : { refused: 'other-body' }

async function openOrders(kept: Transaction<Tables>, userId: string, most: number): Promise<number> {
  const { rows } = await openOrdersOf(kept, { userId, most })
  return rows.length
}

/** A bare value as the limit, and SQLite plans the question anew for each order. */
const openOrdersOf = prepared((kept, { userId, most }: { userId: string; most: number }) =>
  kept
    .selectFrom('orders')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', 'in', openStatuses)
    .limit(sql<number>`cast(${most} as integer)`),
)
