import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** The one row of `rate_drafts`. */
export const theDraft = 'draft'

/** Lock this row before changing rates or a sheet of them: changes come one after the other, and each sees the last. */
export async function takeTurn(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('rate_drafts')
    .set((row) => ({ turn: row('turn', '+', 1) }))
    .where('name', '=', theDraft)
    .execute()
}
