import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Until when the buyer of an order can show by a code that the mobile is theirs; null: nobody waits for that. */
export const lapsingOrders: Migration = {
  id: '0055-lapsing-orders',
  async up(tx, { bigint }) {
    await sql`alter table orders add column lapses_at ${bigint}`.execute(tx)
    await sql`create index orders_that_lapse on orders (lapses_at) where lapses_at is not null`.execute(tx)
  },
}
