import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Staff read reviews of all products by where they are, and complaints by whether they are settled, page by page. */
export const desk: Migration = {
  id: '0018-desk',
  async up(tx) {
    await sql`create index reviews_to_look_through on reviews (state, written_at, id)`.execute(tx)
    await sql`create index complaints_by_settlement on complaints (settled_at, received_at, ticket)`.execute(tx)
  },
}
