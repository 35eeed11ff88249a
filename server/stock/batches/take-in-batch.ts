import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { holdCell } from '#server/stock/cells/change-cell.ts'
import { openCell } from '#server/stock/cells/hand-acts.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { type BatchActRefused, type BatchOrigin, type Fish, whyNotTakenIn } from '#shop/stock/batches.ts'
import { type CameInAsked, type CameInQuestion, whatToAsk } from '#shop/stock/came-in.ts'
import { type BatchRow, cameInBefore } from './batches-store.ts'
import { announceBatches, keepBatchMove } from './keep-batch-move.ts'
import { moveKilos } from './kilos-of-batch.ts'

/** What was landed together, as somebody types it. '' and undefined: not recorded. */
interface NewBatch extends Fish {
  /** a crate of several sizes; it names none */
  readonly isMixed: boolean
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
  /** what the person was asked, and said yes to */
  readonly sure: readonly CameInQuestion[]
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

type TakingInRefused = BatchActRefused | BatchMoved | CameInAsked

/** A batch comes in, and with it the kilos of its fish, where those are counted: one act, so that nothing counts twice. */
export function takeInBatch(
  tx: Transaction<Tables>,
  { batch, sure, codes, key, by, at, today }: TakingIn,
): Promise<{ readonly code: string } | TakingInRefused | Repeated> {
  const press = { key, thing: 'batches', by, pressed: { ...batch, sure } }
  return once(tx, press, async (): Promise<{ code: string } | TakingInRefused> => {
    const refused = whyNotTakenIn(batch, today)
    if (refused !== undefined) return refused
    const { grams, species, size } = batch
    // Two who say the same delivery at the same moment wait here for each other, so that the second is asked.
    await openCell(tx, { species, size })
    await holdCell(tx, { species, size })
    const asked = whatToAsk(batch, await cameInBefore(tx, { species, size }), {
      sure,
      now: at,
      by: byInOneWord(by),
    })
    if (asked !== undefined) return asked
    const empty = await openBatch(tx, emptyBatch(batch, { by, at }), { codes, key, move: 'in' })
    if (empty === undefined) return { refused: 'batch-moved' }
    const after = await keepBatchMove(tx, empty, { move: 'in', grams, key }, { by, at })
    const promised = await moveKilos(tx, empty, { does: 'receive', grams }, { key, by, at })
    if (promised !== undefined) throw new Error('what comes in is promised to nobody')
    await announceBatches(tx, [{ before: empty, after }])
    const { code } = empty
    await writeAct(tx, { ...press, act: 'change-batches', at, after: { code, species, size, grams } })
    return { code }
  })
}

/** A batch as it opens, before anything is in it. */
const emptyBatch = (batch: NewBatch, { by, at }: Pick<TakingIn, 'by' | 'at'>): Omit<BatchRow, 'code'> => ({
  species: batch.species,
  size: batch.size,
  mixed: batch.isMixed ? 1 : 0,
  sorted_from: null,
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

/** Undefined: the same press came at the same moment, and was quicker. */
export async function openBatch(
  tx: Transaction<Tables>,
  empty: Omit<BatchRow, 'code'>,
  { codes, key, move }: Pick<TakingIn, 'codes' | 'key'> & { readonly move: 'in' | 'sorted-in' },
): Promise<BatchRow | undefined> {
  for (const code of codes) {
    const row = { ...empty, code }
    const { numInsertedOrUpdatedRows: many } = await tx
      .insertInto('batches')
      .values(row)
      .onConflict((known) => known.column('code').doNothing())
      .executeTakeFirstOrThrow()
    if (many === 1n) return row
    if ((await codesOfPress(tx, key, move)).includes(code)) return undefined
  }
  throw new Error('every code that was drawn belongs to a batch already')
}

/** The codes that a press made. */
async function codesOfPress(
  read: Pick<Transaction<Tables>, 'selectFrom'>,
  key: string,
  move: 'in' | 'sorted-in',
): Promise<string[]> {
  const rows = await read
    .selectFrom('batch_moves')
    .select('code')
    .where('press_key', '=', key)
    .where('press_key', '<>', '')
    .where('move', '=', move)
    .execute()
  return rows.map(({ code }) => code)
}

/** The code that a press made, which took fish in. */
export const codeOfPress = async (
  read: Pick<Transaction<Tables>, 'selectFrom'>,
  key: string,
): Promise<string | undefined> => (await codesOfPress(read, key, 'in'))[0]
