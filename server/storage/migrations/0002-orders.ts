import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** The foreign keys between these came with 0015. */
export const orders: Migration = {
  id: '0002-orders',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table orders (
      id text primary key,
      number text not null unique,
      user_id text not null,
      placed_at ${bigint} not null,
      total_paise ${bigint} not null,
      shipping_json text not null,
      billing_json text not null,
      status text not null
    ) ${strict}`.execute(tx)
    await sql`create index orders_of_a_person on orders (user_id, placed_at, id)`.execute(tx)
    await sql`create index orders_by_status on orders (user_id, status)`.execute(tx)

    await sql`create table order_texts (
      user_id text not null,
      placed_at ${bigint} not null,
      order_id text not null,
      text text not null,
      primary key (user_id, placed_at, order_id)
    ) ${keyed}`.execute(tx)

    await sql`create table order_lines (
      order_id text not null,
      line_no ${bigint} not null,
      user_id text not null,
      product_id ${bigint} not null,
      cart_id text not null,
      title text not null,
      size text not null,
      weight text not null,
      grams ${bigint} not null,
      cleaning text,
      rate_paise ${bigint} not null,
      quantity ${bigint} not null check (quantity > 0),
      line_paise ${bigint} not null,
      weighed_grams ${bigint},
      final_paise ${bigint},
      primary key (order_id, line_no)
    ) ${keyed}`.execute(tx)

    await sql`create table order_moves (
      order_id text not null,
      move_no ${bigint} not null,
      move text not null,
      moved_by text not null,
      moved_at ${bigint} not null,
      primary key (order_id, move_no)
    ) ${keyed}`.execute(tx)

    await sql`create table cancellations (
      order_id text primary key,
      canceled_by text not null,
      canceled_at ${bigint} not null
    ) ${keyed}`.execute(tx)

    await sql`create table order_attempts (
      user_id text not null,
      attempt_key text not null,
      body_hash text not null,
      order_id text not null,
      at ${bigint} not null,
      primary key (user_id, attempt_key)
    ) ${keyed}`.execute(tx)
  },
}
