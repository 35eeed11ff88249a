import type { Kysely } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Actor, actorIn } from '#shop/orders/by.ts'

type Read = Kysely<Tables>

/** What papers say of an order beside what the board shows. */
export const paperOrderOf = (read: Read, id: string) =>
  read
    .selectFrom('orders')
    .select(['billing_json', 'most_paise', 'final_paise', 'total_paise'])
    .where('id', '=', id)
    .executeTakeFirst()

/** Who packed it last, for a line without a weighing. */
export async function packedBy(
  read: Read,
  orderId: string,
): Promise<{ readonly by: Actor; readonly at: number } | undefined> {
  const row = await read
    .selectFrom('order_moves')
    .select(['moved_by', 'moved_at'])
    .where('order_id', '=', orderId)
    .where('move', '=', 'pack')
    .orderBy('move_no', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row && { by: actorIn(row.moved_by), at: row.moved_at }
}
