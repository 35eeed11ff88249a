import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** How often a paper was taken to be printed, so that one that stops whoever draws it is not taken for ever. */
export const claimsOfJobs: Migration = {
  id: '0072-claims-of-jobs',
  async up(tx, { bigint }) {
    await sql`alter table printer_jobs add column claims ${bigint} not null default 0`.execute(tx)
  },
}
