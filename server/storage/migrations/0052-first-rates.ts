import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/**
 * A rate is judged by what its product cost, whatever its size is called: the history has first rates too, a product of which
 * the owner has not seen the rates waits, and a planned sheet says whether it may move a rate by more than a quarter.
 */
export const firstRates: Migration = {
  id: '0052-first-rates',
  async up(tx, { bigint }) {
    await sql`alter table rate_changes add column is_first ${bigint} not null default 0`.execute(tx)
    await sql`alter table rates_taken_off add column taken_off_at ${bigint} not null default 0`.execute(tx)
    await sql`alter table products add column waits ${bigint} not null default 0`.execute(tx)
    await sql`alter table rate_sheets add column may_big ${bigint} not null default 0`.execute(tx)
    // Those that wait were nodded when they were planned, by the rule of then.
    await sql`update rate_sheets set may_big = 1`.execute(tx)
  },
}
