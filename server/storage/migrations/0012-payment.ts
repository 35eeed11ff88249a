import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** How an order is paid. Before this there was only cash. */
export const payment: Migration = {
  id: '0012-payment',
  async up(tx) {
    await sql`alter table orders add column payment text not null default 'cash'`.execute(tx)
  },
}
