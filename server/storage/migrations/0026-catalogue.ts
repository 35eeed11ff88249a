import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * The catalogue as the shop's own. Kinds and products are rows; a product that was there keeps its rates, whether it is
 * sold today, and its orders. What it is called comes in when the shop opens next, from the catalogue that every shop
 * opened with. A version before this one still reads its own catalogue, and sets rates of these rows.
 */
export const shopsCatalogue: Migration = {
  id: '0026-catalogue',
  async up(tx, { bigint, keyed }) {
    await sql`create table species (
      name text primary key,
      place ${bigint} not null,
      retired ${bigint} not null check (retired in (0, 1)),
      facts_json text not null,
      version ${bigint} not null,
      changed_by text not null,
      changed_at ${bigint} not null
    ) ${keyed}`.execute(tx)
    await sql`create table species_texts (
      species text not null references species (name),
      language text not null,
      texts_json text not null,
      primary key (species, language)
    ) ${keyed}`.execute(tx)

    await sql`alter table products add column cart_id text not null default ''`.execute(tx)
    await sql`alter table products add column slug text not null default ''`.execute(tx)
    await sql`alter table products add column species text not null default ''`.execute(tx)
    await sql`alter table products add column place ${bigint} not null default 0`.execute(tx)
    await sql`alter table products add column retired ${bigint} not null default 0 check (retired in (0, 1))`.execute(
      tx,
    )
    await sql`alter table products add column facts_json text not null default ''`.execute(tx)
    await sql`alter table products add column version ${bigint} not null default 0`.execute(tx)
    await sql`alter table products add column changed_by text not null default ''`.execute(tx)
    await sql`alter table products add column changed_at ${bigint} not null default 0`.execute(tx)
    await sql`create unique index products_by_cart_id on products (cart_id) where cart_id <> ''`.execute(tx)
    await sql`create table product_texts (
      product_id ${bigint} not null references products (id),
      language text not null,
      texts_json text not null,
      primary key (product_id, language)
    ) ${keyed}`.execute(tx)

    await sql`create table product_slugs (
      slug text primary key,
      product_id ${bigint} not null references products (id)
    ) ${keyed}`.execute(tx)

    await sql`create table arrangements (
      name text primary key,
      version ${bigint} not null,
      value_json text not null,
      changed_by text not null,
      changed_at ${bigint} not null
    ) ${keyed}`.execute(tx)
    await sql`insert into arrangements (name, version, value_json, changed_by, changed_at)
      values ('home', 0, '', '', 0), ('species', 0, '', '', 0), ('products', 0, '', '', 0)`.execute(tx)
  },
}
