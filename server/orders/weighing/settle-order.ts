import type { Transaction } from 'kysely'
import type { Writing } from '#server/messages/outbox.ts'
import type { LockedOrder } from '#server/orders/lock-order.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { finalOf, mostOfOrder } from '#shop/orders/weighing/order-by-scale.ts'
import type { Telling } from '#server/orders/tell-buyer.ts'
import { tellWeightsAnew } from './tell-weights.ts'
import type { LineOnScale } from './weighing-store.ts'

/** What the order comes to since one of its lines changed. Who packed it and told the buyer a sum tells them the new one. */
export async function settleOrder(
  tx: Transaction<Tables>,
  {
    order,
    lines,
    telling,
    at,
  }: { order: LockedOrder; lines: readonly LineOnScale[]; telling: Telling | undefined; at: number },
): Promise<Writing | undefined> {
  const final = finalOf(lines, order.status)
  const settled = await settle(tx, { orderId: order.id, at, most: mostOfOrder(lines), final: final ?? null })
  if (settled.numAffectedRows !== 1n) throw new Error(`order ${order.id} was moved while it was locked`)
  if (order.status !== 'Packed' || telling === undefined || (final ?? null) === order.final_paise) return undefined
  return tellWeightsAnew(tx, { order, lines, final, telling, at })
}

const settle = prepared(
  (tx, { orderId, at, most, final }: { orderId: string; at: number; most: number; final: number | null }) =>
    tx
      .updateTable('orders')
      .set((row) => ({ version: row('version', '+', 1), changed_at: at, most_paise: most, final_paise: final }))
      .where('id', '=', orderId)
      .where('status', 'in', weighableStatuses),
)
