import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** In which language an order was placed, a wish left, an account used last; and which one each of staff reads the counter in. */
export const spokenLanguages: Migration = {
  id: '0039-languages',
  async up(tx) {
    for (const table of ['orders', 'users', 'stock_wishes', 'area_wishes', 'staff'])
      await sql`alter table ${sql.table(table)} add column language text not null default 'en'`.execute(tx)
  },
}
