import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What the shop still has to deal with, oldest first, however many orders are done. */
export const openOrders: Migration = {
  id: '0014-open-orders',
  async up(tx) {
    await sql`create index orders_to_deal_with on orders (status, placed_at, id)`.execute(tx)
  },
}
