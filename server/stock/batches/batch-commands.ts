import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { holdCell, inLockOrder } from '#server/stock/cells/change-cell.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'
import {
  type BatchActRefused,
  decideBatchUndo,
  hasGone,
  isWeight,
  type SortedPart,
  type StoredBatchMove,
  whyNotSorted,
} from '#shop/stock/batches.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import { leastWeight } from '#shop/weight.ts'
import {
  asBatch,
  type BatchRow,
  type ChangedBatch,
  holdBatches,
  keptMove,
  linesOfBatches,
  movesOfBatch,
  sortedOutOf,
} from './batches-store.ts'
import { announceBatches, keepBatchMove } from './keep-batch-move.ts'
import { type KilosPromised, moveKilos, takeKilosBack } from './kilos-of-batch.ts'
import { openBatch, takeInBatch } from './take-in-batch.ts'

type Left = Promise<{ readonly changed: true } | AtBatchRefused | BatchActRefused | KilosPromised | Repeated>

/** Something of it is thrown away, for a reason. */
function wasteBatch(
  tx: Transaction<Tables>,
  { grams, reason, ...press }: BatchPress & { readonly grams: number; readonly reason: string },
): Left {
  const { key, by, at } = press
  return actAtBatch<BatchActRefused | KilosPromised>(tx, press, {
    act: 'change-batches',
    pressed: { does: 'waste', grams },
    reason,
    noting: (held) => ({ costPaise: boughtFor(grams, held.cost_paise) }),
    async change(held) {
      if (!isWeight(grams, leastWeight)) return { refused: 'batch-weight-impossible' }
      const promised = await moveKilos(tx, held, { does: 'waste', grams }, { key, by, at, reason })
      if (promised !== undefined) return promised
      return { after: await keepBatchMove(tx, held, { move: 'waste', grams, reason, key }, { by, at }) }
    },
  })
}

/** What lies there now; what there is more or less of it than the moves say is kept beside. */
function countBatch(
  tx: Transaction<Tables>,
  { grams, reason, ...press }: BatchPress & { readonly grams: number; readonly reason: string },
): Left {
  const { key, by, at } = press
  return actAtBatch<BatchActRefused>(tx, press, {
    act: 'change-batches',
    pressed: { does: 'count', grams },
    reason,
    async change(held) {
      if (!isWeight(grams, 0)) return { refused: 'batch-weight-impossible' }
      const difference = grams - held.left_grams
      await moveKilos(tx, held, { does: 'find', difference }, { key, by, at, reason })
      return { after: await keepBatchMove(tx, held, { move: 'count', grams, difference, reason, key }, { by, at }) }
    },
  })
}

/**
 * A crate of several sizes is sorted: each size becomes a batch of its own, of the same landing, and its kilos are for sale.
 * What is not sorted stays in the crate.
 */
function sortBatch(
  tx: Transaction<Tables>,
  {
    parts,
    codes,
    today,
    ...press
  }: BatchPress & {
    readonly parts: readonly SortedPart[]
    /** candidates for the code of each part */
    readonly codes: readonly (readonly string[])[]
    readonly today: string
  },
): Promise<{ readonly changed: true } | AtBatchRefused | SortingRefused | Repeated> {
  const { key, by, at, code } = press
  return actAtBatch<SortingRefused>(tx, press, {
    act: 'change-batches',
    pressed: { does: 'sort', parts },
    async change(held) {
      const refused = whyNotSorted(asBatch(held), parts, today)
      if (refused !== undefined) return refused
      const opened: ChangedBatch[] = []
      for (const [nr, { size, grams }] of parts.entries()) {
        const sums = { in_grams: 0, line_grams: 0, waste_grams: 0, left_grams: 0, version: 0 }
        const own = { ...held, ...sums, size, mixed: 0, sorted_from: code }
        const before = await openBatch(tx, own, { codes: codes[nr] ?? [], key, move: 'sorted-in' })
        if (before === undefined) return { refused: 'batch-moved' }
        const after = await keepBatchMove(tx, before, { move: 'sorted-in', grams, key }, { by, at })
        opened.push({ before, after })
      }
      const sizes = opened.map(({ after }) => after).toSorted(inLockOrder)
      // All kilos are held before the first of them are told of: orders hold theirs first, and tell then.
      for (const cell of sizes) await holdCell(tx, cell)
      for (const after of sizes) await moveKilos(tx, after, { does: 'receive', grams: after.in_grams }, { key, by, at })
      const grams = parts.reduce((sum, part) => sum + part.grams, 0)
      return { after: await keepBatchMove(tx, held, { move: 'sorted-out', grams, key }, { by, at }), beside: opened }
    },
  })
}

type SortingRefused = NonNullable<ReturnType<typeof whyNotSorted>> | { readonly refused: 'batch-moved' }

/** A move that was wrong is taken back by one of its own. */
function undoBatchMove(tx: Transaction<Tables>, { no, ...press }: BatchPress & { readonly no: number }): Left {
  const { key, by, at, code } = press
  return actAtBatch<BatchActRefused | KilosPromised>(tx, press, {
    act: 'change-batches',
    pressed: { does: 'undo', no },
    beside: () => codesSortedOutOf(tx, code),
    async change(held, sorted) {
      const moves = await movesOfBatch(tx, code)
      const decided = decideBatchUndo(moves.map(keptMove), no)
      if ('refused' in decided) return decided
      const { undone } = decided
      const pressedBy = moves.find(({ move_no: one }) => one === no)?.press_key ?? ''
      const parts = undone.move === 'sorted-out' ? await partsOf(tx, sorted, pressedBy) : []
      if ('refused' in parts) return parts
      const rows = [held, ...parts.map(({ row }) => row)]
      const promised = await takeKilosBack(tx, rows, pressedBy, { key, by, at })
      if (promised !== undefined) return promised
      const back = (row: BatchRow, move: StoredBatchMove) =>
        keepBatchMove(tx, row, { move: 'undo', grams: move.grams, undone: move, key }, { by, at })
      const beside: ChangedBatch[] = []
      for (const { row, came } of parts) beside.push({ before: row, after: await back(row, came) })
      return { after: await back(held, undone), beside }
    },
  })
}

/** What a press sorted out of a crate, while nothing of it has gone. */
async function partsOf(
  tx: Transaction<Tables>,
  sorted: readonly BatchRow[],
  pressedBy: string,
): Promise<
  readonly { readonly row: BatchRow; readonly came: StoredBatchMove }[] | { readonly refused: 'batch-in-use' }
> {
  const parts: { row: BatchRow; came: StoredBatchMove }[] = []
  for (const row of sorted) {
    const moves = await movesOfBatch(tx, row.code)
    const own = moves.find(({ move, press_key: key }) => move === 'sorted-in' && key === pressedBy)
    if (own === undefined) continue
    const came = keptMove(own)
    if (hasGone(came, moves.map(keptMove))) return { refused: 'batch-in-use' }
    parts.push({ row, came })
  }
  return parts
}

/** From now on nothing of it is packed, and pages say so. It stands. */
function recallBatch(tx: Transaction<Tables>, { reason, ...press }: BatchPress & { readonly reason: string }): Left {
  const { code } = press
  return actAtBatch<BatchActRefused>(tx, press, {
    act: 'recall-batches',
    pressed: { does: 'recall' },
    reason,
    // What was sorted out of it is the same fish.
    beside: () => codesSortedOutOf(tx, code),
    async change(held, sorted) {
      if (held.recalled_at !== null) return { refused: 'batch-recalled-already' }
      const beside: ChangedBatch[] = []
      for (const before of sorted)
        if (before.recalled_at === null)
          beside.push({ before, after: await keepRecall(tx, before, { reason, ...press }) })
      return { after: await keepRecall(tx, held, { reason, ...press }), beside }
    },
  })
}

const codesSortedOutOf = async (tx: Transaction<Tables>, code: string): Promise<string[]> =>
  (await sortedOutOf(tx, code)).map((row) => row.code)

async function keepRecall(
  tx: Transaction<Tables>,
  row: BatchRow,
  { reason, key, by, at }: Pick<BatchPress, 'key' | 'by' | 'at'> & { readonly reason: string },
): Promise<BatchRow> {
  const set = { recalled_at: at, recall_reason: reason }
  await tx.updateTable('batches').set(set).where('code', '=', row.code).execute()
  return keepBatchMove(tx, { ...row, ...set }, { move: 'recall', grams: 0, reason, key }, { by, at })
}

/** Somebody of staff presses a button at a batch. */
export interface BatchPress {
  readonly code: string
  /** the version of the batch that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: By
  readonly at: number
}

type AtBatchRefused = { readonly refused: 'batch-unknown'; readonly code: string } | { readonly refused: 'batch-moved' }

/** What became of the batch, and of others beside it. */
interface AtBatchDone {
  readonly after: BatchRow
  readonly beside?: readonly ChangedBatch[]
}

/** Does it once, if the batch is as the screen showed it. The batch is held meanwhile, and the act is written down. */
function actAtBatch<Refused extends { readonly refused: string }>(
  tx: Transaction<Tables>,
  { code, seen, key, by, at }: BatchPress,
  {
    act,
    pressed,
    reason = '',
    noting = () => ({}),
    beside = () => Promise.resolve([]),
    change,
  }: {
    readonly act: WrittenAct
    readonly pressed: object
    readonly reason?: string
    /** what the log says beside */
    readonly noting?: (held: BatchRow) => object
    /** the codes of others that it may change: held with it, so that nobody waits in a ring. What is sorted later has raised the version */
    readonly beside?: () => Promise<readonly string[]>
    readonly change: (held: BatchRow, beside: readonly BatchRow[]) => Promise<AtBatchDone | Refused>
  },
): Promise<{ readonly changed: true } | AtBatchRefused | Refused | Repeated> {
  const press = { key, thing: `batch/${code}`, by, pressed: { seen, ...pressed } }
  return once(tx, press, async (): Promise<{ changed: true } | AtBatchRefused | Refused> => {
    const rows = await holdBatches(tx, [code, ...(await beside())])
    const held = rows.get(code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    if (held.version !== seen) return { refused: 'batch-moved' }
    const others = [...rows.values()].filter((row) => row.code !== code)
    const done = await change(held, others)
    if ('refused' in done) return done
    const { after, beside: changed = [] } = done
    // Told once and last: what is told locks too.
    await announceBatches(tx, [{ before: held, after }, ...changed])
    const left = { ...noted(after), ...pressed, ...noting(held) }
    await writeAct(tx, { ...press, act, at, before: noted(held), after: left, reason })
    return { changed: true }
  })
}

/** As the log of acts says it. */
const noted = ({ in_grams, line_grams, waste_grams, left_grams }: BatchRow) => ({
  in: in_grams,
  toLines: line_grams,
  waste: waste_grams,
  left: left_grams,
})

export const batchCommands = {
  takeInBatch,
  wasteBatch,
  countBatch,
  sortBatch,
  undoBatchMove,
  recallBatch,
  noteRecallTold,
}

export interface RecallTold {
  readonly code: string
  readonly orderId: string
  readonly key: string
  readonly by: By
  readonly at: number
}

type RecallTellingRefused =
  | { readonly refused: 'batch-unknown'; readonly code: string }
  | { readonly refused: 'recall-order-not-there' }
  | { readonly refused: 'recall-told-already' }

/** Somebody has called the buyer of an order, and told them that its fish is recalled. */
function noteRecallTold(
  tx: Transaction<Tables>,
  { code, orderId, key, by, at }: RecallTold,
): Promise<{ readonly noted: true } | RecallTellingRefused | Repeated> {
  const press = { key, thing: `batch/${code}`, by, pressed: { does: 'told', orderId } }
  return once(tx, press, async (): Promise<{ noted: true } | RecallTellingRefused> => {
    const codes = [code, ...(await codesSortedOutOf(tx, code))]
    const held = (await holdBatches(tx, codes)).get(code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    const lines = (await linesOfBatches(tx, codes)).filter((one) => one.order_id === orderId)
    const [line] = lines
    if (held.recalled_at === null || line === undefined) return { refused: 'recall-order-not-there' }
    const untold = lines.filter(({ told_at: toldAt }) => toldAt === null).map(({ batch }) => batch)
    if (untold.length === 0) return { refused: 'recall-told-already' }
    await tx
      .insertInto('recall_tellings')
      .values(
        [...new Set(untold)].map((batch) => ({
          code: batch,
          order_id: orderId,
          told_by: byInOneWord(by),
          told_at: at,
        })),
      )
      .execute()
    await writeAct(tx, { ...press, act: 'recall-batches', at, after: { order: line.number, told: true } })
    return { noted: true }
  })
}
