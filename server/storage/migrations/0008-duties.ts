import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What the law asks the shop to keep of complaints, and of accounts that were erased. */
export const duties: Migration = {
  id: '0008-duties',
  async up(tx, { bigint, strict }) {
    await sql`create table complaints (
      ticket text primary key,
      mobile text not null,
      about text not null,
      received_at ${bigint} not null,
      settled_at ${bigint},
      settlement text
    ) ${strict}`.execute(tx)

    await sql`create table erasures (
      user_id text primary key,
      asked_by text not null,
      erased_at ${bigint} not null,
      forgotten_at ${bigint}
    ) ${strict}`.execute(tx)
  },
}
