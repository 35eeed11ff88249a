import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Who wants to be told when something that is sold out is back, and when the shop says that a product is back. */
export const waiting: Migration = {
  id: '0025-waiting',
  async up(tx, { bigint, strict }) {
    await sql`create table stock_wishes (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      product_id ${bigint} not null,
      size text not null,
      wished_at ${bigint} not null,
      due_at ${bigint} not null,
      told_at ${bigint},
      message_id text,
      unique (user_id, product_id, size)
    ) ${strict}`.execute(tx)
    await sql`alter table products add column back_at ${bigint}`.execute(tx)
    await sql`create index stock_wishes_to_tell on stock_wishes (product_id, size, wished_at)`.execute(tx)
  },
}
