import type { Transaction } from 'kysely'
import { type By, byInOneWord } from '#shop/by.ts'
import type { Tables } from '#server/storage/tables.ts'
import { moveOrder } from './move-order.ts'

export type Canceling = { canceled: true } | { refused: 'unknown' | 'too-late' }

/** A shopper cancels what is their own; it leaves a cancellation, with who and when. */
export async function cancelOrder(
  tx: Transaction<Tables>,
  { orderId, userId, at }: { orderId: string; userId: string; at: number },
): Promise<Canceling> {
  const by: By = { person: userId }
  const moving = await moveOrder(tx, { orderId, ownerId: userId, move: 'cancel', by, at })
  if ('refused' in moving) return { refused: moving.refused === 'unknown' ? 'unknown' : 'too-late' }
  await tx
    .insertInto('cancellations')
    .values({ order_id: orderId, canceled_by: byInOneWord(by), canceled_at: at })
    .execute()
  return { canceled: true }
}
