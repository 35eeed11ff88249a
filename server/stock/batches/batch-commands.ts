import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import type { WrittenAct } from '#shop/staff/staff.ts'
import { type BatchActRefused, decideBatchUndo, isWeight } from '#shop/stock/batches.ts'
import { leastWeight } from '#shop/weight.ts'
import { type BatchRow, holdBatch, keptMove, linesOfBatch, movesOfBatch } from './batches-store.ts'
import { announceBatches, keepBatchMove } from './keep-batch-move.ts'
import { type KilosPromised, moveKilos, takeKilosBack } from './kilos-of-batch.ts'
import { takeInBatch } from './take-in-batch.ts'

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
  const { key, by, at, code } = press
  return actAtBatch<BatchActRefused>(tx, press, {
    act: 'recall-batches',
    pressed: { does: 'recall' },
    reason,
    async change(held) {
      if (held.recalled_at !== null) return { refused: 'batch-recalled-already' }
      await tx.updateTable('batches').set({ recalled_at: at, recall_reason: reason }).where('code', '=', code).execute()
      const recalled = { ...held, recalled_at: at, recall_reason: reason }
      return keepBatchMove(tx, recalled, { move: 'recall', grams: 0, reason, key }, { by, at })
    },
  })
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
    change,
  }: {
    readonly act: WrittenAct
    readonly pressed: object
    readonly reason?: string
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
    await writeAct(tx, { ...press, act, at, before: noted(held), after: { ...noted(after), ...pressed }, reason })
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

export const batchCommands = { takeInBatch, wasteBatch, countBatch, undoBatchMove, recallBatch, noteRecallTold }

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
