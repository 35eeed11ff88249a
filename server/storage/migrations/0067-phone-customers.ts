import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** People without an account who ordered by telephone or at the counter, each known by their mobile. */
export const phoneCustomers: Migration = {
  id: '0067-phone-customers',
  async up(tx, { bigint, strict }) {
    await sql`create table phone_customers (
      id text primary key,
      mobile text not null unique,
      since ${bigint} not null
    ) ${strict}`.execute(tx)
  },
}
