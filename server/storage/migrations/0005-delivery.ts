import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'
import { openingArea } from '#shop/delivery/delivery.ts'

/** Only this migration inserts the first pincodes: one that the shop removes must not come back. */
export const delivery: Migration = {
  id: '0005-delivery',
  async up(tx, { bigint, strict }) {
    await sql`create table delivery_area (
      pincode text primary key,
      added_by text not null,
      added_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await tx
      .insertInto('delivery_area')
      .values(openingArea.map((pincode) => ({ pincode, added_by: 'opening', added_at: 0 })))
      .execute()
  },
}
