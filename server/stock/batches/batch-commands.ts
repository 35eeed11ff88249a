import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import { inLockOrder } from '#server/stock/cells/change-cell.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'
import { type BatchActRefused, decideBatchUndo, isWeight, type SortedPart, whyNotSorted } from '#shop/stock/batches.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import { leastWeight } from '#shop/weight.ts'
import {
  asBatch,
  type BatchRow,
  holdBatch,
  keptMove,
  linesOfBatch,
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
      return promised ?? keepBatchMove(tx, held, { move: 'waste', grams, reason, key }, { by, at })
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
      return keepBatchMove(tx, held, { move: 'count', grams, difference, reason, key }, { by, at })
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
      const opened: { before: BatchRow; after: BatchRow }[] = []
      for (const [nr, { size, grams }] of parts.entries()) {
        const sums = { in_grams: 0, line_grams: 0, waste_grams: 0, left_grams: 0, version: 0 }
        const own = { ...held, ...sums, size, mixed: 0, sorted_from: code }
        const before = await openBatch(tx, own, { codes: codes[nr] ?? [], key, move: 'sorted-in' })
        if (before === undefined) return { refused: 'batch-moved' }
        const after = await keepBatchMove(tx, before, { move: 'sorted-in', grams, key }, { by, at })
        opened.push({ before, after })
      }
      for (const { after } of opened.toSorted((one, other) => inLockOrder(one.after, other.after)))
        await moveKilos(tx, after, { does: 'receive', grams: after.in_grams }, { key, by, at })
      const grams = parts.reduce((sum, part) => sum + part.grams, 0)
      const sorted = await keepBatchMove(tx, held, { move: 'sorted-out', grams, key }, { by, at })
      await announceBatches(tx, opened)
      return sorted
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
    async change(held) {
      const moves = await movesOfBatch(tx, code)
      const decided = decideBatchUndo(moves.map(keptMove), no)
      if ('refused' in decided) return decided
      const { undone } = decided
      const pressedBy = moves.find(({ move_no: one }) => one === no)?.press_key ?? ''
      const promised = await takeKilosBack(tx, held, pressedBy, { key, by, at })
      return promised ?? keepBatchMove(tx, held, { move: 'undo', grams: undone.grams, undone, key }, { by, at })
    },
  })
}

/** From now on nothing of it is packed, and pages say so. It stands. */
function recallBatch(tx: Transaction<Tables>, { reason, ...press }: BatchPress & { readonly reason: string }): Left {
  const { code } = press
  return actAtBatch<BatchActRefused>(tx, press, {
    act: 'recall-batches',
    pressed: { does: 'recall' },
    reason,
    async change(held) {
      if (held.recalled_at !== null) return { refused: 'batch-recalled-already' }
      // What was sorted out of it is the same fish.
      for (const { code: sorted } of await sortedOutOf(tx, code)) {
        const before = await holdBatch(tx, sorted)
        if (before === undefined || before.recalled_at !== null) continue
        await announceBatches(tx, [{ before, after: await keepRecall(tx, before, { reason, ...press }) }])
      }
      return keepRecall(tx, held, { reason, ...press })
    },
  })
}

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

/** Does it once, if the batch is as the screen showed it. The batch is held meanwhile, and the act is written down. */
function actAtBatch<Refused extends { readonly refused: string }>(
  tx: Transaction<Tables>,
  { code, seen, key, by, at }: BatchPress,
  {
    act,
    pressed,
    reason = '',
    noting = () => ({}),
    change,
  }: {
    readonly act: WrittenAct
    readonly pressed: object
    readonly reason?: string
    /** what the log says beside */
    readonly noting?: (held: BatchRow) => object
    readonly change: (held: BatchRow) => Promise<BatchRow | Refused>
  },
): Promise<{ readonly changed: true } | AtBatchRefused | Refused | Repeated> {
  const press = { key, thing: `batch/${code}`, by, pressed: { seen, ...pressed } }
  return once(tx, press, async (): Promise<{ changed: true } | AtBatchRefused | Refused> => {
    const held = await holdBatch(tx, code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    if (held.version !== seen) return { refused: 'batch-moved' }
    const after = await change(held)
    if ('refused' in after) return after
    await announceBatches(tx, [{ before: held, after }])
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
    const held = await holdBatch(tx, code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    const line = (await linesOfBatch(tx, code)).find((one) => one.order_id === orderId)
    if (held.recalled_at === null || line === undefined) return { refused: 'recall-order-not-there' }
    if (line.told_at !== null) return { refused: 'recall-told-already' }
    await tx
      .insertInto('recall_tellings')
      .values({ code, order_id: orderId, told_by: byInOneWord(by), told_at: at })
      .execute()
    await writeAct(tx, { ...press, act: 'recall-batches', at, after: { order: line.number, told: true } })
    return { noted: true }
  })
}
