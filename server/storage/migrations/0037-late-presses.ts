import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What was pressed without a line and came later: when that was, as its device said, and what was refused for good. */
export const latePresses: Migration = {
  id: '0037-late-presses',
  async up(tx, { bigint, strict }) {
    await sql`alter table staff_acts add column pressed_at ${bigint}`.execute(tx)
    await sql`alter table order_moves add column pressed_at ${bigint}`.execute(tx)
    await sql`create table refused_presses (
      id text primary key,
      thing text not null,
      done_by text not null,
      pressed_json text not null,
      refused_json text not null,
      refused_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index refused_presses_by_age on refused_presses (refused_at)`.execute(tx)
  },
}
