import { sql, type Transaction } from 'kysely'
import type { EngineWords, Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * More may be promised to orders than lies in the cold room, once the scale has taken more for one of them than it ordered.
 * What lies there never falls below nothing.
 */
export const morePromised: Migration = {
  id: '0041-more-promised',
  async up(tx, words) {
    if (words.keysLater) await changeCheck(tx)
    else await makeAnew(tx, words)
  },
}

async function changeCheck(tx: Transaction<Tables>): Promise<void> {
  await sql`alter table stock_cells drop constraint stock_cells_check`.execute(tx)
  await sql`alter table stock_cells add constraint stock_cells_check check (bought - sold - wasted >= 0)`.execute(tx)
}

/** SQLite changes a check only with a new table, and its moves are made again with it: they name it. */
async function makeAnew(tx: Transaction<Tables>, { bigint, keyed }: EngineWords): Promise<void> {
  await sql`alter table stock_moves rename to old_stock_moves`.execute(tx)
  await sql`alter table stock_cells rename to old_stock_cells`.execute(tx)
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
    check (bought - sold - wasted >= 0)
  ) ${keyed}`.execute(tx)
  await sql`insert into stock_cells (species, size, counted, bought, reserved, sold, wasted, back_at, last_press,
      version, moves)
    select species, size, counted, bought, reserved, sold, wasted, back_at, last_press, version, moves
    from old_stock_cells`.execute(tx)

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
  await sql`insert into stock_moves (species, size, move_no, kind, grams, order_id, line_no, batch, reason, press_key,
      moved_by, moved_at)
    select species, size, move_no, kind, grams, order_id, line_no, batch, reason, press_key, moved_by, moved_at
    from old_stock_moves`.execute(tx)
  await sql`drop table old_stock_moves`.execute(tx)
  await sql`drop table old_stock_cells`.execute(tx)
  await sql`create index stock_moves_of_a_day on stock_moves (moved_at)`.execute(tx)
  await sql`create index stock_moves_of_a_line on stock_moves (order_id, line_no)
    where order_id is not null`.execute(tx)
  await sql`create index stock_moves_of_a_batch on stock_moves (batch) where batch is not null`.execute(tx)
}
