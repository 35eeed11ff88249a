import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** How a rider has put their stops in order, and when their last round ended; and of an order that was not delivered, whether its customer was called. */
export const riderRounds: Migration = {
  id: '0075-rider-rounds',
  async up(tx, { bigint, keyed }) {
    await sql`create table rider_rounds (
      rider_id text not null,
      stops_json text not null,
      ended_at ${bigint} not null,
      primary key (rider_id),
      foreign key (rider_id) references staff (id)
    ) ${keyed}`.execute(tx)
    await sql`alter table order_moves add column called ${bigint} not null default 0`.execute(tx)
  },
}
