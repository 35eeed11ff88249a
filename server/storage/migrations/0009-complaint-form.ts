import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Complaints also come by the form, where one may name the order. */
export const complaintForm: Migration = {
  id: '0009-complaint-form',
  async up(tx) {
    await sql`alter table complaints add column order_number text`.execute(tx)
    await sql`create index complaints_of_a_mobile on complaints (mobile, received_at)`.execute(tx)
  },
}
