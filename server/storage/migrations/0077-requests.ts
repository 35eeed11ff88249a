import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What people searched for that the shop does not sell, by day and word, and which words are not for the shop. */
export const requests: Migration = {
  id: '0077-requests',
  async up(tx, { bigint, keyed }) {
    await sql`create table requests (
      day text not null,
      word text not null,
      times ${bigint} not null,
      primary key (day, word)
    ) ${keyed}`.execute(tx)
    await sql`create table requests_aside (
      word text not null,
      aside_at ${bigint} not null,
      primary key (word)
    ) ${keyed}`.execute(tx)
  },
}
