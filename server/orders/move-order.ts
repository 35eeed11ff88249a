import type { Transaction } from 'kysely'
import { type By, byInOneWord } from '#shop/by.ts'
import type { OrderStatus } from '#shop/order-status.ts'
import { type Move, after, before } from '#shop/orders.ts'
import type { Tables } from '#server/storage/tables.ts'

export interface OrderMove {
  readonly orderId: string
  /** only an order of this person */
  readonly ownerId?: string
  readonly move: Move
  readonly by: By
  readonly at: number
}

export type MovingOrder = { moved: OrderStatus } | { refused: 'unknown' | 'not-from-there' }

/** One conditional update decides the race; the move is recorded with who and when. */
export async function moveOrder(tx: Transaction<Tables>, wanted: OrderMove): Promise<MovingOrder> {
  const { orderId, ownerId, move } = wanted
  for (const status of before(move)) {
    const next = after(status, move) as OrderStatus
    const update = tx.updateTable('orders').set({ status: next }).where('id', '=', orderId).where('status', '=', status)
    const changed = await (ownerId === undefined
      ? update
      : update.where('user_id', '=', ownerId)
    ).executeTakeFirstOrThrow()
    if (changed.numUpdatedRows === 1n) {
      await writeMove(tx, wanted)
      return { moved: next }
    }
  }
  const order = tx.selectFrom('orders').select('id').where('id', '=', orderId)
  const known = await (ownerId === undefined ? order : order.where('user_id', '=', ownerId)).executeTakeFirst()
  return { refused: known ? 'not-from-there' : 'unknown' }
}

/** The update locks the order's row, so nobody else moves it meanwhile. */
async function writeMove(tx: Transaction<Tables>, { orderId, move, by, at }: OrderMove): Promise<void> {
  const { last } = await tx
    .selectFrom('order_moves')
    .select((row) => row.fn.max('move_no').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('order_moves')
    .values({ order_id: orderId, move_no: last + 1, move, moved_by: byInOneWord(by), moved_at: at })
    .execute()
}
