import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What is ticked off on the cut list and the pack list, line by line: the shop's, not a tablet's. */
export const lineTicks: Migration = {
  id: '0062-line-ticks',
  async up(tx, { bigint, keyed }) {
    await sql`create table line_ticks (
      order_id text not null,
      line_no ${bigint} not null,
      list text not null,
      press_key text not null,
      ticked_by text not null,
      ticked_at ${bigint} not null,
      primary key (order_id, line_no, list),
      foreign key (order_id, line_no) references order_lines (order_id, line_no)
    ) ${keyed}`.execute(tx)
  },
}
