import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Who works here, who of them is at which device, by what they sign in, and what they did. */
export const staff: Migration = {
  id: '0016-staff',
  async up(tx, { bigint, strict }) {
    await sql`create table staff (
      id text primary key,
      name text not null,
      role text not null,
      added_at ${bigint} not null,
      disabled_at ${bigint},
      pin_hash text,
      pin_is_first integer not null,
      pin_tries integer not null,
      login text unique,
      password_hash text,
      totp_salt text,
      totp_step ${bigint} not null
    ) ${strict}`.execute(tx)

    await sql`create table staff_devices (
      id text primary key,
      name text not null,
      kind text not null,
      made_at ${bigint} not null,
      made_by text not null,
      invite_hash text unique,
      invite_until ${bigint} not null,
      token_hash text unique,
      enrolled_at ${bigint},
      ends_at ${bigint} not null,
      revoked_at ${bigint}
    ) ${strict}`.execute(tx)

    await sql`create table staff_sessions (
      token_hash text primary key,
      id text not null unique,
      staff_id text not null references staff (id),
      device_id text not null references staff_devices (id),
      created_at ${bigint} not null,
      touched_at ${bigint} not null,
      proven_at ${bigint},
      needs_key integer not null
    ) ${strict}`.execute(tx)
    await sql`create index sessions_of_staff on staff_sessions (staff_id)`.execute(tx)
    await sql`create index sessions_at_device on staff_sessions (device_id)`.execute(tx)

    await sql`create table staff_passkeys (
      id text primary key,
      staff_id text not null references staff (id),
      public_key text not null,
      counter ${bigint} not null,
      transports text not null,
      name text not null,
      added_at ${bigint} not null,
      used_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index passkeys_of_staff on staff_passkeys (staff_id)`.execute(tx)

    await sql`create table staff_recovery_codes (
      code_hash text primary key,
      staff_id text not null references staff (id)
    ) ${strict}`.execute(tx)
    await sql`create index recovery_codes_of_staff on staff_recovery_codes (staff_id)`.execute(tx)

    await sql`create table staff_challenges (
      challenge_hash text primary key,
      purpose text not null,
      until ${bigint} not null
    ) ${strict}`.execute(tx)

    await sql`create table staff_addresses (
      token_hash text primary key,
      name text not null,
      staff_id text references staff (id),
      is_first integer not null,
      until ${bigint} not null
    ) ${strict}`.execute(tx)

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
    await sql`create index acts_of_a_person on staff_acts (done_by, done_at)`.execute(tx)
  },
}
