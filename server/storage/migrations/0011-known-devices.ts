import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Devices on which an account signed in before: their wrong tries are counted apart from those of strangers. */
export const knownDevices: Migration = {
  id: '0011-known-devices',
  async up(tx, { bigint, keyed }) {
    await sql`create table known_devices (
      device_hash text not null,
      user_id text not null,
      signed_in_at ${bigint} not null,
      primary key (device_hash, user_id)
    ) ${keyed}`.execute(tx)
    await sql`create index known_devices_of_a_person on known_devices (user_id, signed_in_at)`.execute(tx)
    await sql`create index known_devices_oldest on known_devices (signed_in_at)`.execute(tx)
  },
}
