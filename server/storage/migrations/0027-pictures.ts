import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Pictures that staff send. Their files lie in DATA_DIR/pictures; here stands what pages say of them. */
export const pictures: Migration = {
  id: '0027-pictures',
  async up(tx, { bigint, strict }) {
    await sql`create table pictures (
      name text primary key,
      alt text not null,
      width ${bigint} not null,
      height ${bigint} not null,
      colour text not null,
      files_json text not null,
      original text not null,
      original_bytes ${bigint} not null,
      added_by text not null,
      added_at ${bigint} not null
    ) ${strict}`.execute(tx)
  },
}
