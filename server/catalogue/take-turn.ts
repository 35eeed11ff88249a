import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** The one row of `rate_drafts`. */
export const theDraft = 'draft'

/** Whoever changes rates, or a sheet of them, holds this row first: one comes after the other, and sees what the other left. */
export async function takeTurn(tx: Transaction<Tables>): Promise<void> {
  await tx
    .updateTable('rate_drafts')
    .set((row) => ({ turn: row('turn', '+', 1) }))
    .where('name', '=', theDraft)
    .execute()
}
