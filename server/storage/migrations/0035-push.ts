import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** People's push devices. Each goes with the session that it was made in. */
export const push: Migration = {
  id: '0035-push',
  async up(tx, { bigint, strict }) {
    await sql`create table push_devices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      session_id text not null references sessions (id) on delete cascade,
      endpoint text not null,
      endpoint_hash text not null unique,
      p256dh text not null,
      auth text not null,
      server_key text not null,
      used_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index push_devices_of_a_person on push_devices (user_id, used_at)`.execute(tx)
    await sql`create index push_devices_of_a_session on push_devices (session_id)`.execute(tx)
    await sql`create index push_devices_by_age on push_devices (used_at)`.execute(tx)
  },
}
