import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Of a line that replaces another after a call: what its customer said yes to on the telephone, at most. */
export const agreedReplacements: Migration = {
  id: '0079-agreed-replacements',
  async up(tx, { bigint }) {
    await sql`alter table order_lines add column agreed_paise ${bigint}`.execute(tx)
  },
}
