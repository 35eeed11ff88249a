import { type Kysely, sql, type Transaction } from 'kysely'
import { announceBatches } from '#server/batches/keep-batch-move.ts'
import { lineCameBack } from '#server/batches/line-came-back.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { undoFor } from '#shop/order-moves.ts'
import type { OrderStatus } from '#shop/order-status.ts'
import { days } from '#shop/time.ts'
import { settleLine } from './line-acts.ts'
import { stockOfOrder } from './line-stock.ts'

/** Orders that came to nothing after their fish was weighed. */
const cameToNothing: readonly OrderStatus[] = ['Rejected', 'Returned']

/** After that nobody asks any more where the fish of an order went. */
const askedFor = days(7)

export interface CameBackPress {
  readonly orderId: string
  readonly lineNo: number
  /** into the cold room again, or thrown away */
  readonly goes: 'back' | 'to-waste'
  readonly key: string
  readonly by: By
  readonly at: number
}

export type SettlingCameBack = { readonly settled: true } | { readonly refused: 'nothing-came-back' } | Repeated

/** Somebody says where the fish of an order went that came to nothing. Until then it is sold. */
export function staffSettlesCameBack(
  tx: Transaction<Tables>,
  { orderId, lineNo, goes, key, by, at }: CameBackPress,
): Promise<SettlingCameBack> {
  const press: Press = { key, thing: `order/${orderId}`, by, pressed: { lineNo, goes } }
  return once(tx, press, async (): Promise<SettlingCameBack> => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined || !cameToNothing.includes(order.status)) return { refused: 'nothing-came-back' }
    const line = (await stockOfOrder(tx, orderId)).find((one) => one.lineNo === lineNo && one.sold.length > 0)
    if (line === undefined) return { refused: 'nothing-came-back' }
    const batches = await lineCameBack(tx, { orderId, lineNo, goes, by, at })
    await settleLine(tx, { orderId, line, goes, by, at })
    await announceBatches(tx, batches)
    await writeAct(tx, { ...press, act: 'change-stock', at, after: { lineNo, goes } })
    return { settled: true }
  })
}

/** The lines whose fish came back, and is neither in the cold room nor thrown away. Who moved the order can take that back no more. */
export const linesThatCameBack = (read: Kysely<Tables>, now: number) =>
  read
    .selectFrom('orders')
    .innerJoin('stock_moves', 'stock_moves.order_id', 'orders.id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'stock_moves.order_id')
        .onRef('order_lines.line_no', '=', 'stock_moves.line_no'),
    )
    .select([
      'orders.id',
      'orders.number',
      'order_lines.line_no',
      'order_lines.title',
      'stock_moves.species',
      'stock_moves.size',
      sql<number>`cast(sum(stock_moves.grams) as bigint)`.as('grams'),
    ])
    .where('orders.changed_at', '>', now - askedFor)
    .where('orders.changed_at', '<=', now - undoFor)
    .where('orders.status', 'in', cameToNothing)
    .where('stock_moves.kind', '=', 'sold')
    .groupBy([
      'orders.id',
      'orders.number',
      'order_lines.line_no',
      'order_lines.title',
      'stock_moves.species',
      'stock_moves.size',
    ])
    .having(sql<number>`sum(stock_moves.grams)`, '>', 0)
    .orderBy('orders.number')
    .orderBy('order_lines.line_no')
    .execute()
