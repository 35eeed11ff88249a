import type { Kysely } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'

/** The highest number that a line of an order ever had, also one that was taken out since: none is given twice. */
export async function lastLineOf(read: Kysely<Tables>, orderId: string): Promise<number> {
  return (await lastOf(read, { orderId })).rows[0]?.last ?? 0
}

const lastOf = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('order_lines')
    .select((row) => row.fn.max<number | null>('line_no').as('last'))
    .where('order_id', '=', orderId),
)
