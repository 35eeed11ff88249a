import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** When an order comes instead of in its slot, and why, as the counter said once it was behind; null, '': nobody said that. */
export const newTimes: Migration = {
  id: '0066-new-times',
  async up(tx, { bigint }) {
    await sql`alter table orders add column expected_at ${bigint}`.execute(tx)
    await sql`alter table orders add column expected_reason text not null default ''`.execute(tx)
  },
}
