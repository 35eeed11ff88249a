import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * Each index of a person's orders costs every placing one more page to write. One answers both questions that the shop
 * asks of a person: which orders, and how many are open. 'Bought here' looks through those orders.
 */
export const fewerIndexes: Migration = {
  id: '0029-fewer-indexes',
  async up(tx) {
    await sql`drop index orders_of_a_person`.execute(tx)
    await sql`drop index orders_by_status`.execute(tx)
    await sql`create index orders_of_a_person on orders (user_id, placed_at, id, status)`.execute(tx)
    await sql`drop index lines_of_a_buyer`.execute(tx)
  },
}
