import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What a pack cost when it was last sold: if it comes back, its rate has moved from there. */
export const ratesTakenOff: Migration = {
  id: '0044-rates-taken-off',
  async up(tx, { bigint, keyed }) {
    await sql`create table rates_taken_off (
      product_id ${bigint} not null references products (id),
      size text not null,
      grams ${bigint} not null check (grams > 0),
      paise ${bigint} not null check (paise > 0),
      primary key (product_id, size, grams)
    ) ${keyed}`.execute(tx)
  },
}
