import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { photographLife } from '#shop/orders/photograph.ts'

const tables = ['line_photographs', 'door_photographs'] as const

/** What the tablets saw on the scale, and riders at a door, goes after 30 days. */
export async function forgetPhotographs(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  for (const table of tables)
    await tx
      .deleteFrom(table)
      .where('taken_at', '<=', at - photographLife)
      .execute()
}

/** With an account what was photographed of its orders goes at once: no law wants it. */
export async function forgetPhotographsOf(tx: Transaction<Tables>, userId: string): Promise<void> {
  for (const table of tables)
    await tx
      .deleteFrom(table)
      .where('order_id', 'in', (row) => row.selectFrom('orders').select('id').where('user_id', '=', userId))
      .execute()
}
