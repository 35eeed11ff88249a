import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * Rates are changed as sheets: one draft that staff write together, and sheets that were published or wait for their hour.
 * A version before this one still sets single rates; what it sets belongs to no sheet.
 */
export const rateSheets: Migration = {
  id: '0022-rate-sheets',
  async up(tx, { bigint, strict }) {
    await sql`create table rate_drafts (
      name text primary key,
      version ${bigint} not null,
      cells_json text not null,
      changed_by text not null,
      changed_at ${bigint} not null,
      last_key text not null,
      turn ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`insert into rate_drafts (name, version, cells_json, changed_by, changed_at, last_key, turn)
      values ('draft', 0, '[]', '', 0, '', 0)`.execute(tx)

    await sql`create table rate_sheets (
      id text primary key,
      state text not null check (state in ('scheduled', 'published', 'stuck', 'called-off')),
      cells_json text not null,
      made_by text not null,
      made_at ${bigint} not null,
      publish_at ${bigint} not null,
      settled_at ${bigint}
    ) ${strict}`.execute(tx)
    await sql`create index sheets_that_wait on rate_sheets (publish_at)
      where state in ('scheduled', 'stuck')`.execute(tx)

    await sql`alter table rate_changes add column sheet_id text not null default ''`.execute(tx)
    await sql`create index rate_changes_by_time on rate_changes (changed_at, id)`.execute(tx)
  },
}
