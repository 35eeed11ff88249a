import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * How heavy a line may be without anybody being asked, and the other packs that the rate sheet had of its fish. Lines that may
 * still be weighed may be as heavy as their product says today; of packs they know the next larger one, as before.
 */
export const promisedWeight: Migration = {
  id: '0053-promised-weight',
  async up(tx, { bigint }) {
    await sql`alter table order_lines add column tolerated_grams ${bigint}`.execute(tx)
    await sql`alter table order_lines add column other_packs_json text`.execute(tx)
    await sql`update order_lines set tolerated_grams = (
        select grams * quantity * (100 + tolerance_percent) / 100 from products
        where products.id = order_lines.product_id
      )
      where order_id in (
        select id from orders where status in ('Pending', 'Confirmed', 'Cutting', 'Packed')
      )`.execute(tx)
  },
}
