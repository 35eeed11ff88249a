import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Who works here, who of them is at which device, and what they did. */
export const staff: Migration = {
  id: '0016-staff',
  async up(tx, { bigint, strict }) {
    await sql`create table staff (
      id text primary key,
      name text not null,
      role text not null,
      added_at ${bigint} not null,
      disabled_at ${bigint}
    ) ${strict}`.execute(tx)

    await sql`create table staff_sessions (
      token_hash text primary key,
      id text not null unique,
      staff_id text not null references staff (id),
      device_id text not null,
      created_at ${bigint} not null,
      touched_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index sessions_of_staff on staff_sessions (staff_id)`.execute(tx)

    await sql`create table staff_acts (
      id text primary key,
      act text not null,
      thing text not null,
      done_by text not null,
      done_at ${bigint} not null,
      before_json text not null,
      after_json text not null,
      reason text not null
    ) ${strict}`.execute(tx)
    await sql`create index acts_newest on staff_acts (done_at, id)`.execute(tx)
    await sql`create index acts_on_a_thing on staff_acts (thing, done_at)`.execute(tx)
  },
}
