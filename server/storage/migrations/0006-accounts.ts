import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

export const accounts: Migration = {
  id: '0006-accounts',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table users (
      id text primary key,
      name text not null,
      email text not null,
      email_form text not null unique,
      mobile text not null unique,
      password text not null,
      registered_at ${bigint} not null,
      signed_in_at ${bigint} not null
    ) ${strict}`.execute(tx)

    await sql`create table sessions (
      token_hash text primary key,
      id text not null unique,
      user_id text not null,
      device text not null,
      created_at ${bigint} not null,
      last_seen_at ${bigint} not null,
      bind_hash text
    ) ${strict}`.execute(tx)
    await sql`create index sessions_of_a_person on sessions (user_id, created_at)`.execute(tx)
    await sql`create index sessions_oldest on sessions (last_seen_at)`.execute(tx)

    await sql`create table codes (
      mobile_key text primary key,
      id text not null unique,
      salt text not null,
      hash text not null,
      sent_at ${bigint} not null,
      verified_at ${bigint},
      tries ${bigint} not null
    ) ${keyed}`.execute(tx)

    await sql`create table password_changes (
      id text primary key,
      user_id text not null,
      changed_by text not null,
      changed_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index password_changes_newest on password_changes (user_id, changed_at)`.execute(tx)
  },
}
