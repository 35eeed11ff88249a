import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Why the last try to send a message failed, so that an operator can read it without searching the log. */
export const messageFailures: Migration = {
  id: '0059-message-failures',
  async up(tx) {
    await sql`alter table outbox add column failure text`.execute(tx)
  },
}
