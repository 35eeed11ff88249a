import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** The addresses that somebody keeps with their account, and what an order says to the cutter. */
export const addresses: Migration = {
  id: '0033-addresses',
  async up(tx, { bigint, strict }) {
    await sql`create table addresses (
      id text primary key,
      user_id text not null,
      kind text not null,
      name text not null default '',
      address_json text not null,
      is_first integer not null default 0,
      kept_at ${bigint} not null,
      version integer not null default 1
    ) ${strict}`.execute(tx)
    await sql`create index addresses_of_a_person on addresses (user_id)`.execute(tx)
    await sql`alter table orders add column cutter_note text not null default ''`.execute(tx)
  },
}
