import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Where the owner lets a cutter be themselves by a tap on their name, and which sessions began so. */
export const withoutPin: Migration = {
  id: '0073-without-pin',
  async up(tx) {
    await sql`alter table staff_devices add column one_tap integer not null default 0`.execute(tx)
    await sql`alter table staff_sessions add column without_pin integer not null default 0`.execute(tx)
  },
}
