import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { announce } from '#server/storage/changes.ts'
import { didUpdate } from '#server/storage/did-update.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { PrinterPaper } from '#shop/printers/printers.ts'
import type { StoredPrinter } from './printers-store.ts'
import { printersTopic } from './printers-topic.ts'

interface NewSetting extends Omit<StoredPrinter, 'version'> {
  /** the version that the page showed; undefined: a new printer */
  readonly seen: number | undefined
  readonly key: string
  readonly by: By
  readonly at: number
}

/** The owner sets a printer up, or changes it, as the page showed it. */
export function setPrinter(
  tx: Transaction<Tables>,
  { id, seen, key, by, at, ...wanted }: NewSetting,
): Promise<{ set: true } | { refused: 'printer-changed' } | Repeated> {
  const row = {
    name: wanted.name,
    paper: wanted.paper,
    size: wanted.size,
    language: wanted.language,
    address: wanted.address,
    by_itself: wanted.byItself ? 1 : 0,
    answers: wanted.answers ? 1 : 0,
    changed_at: at,
  }
  const press = { key, thing: seen === undefined ? 'printer' : `printer/${id}`, by, pressed: { ...wanted, seen } }
  return once(tx, press, async () => {
    if (seen === undefined) {
      // of the same press that came twice at once the second finds it done
      const { numInsertedOrUpdatedRows: made } = await tx
        .insertInto('printers')
        .values({ ...row, id, version: 1, removed_at: null })
        .onConflict((known) => known.column('id').doNothing())
        .executeTakeFirstOrThrow()
      if (made !== 1n) return { refused: 'printer-changed' } as const
    } else {
      const isSet = await didUpdate(
        tx
          .updateTable('printers')
          .set({ ...row, version: seen + 1 })
          .where('id', '=', id)
          .where('version', '=', seen)
          .where('removed_at', 'is', null),
      )
      if (!isSet) return { refused: 'printer-changed' } as const
      await dropWaiting(tx, { id, at, butFor: wanted.paper })
    }
    await writeAct(tx, { ...press, act: 'set-printers', at, after: wanted })
    await announce(tx, printersTopic)
    return { set: true } as const
  })
}

interface Removal {
  readonly id: string
  readonly key: string
  readonly by: By
  readonly at: number
}

/** A printer that is removed prints nothing more. */
export function removePrinter(
  tx: Transaction<Tables>,
  { id, key, by, at }: Removal,
): Promise<{ removed: true } | { refused: 'no-such-printer' } | Repeated> {
  const press = { key, thing: `printer/${id}`, by, pressed: { does: 'remove' } }
  return once(tx, press, async () => {
    const isRemoved = await didUpdate(
      tx.updateTable('printers').set({ removed_at: at }).where('id', '=', id).where('removed_at', 'is', null),
    )
    if (!isRemoved) return { refused: 'no-such-printer' } as const
    await dropWaiting(tx, { id, at })
    await tx
      .updateTable('printer_jobs')
      .set({ settled_at: at })
      .where('printer_id', '=', id)
      .where('settled_at', 'is', null)
      .where('state', '<>', 'sending')
      .execute()
    await writeAct(tx, { ...press, act: 'set-printers', at, after: { removed: true } })
    await announce(tx, printersTopic)
    return { removed: true } as const
  })
}

/** What waits for a printer is not printed any more: all of it, or what is for another paper than it has now. */
async function dropWaiting(
  tx: Transaction<Tables>,
  { id, at, butFor }: { readonly id: string; readonly at: number; readonly butFor?: PrinterPaper },
): Promise<void> {
  const dropped = tx
    .updateTable('printer_jobs')
    .set({ state: 'dropped', ended_at: at, settled_at: at })
    .where('printer_id', '=', id)
    .where('state', '=', 'waiting')
  await (butFor === undefined ? dropped : dropped.where('paper', 'not in', [butFor, 'test'])).execute()
}
