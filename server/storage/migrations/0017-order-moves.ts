import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * What the counter needs of an order: how often it moved, when last, and the rider who has it. A version before this one
 * leaves the new columns as they are given here: its orders are on the board all the same, and its moves are found by
 * the status.
 */
export const orderMoves: Migration = {
  id: '0017-order-moves',
  async up(tx, { bigint }) {
    await sql`alter table orders add column version ${bigint} not null default 1`.execute(tx)
    await sql`alter table orders add column changed_at ${bigint} not null default 0`.execute(tx)
    await sql`alter table orders add column rider_id text references staff (id)`.execute(tx)
    await sql`update orders set
      version = coalesce((select max(move_no) from order_moves where order_id = orders.id), 1),
      changed_at = coalesce((select max(moved_at) from order_moves where order_id = orders.id), placed_at)`.execute(tx)
    await sql`create index orders_changed on orders (changed_at)`.execute(tx)
    await sql`create index orders_of_a_rider on orders (rider_id, changed_at) where rider_id is not null`.execute(tx)

    await sql`alter table order_moves add column led_to text not null default ''`.execute(tx)
    await sql`alter table order_moves add column reason text not null default ''`.execute(tx)
    await sql`alter table order_moves add column rider_id text references staff (id)`.execute(tx)
    await sql`update order_moves set led_to = case move
      when 'place' then 'Pending' when 'cancel' then 'Canceled' else 'Delivered' end`.execute(tx)
  },
}
