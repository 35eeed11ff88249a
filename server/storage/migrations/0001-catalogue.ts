import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

export const catalogue: Migration = {
  id: '0001-catalogue',
  async up(tx, { bigint, strict, keyed }) {
    await sql`create table changes (topic text primary key, version ${bigint} not null) ${strict}`.execute(tx)

    await sql`create table products (
      id ${bigint} primary key,
      available ${bigint} not null check (available in (0, 1))
    ) ${strict}`.execute(tx)

    await sql`create table rates (
      product_id ${bigint} not null references products (id),
      size text not null,
      grams ${bigint} not null check (grams > 0),
      paise ${bigint} not null check (paise > 0),
      primary key (product_id, size, grams)
    ) ${keyed}`.execute(tx)

    await sql`create table rate_changes (
      id text primary key,
      product_id ${bigint} not null,
      size text not null,
      grams ${bigint} not null,
      old_paise ${bigint} not null,
      new_paise ${bigint} not null,
      changed_by text not null,
      changed_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index rate_changes_newest on rate_changes (product_id, changed_at)`.execute(tx)

    await sql`create table availability_changes (
      id text primary key,
      product_id ${bigint} not null,
      available ${bigint} not null,
      changed_by text not null,
      changed_at ${bigint} not null
    ) ${strict}`.execute(tx)
    await sql`create index availability_changes_newest on availability_changes (product_id, changed_at)`.execute(tx)
  },
}
