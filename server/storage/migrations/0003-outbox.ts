import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

export const outbox: Migration = {
  id: '0003-outbox',
  async up(tx, { bigint, strict }) {
    await sql`create table outbox (
      id text primary key,
      kind text not null,
      send_to text not null,
      body_json text not null,
      written_at ${bigint} not null,
      due_at ${bigint} not null,
      tries ${bigint} not null,
      taken_until ${bigint} not null,
      sent_at ${bigint},
      failed_at ${bigint},
      dedupe_key text not null unique
    ) ${strict}`.execute(tx)
    await sql`create index outbox_due on outbox (due_at) where sent_at is null and failed_at is null`.execute(tx)
  },
}
