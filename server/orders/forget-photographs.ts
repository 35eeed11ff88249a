import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { photographLife } from '#shop/orders/photograph.ts'

/** What the tablets saw on the scale goes after 30 days. */
export async function forgetPhotographs(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('line_photographs')
    .where('taken_at', '<=', at - photographLife)
    .execute()
}

/** With an account what the scale showed of its orders goes at once: no law wants it. */
export async function forgetPhotographsOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  await tx
    .deleteFrom('line_photographs')
    .where('order_id', 'in', (row) => row.selectFrom('orders').select('id').where('user_id', '=', userId))
    .execute()
}
