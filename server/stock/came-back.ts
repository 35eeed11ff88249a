import { type Kysely, sql } from 'kysely'
import type { Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { undoFor } from '#shop/orders/decide-move.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { days } from '#shop/time.ts'

/** Orders that came to nothing after their fish was weighed. */
export const cameToNothing: readonly OrderStatus[] = ['Rejected', 'Returned']

/** After that nobody asks any more where the fish of an order went. */
const askedFor = days(7)

/** The lines whose fish came back, and is neither in the cold room nor thrown away. Moving the order cannot be undone any more. */
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
