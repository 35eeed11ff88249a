import type { Transaction } from 'kysely'
import { type OrderStatus, after, before } from '#shop/orders.ts'
import type { Tables } from '#server/storage/tables.ts'

export type Canceling = { canceled: true } | { refused: 'unknown' | 'too-late' }

/** One conditional update decides who was first; what it leaves is a cancellation, with who and when. */
export async function cancelOrder(
  tx: Transaction<Tables>,
  { orderId, userId, at }: { orderId: string; userId: string; at: number },
): Promise<Canceling> {
  for (const status of before('cancel')) {
    const changed = await tx
      .updateTable('orders')
      .set({ status: after(status, 'cancel') as OrderStatus })
      .where('id', '=', orderId)
      .where('user_id', '=', userId)
      .where('status', '=', status)
      .executeTakeFirstOrThrow()
    if (changed.numUpdatedRows === 1n) {
      await leaveCancellation(tx, { orderId, userId, at })
      return { canceled: true }
    }
  }
  const own = await tx
    .selectFrom('orders')
    .select('id')
    .where('id', '=', orderId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return { refused: own ? 'too-late' : 'unknown' }
}

/** The update holds the order's row, so nobody else makes a move of it meanwhile. */
async function leaveCancellation(
  tx: Transaction<Tables>,
  { orderId, userId, at }: { orderId: string; userId: string; at: number },
): Promise<void> {
  await tx.insertInto('cancellations').values({ order_id: orderId, canceled_by: userId, canceled_at: at }).execute()
  const { last } = await tx
    .selectFrom('order_moves')
    .select((row) => row.fn.max('move_no').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_moves')
    .values({ order_id: orderId, move_no: last + 1, move: 'cancel', moved_by: userId, moved_at: at })
    .execute()
}
