import { sql } from 'kysely'
import type { Migration } from '#server/storage/migration.ts'

/** What a press did at a batch is found by its key, as when it is taken back: not by reading all that ever happened. */
export const movesOfAPress: Migration = {
  id: '0070-moves-of-a-press',
  async up(tx) {
    await sql`create index batch_moves_of_a_press on batch_moves (press_key) where press_key <> ''`.execute(tx)
  },
}
