import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Move } from '#shop/orders/moves.ts'
import { slotsTopic } from './slots-store.ts'

/** The order does not come in it any more, and somebody else can. */
export async function giveSlotBack(tx: Transaction<Tables>, slotId: string): Promise<void> {
  const [row] = (await fewer(tx, { slotId })).rows
  if (row?.is_open === 1 && row.taken === row.capacity - 1) await announce(tx, slotsTopic)
}

const fewer = prepared((tx, { slotId }: { slotId: string }) =>
  tx
    .updateTable('delivery_slots')
    .set((row) => ({ taken: row('taken', '-', 1) }))
    .where('id', '=', slotId)
    .returning(['taken', 'capacity', 'is_open']),
)

/**
 * What a move does to the place of its order: one that is called off needs none. Call it before stock is changed: who takes
 * both takes the place first, so that nobody waits in a ring.
 */
export async function freePlace(
  tx: Transaction<Tables>,
  { orderId, move }: { readonly orderId: string; readonly move: Move },
): Promise<void> {
  if (move !== 'cancel' && move !== 'lapse' && move !== 'reject') return
  const slotId = await slotOf(tx, orderId)
  if (slotId !== null) await giveSlotBack(tx, slotId)
}

/** Such a move is taken back: the order comes when its buyer was told, however many others do. The slot; null: none. */
export async function takePlaceAgain(
  tx: Transaction<Tables>,
  { orderId, move }: { readonly orderId: string; readonly move: Move },
): Promise<string | null> {
  if (move !== 'cancel' && move !== 'reject') return null
  const slotId = await slotOf(tx, orderId)
  if (slotId === null) return null
  await takePlaceIn(tx, slotId)
  return slotId
}

/** The place that an order had is its own again, however many others come in its slot. */
export async function takePlaceIn(tx: Transaction<Tables>, slotId: string): Promise<void> {
  const [row] = (await more(tx, { slotId })).rows
  if (row?.is_open === 1 && row.taken === row.capacity) await announce(tx, slotsTopic)
}

const more = prepared((tx, { slotId }: { slotId: string }) =>
  tx
    .updateTable('delivery_slots')
    .set((row) => ({ taken: row('taken', '+', 1) }))
    .where('id', '=', slotId)
    .returning(['taken', 'capacity', 'is_open']),
)

async function slotOf(tx: Transaction<Tables>, orderId: string): Promise<string | null> {
  return (await slotOfOrder(tx, { orderId })).rows[0]?.slot_id ?? null
}

const slotOfOrder = prepared((tx, { orderId }: { orderId: string }) =>
  tx.selectFrom('orders').select('slot_id').where('id', '=', orderId),
)
