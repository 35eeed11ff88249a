import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

export const limits: Migration = {
  id: '0004-limits',
  async up(tx, { bigint, keyed }) {
    await sql`create table limits (
      what text not null,
      who text not null,
      window_start ${bigint} not null,
      count ${bigint} not null,
      primary key (what, who, window_start)
    ) ${keyed}`.execute(tx)
    await sql`create index limits_oldest on limits (window_start)`.execute(tx)
  },
}
