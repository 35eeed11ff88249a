import { type RawBuilder, sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * Staff find an order by its telephone however many there are, and by a name among the newest without reading the orders
 * themselves. A version before this one leaves both out: its orders are found by their number.
 */
export const ordersFound: Migration = {
  id: '0021-orders-found',
  async up(tx, { textIn }) {
    await sql`alter table orders add column phone_digits text not null default ''`.execute(tx)
    await sql`alter table orders add column found_by text not null default ''`.execute(tx)
    const told = (key: string) => sql`coalesce(${textIn('shipping_json', key)}, '')`
    const digits = [' ', '-', '(', ')', '+', '.'].reduce<RawBuilder<unknown>>(
      (words, sign) => sql`replace(${words}, ${sql.lit(sign)}, '')`,
      told('phone'),
    )
    await sql`update orders set phone_digits = ${digits},
      found_by = lower(number || ' ' || replace(number, '-', '') || ' ' || ${told('firstName')} || ' ' ||
        ${told('lastName')} || ' ' || ${digits})`.execute(tx)
    await sql`create index orders_of_a_phone on orders (phone_digits, placed_at) where phone_digits <> ''`.execute(tx)
    await sql`create index orders_to_look_through on orders (placed_at, id, found_by)`.execute(tx)
  },
}
