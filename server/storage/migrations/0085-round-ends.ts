import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What a rider saw at a door where nothing was handed over; and which stops of a round keep their place. */
export const roundEnds: Migration = {
  id: '0085-round-ends',
  async up(tx, { bigint, strict }) {
    await sql`create table door_photographs (
      order_id text not null,
      move_no ${bigint} not null,
      taken_at ${bigint} not null,
      jpeg text not null,
      primary key (order_id, move_no),
      foreign key (order_id, move_no) references order_moves (order_id, move_no)
    ) ${strict}`.execute(tx)
    await sql`create index door_photographs_by_age on door_photographs (taken_at)`.execute(tx)
    await sql`alter table rider_rounds add column locked_json text not null default '[]'`.execute(tx)
  },
}
