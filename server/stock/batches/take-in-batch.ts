import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { type BatchActRefused, type BatchOrigin, type Fish, whyNotTakenIn } from '#shop/stock/batches.ts'
import { announceBatches, keepBatchMove } from './keep-batch-move.ts'
import { moveKilos } from './kilos-of-batch.ts'

/** What was landed together, as somebody types it. '' and undefined: not recorded. */
interface NewBatch extends Fish {
  readonly grams: number
  readonly landedDay: string
  readonly landedHour: number | undefined
  readonly jetty: string
  readonly boatOrGear: string
  readonly supplier: string
  readonly origin: BatchOrigin
  readonly temperatureTenths: number | undefined
  readonly useBy: string
  /** for a kilo */
  readonly costPaise: number | undefined
  readonly note: string
}

interface TakingIn {
  readonly batch: NewBatch
  /** candidates made of the key; the first that is free becomes the code */
  readonly codes: readonly string[]
  readonly key: string
  readonly by: By
  readonly at: number
  /** the shop's day */
  readonly today: string
}

interface BatchMoved {
  readonly refused: 'batch-moved'
}

/** A batch comes in, and with it the kilos of its fish, where those are counted. */
export function takeInBatch(
  tx: Transaction<Tables>,
  { batch, codes, key, by, at, today }: TakingIn,
): Promise<{ readonly code: string } | BatchActRefused | BatchMoved | Repeated> {
  const press = { key, thing: 'batches', by, pressed: batch }
  return once(tx, press, async (): Promise<{ code: string } | BatchActRefused | BatchMoved> => {
    const refused = whyNotTakenIn(batch, today)
    if (refused !== undefined) return refused
    const { grams, species, size } = batch
    const code = await openBatch(tx, batch, { codes, key, by, at })
    if (code === undefined) return { refused: 'batch-moved' }
    const empty = await tx.selectFrom('batches').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
    const after = await keepBatchMove(tx, empty, { move: 'in', grams, key }, { by, at })
    const promised = await moveKilos(tx, empty, { does: 'receive', grams }, { key, by, at })
    if (promised !== undefined) throw new Error('what comes in is promised to nobody')
    await announceBatches(tx, [{ before: empty, after }])
    await writeAct(tx, { ...press, act: 'change-batches', at, after: { code, species, size, grams } })
    return { code }
  })
}

/** Undefined: the same press came at the same moment, and was quicker. */
async function openBatch(
  tx: Transaction<Tables>,
  batch: NewBatch,
  { codes, key, by, at }: Pick<TakingIn, 'codes' | 'key' | 'by' | 'at'>,
): Promise<string | undefined> {
  for (const code of codes) {
    const { numInsertedOrUpdatedRows: many } = await tx
      .insertInto('batches')
      .values({
        code,
        species: batch.species,
        size: batch.size,
        landed_day: batch.landedDay,
        landed_hour: batch.landedHour ?? null,
        jetty: batch.jetty,
        boat_or_gear: batch.boatOrGear,
        supplier: batch.supplier,
        origin: batch.origin,
        temperature_tenths: batch.temperatureTenths ?? null,
        use_by: batch.useBy,
        cost_paise: batch.costPaise ?? null,
        note: batch.note,
        taken_in_at: at,
        taken_in_by: byInOneWord(by),
        in_grams: 0,
        line_grams: 0,
        waste_grams: 0,
        left_grams: 0,
        version: 0,
        recalled_at: null,
        recall_reason: '',
      })
      .onConflict((known) => known.column('code').doNothing())
      .executeTakeFirstOrThrow()
    if (many === 1n) return code
    if ((await codeOfPress(tx, key)) === code) return undefined
  }
  throw new Error('every code that was drawn belongs to a batch already')
}

/** The code that a press made. */
export async function codeOfPress(
  read: Pick<Transaction<Tables>, 'selectFrom'>,
  key: string,
): Promise<string | undefined> {
  const row = await read
    .selectFrom('batch_moves')
    .select('code')
    .where('press_key', '=', key)
    .where('move', '=', 'in')
    .executeTakeFirst()
  return row?.code
}
