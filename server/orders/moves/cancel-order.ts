import type { Transaction } from 'kysely'
import type { Buyer } from '#server/orders/tell-buyer.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { after } from '#shop/orders/moves.ts'
import { isUnderWay } from '#shop/orders/order-status.ts'
import { moveOrder } from './move-order.ts'

export type Canceling =
  | { readonly canceled: true }
  /** `over`: nothing more happens to it; `begun`: the shop is at it */
  | { readonly refused: 'unknown' | 'over' | 'begun' }
  | { readonly refused: 'past-cut-off'; readonly until: number }

/** A shopper cancels their own order until its cut-off; the cancellation says who and when. */
export async function cancelOrder(
  tx: Transaction<Tables>,
  { orderId, userId, at, buyer }: { orderId: string; userId: string; at: number; buyer?: Buyer | undefined },
): Promise<Canceling> {
  const by: By = { person: userId }
  const moving = await moveOrder(tx, { orderId, ownerId: userId, move: 'cancel', by, at, buyer })
  if ('stands' in moving) return whyNot(moving.stands)
  if ('refused' in moving) return moving
  await tx
    .insertInto('cancellations')
    .values({ order_id: orderId, canceled_by: byInOneWord(by), canceled_at: at })
    .execute()
  return { canceled: true }
}

function whyNot({ status, change_until: until }: { status: string; change_until: number | null }): Canceling {
  if (!isUnderWay(status)) return { refused: 'over' }
  return until !== null && after(status, 'cancel') !== undefined
    ? { refused: 'past-cut-off', until }
    : { refused: 'begun' }
}
