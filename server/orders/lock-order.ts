import type { Transaction } from 'kysely'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'

/** Of two who do something to an order at the same moment the second waits, and then knows of the first. False: there is none. */
export const lockOrder = (tx: Transaction<Tables>, id: string): Promise<boolean> =>
  didUpdate(
    tx
      .updateTable('orders')
      .set((row) => ({ version: row.ref('version') }))
      .where('id', '=', id),
  )
