import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What was landed together: its moves, and which order lines hold it. Lines of before say nothing, and none is invented. */
export const batches: Migration = {
  id: '0024-batches',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table batches (
      code text primary key,
      species text not null,
      size text not null,
      landed_day text not null,
      landed_hour ${bigint} check (landed_hour between 0 and 23),
      jetty text not null,
      boat_or_gear text not null,
      supplier text not null,
      origin text not null,
      temperature_tenths ${bigint},
      use_by text not null,
      cost_paise ${bigint} check (cost_paise >= 0),
      note text not null,
      taken_in_at ${bigint} not null,
      taken_in_by text not null,
      in_grams ${bigint} not null,
      line_grams ${bigint} not null,
      waste_grams ${bigint} not null,
      left_grams ${bigint} not null check (left_grams = in_grams - line_grams - waste_grams),
      version ${bigint} not null,
      recalled_at ${bigint},
      recall_reason text not null
    ) ${strict}`.execute(tx)
    await sql`create index batches_to_cut on batches (species, use_by)`.execute(tx)
    await sql`create table batch_moves (
      code text not null references batches (code),
      move_no ${bigint} not null,
      move text not null,
      grams ${bigint} not null check (grams >= 0),
      difference ${bigint},
      undoes ${bigint},
      order_id text,
      line_no ${bigint},
      reason text not null,
      press_key text not null,
      moved_by text not null,
      moved_at ${bigint} not null,
      primary key (code, move_no),
      foreign key (order_id, line_no) references order_lines (order_id, line_no)
    ) ${keyed}`.execute(tx)
    await sql`create table recall_tellings (
      code text not null references batches (code),
      order_id text not null references orders (id),
      told_by text not null,
      told_at ${bigint} not null,
      primary key (code, order_id)
    ) ${keyed}`.execute(tx)

    await sql`alter table order_lines add column batch text`.execute(tx)
    await sql`alter table order_lines add column batch_grams ${bigint} not null default 0`.execute(tx)
    await sql`create index lines_of_a_batch on order_lines (batch) where batch is not null`.execute(tx)
    await sql`alter table line_moves add column batch text`.execute(tx)
    await sql`alter table line_moves add column other_grams ${bigint} check (other_grams > 0)`.execute(tx)
    await sql`create index yields_to_read on line_moves (moved_at) where other_grams is not null`.execute(tx)

    await sql`create table yields (
      species text not null,
      cut text not null,
      percent ${bigint} not null check (percent between 1 and 100),
      from_percent ${bigint} not null,
      to_percent ${bigint} not null,
      samples ${bigint} not null,
      nodded_by text not null,
      nodded_at ${bigint} not null,
      primary key (species, cut)
    ) ${keyed}`.execute(tx)
  },
}
