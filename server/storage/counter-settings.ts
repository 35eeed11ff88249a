import type { Kysely, Transaction } from 'kysely'
import { didUpdate } from './did-update.ts'
import type { Tables } from './tables.ts'

/** The rows of `counter_settings` that have a version. */
type Setting = 'week' | 'season-note' | 'shop-facts'

/** The version of a setting: when it was set, and 0 as long as nobody has. */
export async function versionOf(read: Kysely<Tables>, name: Setting): Promise<number> {
  const row = await read.selectFrom('counter_settings').select('changed_at').where('name', '=', name).executeTakeFirst()
  return row?.changed_at ?? 0
}

/** Only as it was seen: of two at the same moment one wins. */
export async function replaceSetting(
  tx: Transaction<Tables>,
  { name, value, seen, at }: { name: Setting; value: unknown; seen: number; at: number },
): Promise<boolean> {
  // Each version is later than the one before, also by a clock that was set back.
  const row = { name, value_json: JSON.stringify(value), changed_at: Math.max(at, seen + 1) }
  if (seen > 0)
    return didUpdate(
      tx.updateTable('counter_settings').set(row).where('name', '=', name).where('changed_at', '=', seen),
    )
  const added = await tx
    .insertInto('counter_settings')
    .values(row)
    .onConflict((known) => known.column('name').doNothing())
    .executeTakeFirstOrThrow()
  return added.numInsertedOrUpdatedRows === 1n
}
