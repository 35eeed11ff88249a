import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What each process says is wrong, so that the board shows that of all of them. */
export const raisedAlarms: Migration = {
  id: '0060-raised-alarms',
  async up(tx, { bigint, keyed }) {
    await sql`create table raised_alarms (
      process text not null,
      name text not null,
      sentence text not null,
      about text not null,
      count ${bigint} not null,
      since ${bigint} not null,
      seen_at ${bigint} not null,
      primary key (process, name)
    ) ${keyed}`.execute(tx)
  },
}
