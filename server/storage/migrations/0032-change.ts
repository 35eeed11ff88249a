import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What an order was before its buyer changed it: kept beside its moves, a row for each change. */
export const change: Migration = {
  id: '0032-change',
  async up(tx, { bigint, keyed }) {
    await sql`create table order_changes (
      order_id text not null references orders (id),
      change_no ${bigint} not null,
      changed_by text not null,
      changed_at ${bigint} not null,
      version ${bigint} not null,
      was_json text not null,
      shipping_json text not null,
      billing_json text not null,
      cutter_note text not null,
      primary key (order_id, change_no)
    ) ${keyed}`.execute(tx)
  },
}
