import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * What lies in the cold room, by kind and size, in grams as landed. A cell without a row is not counted, and so is one that
 * is switched off: it sells whatever is ordered. A version before this one reserves nothing, and its orders are sold from
 * what is left when they are weighed.
 */
export const stock: Migration = {
  id: '0023-stock',
  async up(tx, { bigint, keyed }) {
    await sql`create table stock_cells (
      species text not null,
      size text not null,
      counted ${bigint} not null check (counted in (0, 1)),
      bought ${bigint} not null check (bought >= 0),
      reserved ${bigint} not null check (reserved >= 0),
      sold ${bigint} not null check (sold >= 0),
      wasted ${bigint} not null check (wasted >= 0),
      back_at ${bigint},
      last_press text,
      version ${bigint} not null,
      moves ${bigint} not null,
      primary key (species, size),
      check (bought - reserved - sold - wasted >= 0)
    ) ${keyed}`.execute(tx)

    await sql`create table stock_moves (
      species text not null,
      size text not null,
      move_no ${bigint} not null,
      kind text not null,
      grams ${bigint} not null,
      order_id text,
      line_no ${bigint},
      batch text,
      reason text not null,
      press_key text,
      moved_by text not null,
      moved_at ${bigint} not null,
      primary key (species, size, move_no),
      foreign key (species, size) references stock_cells (species, size),
      foreign key (order_id, line_no) references order_lines (order_id, line_no)
    ) ${keyed}`.execute(tx)
    await sql`create index stock_moves_of_a_day on stock_moves (moved_at)`.execute(tx)
    await sql`create index stock_moves_of_a_line on stock_moves (order_id, line_no)
      where order_id is not null`.execute(tx)
    await sql`create index stock_moves_of_a_batch on stock_moves (batch) where batch is not null`.execute(tx)
  },
}
