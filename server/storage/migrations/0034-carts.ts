import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** The cart of a signed-in person, on all of their devices. */
export const carts: Migration = {
  id: '0034-carts',
  async up(tx, { bigint, strict }) {
    await sql`create table carts (
      user_id text primary key references users (id) on delete cascade,
      version ${bigint} not null,
      lines_json text not null,
      changed_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index carts_by_age on carts (changed_at)`.execute(tx)
  },
}
