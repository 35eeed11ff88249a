import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Which slots were closed because their day was: when it is opened again they are too. */
export const closedWithDay: Migration = {
  id: '0038-closed-with-day',
  async up(tx, { bigint }) {
    await sql`alter table delivery_slots add column closed_with_day ${bigint} not null default 0`.execute(tx)
  },
}
