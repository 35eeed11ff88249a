import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** The days that can be ordered for, the slots of each, and which of them an order comes in. */
export const slots: Migration = {
  id: '0030-slots',
  async up(tx, { bigint, strict }) {
    await sql`create table delivery_days (
      day text primary key,
      closed text not null default '',
      own integer not null default 0,
      version integer not null default 1
    ) ${strict}`.execute(tx)
    await sql`create table delivery_slots (
      id text primary key,
      day text not null references delivery_days (day),
      from_minute integer not null,
      to_minute integer not null,
      pincodes text not null,
      capacity integer not null check (capacity >= 0),
      taken integer not null default 0 check (taken >= 0),
      cut_off_at ${bigint} not null,
      is_open integer not null default 1,
      unique (day, from_minute, to_minute, pincodes)
    ) ${strict}`.execute(tx)
    await sql`alter table orders add column slot_id text`.execute(tx)
    await sql`alter table orders add column slot_starts_at ${bigint}`.execute(tx)
    await sql`alter table orders add column slot_ends_at ${bigint}`.execute(tx)
    await sql`alter table orders add column change_until ${bigint}`.execute(tx)
    await sql`create index orders_of_a_slot on orders (slot_id) where slot_id is not null`.execute(tx)
  },
}
