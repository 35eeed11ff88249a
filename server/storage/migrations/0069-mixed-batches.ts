import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** Crates of several sizes, and what was sorted out of them. A batch of before that names no size is of any, as it was taken in. */
export const mixedBatches: Migration = {
  id: '0069-mixed-batches',
  async up(tx, { bigint }) {
    await sql`alter table batches add column mixed ${bigint} not null default 0`.execute(tx)
    await sql`alter table batches add column sorted_from text`.execute(tx)
    await sql`create index batches_sorted on batches (sorted_from) where sorted_from is not null`.execute(tx)
    await sql`create index batches_taken_in on batches (taken_in_at)`.execute(tx)
    await sql`create index batch_waste on batch_moves (moved_at) where move = 'waste'`.execute(tx)
  },
}
