import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

export const reviews: Migration = {
  id: '0007-reviews',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table reviews (
      id text primary key,
      product_id ${bigint} not null,
      user_id text,
      username text not null,
      email text not null,
      rating ${bigint} not null check (rating between 1 and 5),
      comment text not null,
      written_at ${bigint} not null,
      bought_here ${bigint} not null,
      state text not null
    ) ${strict}`.execute(tx)
    await sql`create index reviews_of_a_product on reviews (product_id, state, written_at, id)`.execute(tx)

    await sql`create table review_summaries (
      product_id ${bigint} primary key,
      count ${bigint} not null,
      sum ${bigint} not null,
      stars_1 ${bigint} not null,
      stars_2 ${bigint} not null,
      stars_3 ${bigint} not null,
      stars_4 ${bigint} not null,
      stars_5 ${bigint} not null
    ) ${strict}`.execute(tx)

    await sql`create table review_moves (
      review_id text not null,
      move_no ${bigint} not null,
      move text not null,
      moved_by text not null,
      moved_at ${bigint} not null,
      reason text not null,
      primary key (review_id, move_no)
    ) ${keyed}`.execute(tx)

    await sql`create index lines_of_a_buyer on order_lines (user_id, product_id)`.execute(tx)
  },
}
