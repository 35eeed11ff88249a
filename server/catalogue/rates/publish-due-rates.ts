import type { Kysely, Transaction } from 'kysely'
import { takeTurn } from '#server/catalogue/take-turn.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import { isBig } from '#shop/catalogue/rates/rate-sheet.ts'
import { applyRates, whyNotApplied } from './apply-rates.ts'
import { basesOn, changesIn, ratesTopic } from './rate-sheets-store.ts'

/** A read, so that an idle shop writes nothing. */
export const isAnySheetDue = async (read: Kysely<Tables>, at: number): Promise<boolean> =>
  (await read
    .selectFrom('rate_sheets')
    .select('id')
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * Publishes the sheet whose hour came first, in the name of the person who planned it. One that was written for other rates than
 * there are now is stuck, and one that would move a rate by more than a quarter on that day, if no owner planned it: nothing of it
 * is published until somebody has looked.
 */
export async function publishDueRates(
  tx: Transaction<Tables>,
  { at }: { at: number },
): Promise<{ settled: 'published' | 'stuck' | undefined }> {
  await takeTurn(tx)
  const due = await tx
    .selectFrom('rate_sheets')
    .select(['id', 'cells_json', 'made_by', 'may_big'])
    .where('state', '=', 'scheduled')
    .where('publish_at', '<=', at)
    .orderBy('publish_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (!due) return { settled: undefined }
  const changes = changesIn(due.cells_json)
  const bases = await basesOn(tx, at)
  const isAllowed = due.may_big === 1 || !changes.some((change) => isBig(change, bases))
  const settled = isAllowed && (await whyNotApplied(tx, changes)) === undefined ? 'published' : 'stuck'
  const isMine = await didUpdate(
    tx
      .updateTable('rate_sheets')
      .set({ state: settled, settled_at: at })
      .where('id', '=', due.id)
      .where('state', '=', 'scheduled'),
  )
  if (!isMine) return { settled: undefined }
  if (settled === 'published') await applyRates(tx, { sheetId: due.id, changes, by: due.made_by, at })
  else await announce(tx, ratesTopic)
  return { settled }
}
