import type { Transaction } from 'kysely'
import { realOrder } from '#server/storage/real-order.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Move } from '#shop/orders/moves.ts'
import { release, sellAsOrdered } from './line-acts.ts'
import { stockOfOrder } from './line-stock.ts'
import { type Reserving, reserve } from './reserve.ts'

interface MovedOrder {
  readonly orderId: string
  readonly move: Move
}

/**
 * What an order's move does to the fish: an order that ends before it is weighed takes nothing, and one that is noted as
 * delivered went out as it was ordered. What was weighed stays sold until somebody says where it went. A try order has no fish.
 */
export async function followMove(
  tx: Transaction<Tables>,
  { move, ...of }: MovedOrder & { readonly by: By; readonly at: number },
): Promise<void> {
  const does = ends.has(move) ? release : move === 'note-delivered' ? sellAsOrdered : undefined
  if (does === undefined) return
  const orderId = await realOrder(tx, of.orderId)
  if (orderId !== undefined) await does(tx, { ...of, orderId })
}

const ends: ReadonlySet<Move> = new Set(['cancel', 'lapse', 'reject'])

/** A move is taken back: what it let go is taken again, if it is still there. */
export async function takeAgain(tx: Transaction<Tables>, { orderId, move }: MovedOrder): Promise<Reserving> {
  if (move !== 'reject') return { reserved: [] }
  const open = await tx
    .selectFrom('order_lines')
    .select('line_no')
    .where('order_id', '=', orderId)
    .where('state', '=', 'to-weigh')
    .execute()
  const lines = await stockOfOrder(tx, orderId)
  return reserve(
    tx,
    lines.flatMap(({ lineNo, cell, released }) =>
      released > 0 && open.some(({ line_no: no }) => no === lineNo) ? [{ ...cell, lineNo, landed: released }] : [],
    ),
  )
}
