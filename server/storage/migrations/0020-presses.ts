import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What was asked for under a key, so that another wish under it is refused. A version before this one does not say. */
export const presses: Migration = {
  id: '0020-presses',
  async up(tx) {
    await sql`alter table staff_acts add column pressed_json text not null default ''`.execute(tx)
  },
}
