import { sql, type Transaction } from 'kysely'
import type { EngineWords, Migration } from '#server/storage/migration.ts'
import type { Tables } from '#server/storage/tables.ts'

/**
 * What the scale says of each line, and what follows: the price, the question to the buyer, the bill. Orders of before
 * stand as they are. Nobody was shown a most for them but their total, so they come to no more than that; those that are
 * packed already cost what they cost.
 */
export const weighing: Migration = {
  id: '0019-weighing',
  async up(tx, words) {
    await widenOrders(tx, words)
    await makeLineTables(tx, words)
    await makeBills(tx, words)
    const { bigint, strict } = words
    await sql`alter table products add column tolerance_percent ${bigint} not null default 10`.execute(tx)
    await sql`create table counter_settings (
      name text primary key,
      value_json text not null,
      changed_at ${bigint} not null
    ) ${strict}`.execute(tx)
  },
}

async function widenOrders(tx: Transaction<Tables>, { bigint }: EngineWords): Promise<void> {
  await sql`alter table orders add column if_missing text not null default 'call'`.execute(tx)
  await sql`alter table orders add column most_paise ${bigint}`.execute(tx)
  await sql`alter table orders add column final_paise ${bigint}
    check (final_paise between 0 and coalesce(most_paise, total_paise))`.execute(tx)
  await sql`update orders set final_paise = total_paise
    where status in ('Packed', 'Out for delivery', 'Not delivered', 'Delivered', 'Returned')`.execute(tx)

  await sql`alter table order_lines add column most_paise ${bigint}`.execute(tx)
  await sql`alter table order_lines add column larger_grams ${bigint}`.execute(tx)
  await sql`alter table order_lines add column larger_paise ${bigint}`.execute(tx)
  await sql`alter table order_lines add column label_weight text not null default ''`.execute(tx)
  await sql`alter table order_lines add column state text not null default 'to-weigh'`.execute(tx)
  await sql`alter table order_lines add column version ${bigint} not null default 0`.execute(tx)
  await sql`alter table order_lines add column replaces ${bigint}`.execute(tx)
}

async function makeLineTables(tx: Transaction<Tables>, { bigint, strict, keyed }: EngineWords): Promise<void> {
  await sql`create table line_moves (
    order_id text not null,
    line_no ${bigint} not null,
    move_no ${bigint} not null,
    move text not null,
    moved_by text not null,
    moved_at ${bigint} not null,
    grams ${bigint} check (grams > 0),
    tare_grams ${bigint} check (tare_grams >= 0),
    source text not null,
    raw text not null,
    paise ${bigint} check (paise >= 0),
    reason text not null,
    primary key (order_id, line_no, move_no),
    foreign key (order_id, line_no) references order_lines (order_id, line_no)
  ) ${keyed}`.execute(tx)

  await sql`create table line_asks (
    token_hash text primary key,
    order_id text not null,
    line_no ${bigint} not null,
    move_no ${bigint} not null,
    until ${bigint} not null,
    foreign key (order_id, line_no, move_no) references line_moves (order_id, line_no, move_no)
  ) ${strict}`.execute(tx)
  await sql`create index asks_by_end on line_asks (until)`.execute(tx)

  await sql`create table line_photographs (
    order_id text not null,
    line_no ${bigint} not null,
    move_no ${bigint} not null,
    taken_at ${bigint} not null,
    jpeg text not null,
    primary key (order_id, line_no, move_no),
    foreign key (order_id, line_no, move_no) references line_moves (order_id, line_no, move_no)
  ) ${strict}`.execute(tx)
  await sql`create index photographs_by_age on line_photographs (taken_at)`.execute(tx)
}

async function makeBills(tx: Transaction<Tables>, { bigint, strict }: EngineWords): Promise<void> {
  await sql`create table bill_series (series text primary key, last ${bigint} not null) ${strict}`.execute(tx)

  await sql`create table bills (
    number text primary key,
    order_id text not null references orders (id),
    drawn_at ${bigint} not null,
    total_paise ${bigint} not null check (total_paise >= 0),
    rounding_paise ${bigint} not null check (rounding_paise <= 0),
    gstin text not null
  ) ${strict}`.execute(tx)
  await sql`create index bills_of_an_order on bills (order_id, drawn_at)`.execute(tx)

  await sql`create table credit_notes (
    number text primary key,
    bill_number text not null references bills (number),
    drawn_at ${bigint} not null,
    drawn_by text not null,
    paise ${bigint} not null check (paise > 0),
    line_no ${bigint},
    cause text not null,
    reason text not null
  ) ${strict}`.execute(tx)
  await sql`create index credit_notes_of_a_bill on credit_notes (bill_number)`.execute(tx)
}
