import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'

/** Lock the account's row before changing what belongs to it, so that it is not erased meanwhile. No row: it is gone. */
export const holdAccount = (tx: Transaction<Tables>, userId: string) =>
  tx
    .updateTable('users')
    .set((row) => ({ signed_in_at: row.ref('signed_in_at') }))
    .where('id', '=', userId)
