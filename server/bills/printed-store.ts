import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

type Read = Kysely<Tables>

/** What papers say of an order beside what the board shows. */
export const paperOrderOf = (read: Read, id: string) =>
  read
    .selectFrom('orders')
    .select(['billing_json', 'most_paise', 'final_paise', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Its lines as the scale left them. */
export const paperLinesOf = (read: Read, orderId: string) =>
  read
    .selectFrom('order_lines')
    .select([
      'line_no',
      'product_id',
      'title',
      'size',
      'weight',
      'grams',
      'quantity',
      'cleaning',
      'label_weight',
      'rate_paise',
      'line_paise',
      'most_paise',
      'state',
      'weighed_grams',
      'final_paise',
      'replaces',
    ])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .execute()

/** All that happened to its lines, oldest first. */
export const lineMovesOf = (read: Read, orderId: string) =>
  read
    .selectFrom('line_moves')
    .select(['line_no', 'move', 'moved_by', 'moved_at', 'grams', 'source', 'reason'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .orderBy('move_no')
    .execute()

/** Who packed it last, for a line of which no scale knows. */
export const packedBy = (read: Read, orderId: string) =>
  read
    .selectFrom('order_moves')
    .select(['moved_by', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('move', '=', 'pack')
    .orderBy('move_no', 'desc')
    .limit(1)
    .executeTakeFirst()
