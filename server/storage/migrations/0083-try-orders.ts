import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** An order with which the counter is tried. The database itself gives it no place in a slot, and nobody whose it is. */
export const tryOrders: Migration = {
  id: '0083-try-orders',
  async up(tx, { bigint }) {
    await sql`
      alter table orders add column is_try ${bigint} not null default 0
      check (is_try = 0 or (slot_id is null and user_id = ''))
    `.execute(tx)
  },
}
