import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Numbers of bills and credit notes that nobody will get, each span with its reason; and that the database is a restored one. */
export const billGaps: Migration = {
  id: '0054-bill-gaps',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table bill_gaps (
      series text not null,
      first ${bigint} not null,
      last ${bigint} not null,
      reason text not null,
      noted_at ${bigint} not null,
      primary key (series, first),
      check (first <= last)
    ) ${keyed}`.execute(tx)
    await sql`create table restores (no ${bigint} primary key, settled_at ${bigint}) ${strict}`.execute(tx)
  },
}
