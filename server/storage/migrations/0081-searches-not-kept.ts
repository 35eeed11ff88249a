import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What staff typed to find an order was somebody's name or number: it goes from the log of what staff did. */
export const searchesNotKept: Migration = {
  id: '0081-searches-not-kept',
  async up(tx) {
    await sql`update staff_acts set after_json = '{}' where act = 'find-orders'`.execute(tx)
  },
}
