import type { Transaction } from 'kysely'
import type { Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type BatchActRefused, decideBatchUndo, isWeight } from '#shop/stock/batches.ts'
import { leastWeight } from '#shop/orders/weighing/weighing.ts'
import { actAtBatch, type AtBatchRefused, type BatchPress } from './act-at-batch.ts'
import { keptMove, movesOfBatch } from './batches-store.ts'
import { keepBatchMove } from './keep-batch-move.ts'
import { type KilosPromised, moveKilos, takeKilosBack } from './kilos-of-batch.ts'

type Left = Promise<{ readonly changed: true } | AtBatchRefused | BatchActRefused | KilosPromised | Repeated>

/** Something of it is thrown away, for a reason. */
export function wasteBatch(
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
export function countBatch(
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
export function undoBatchMove(tx: Transaction<Tables>, { no, ...press }: BatchPress & { readonly no: number }): Left {
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
export function recallBatch(
  tx: Transaction<Tables>,
  { reason, ...press }: BatchPress & { readonly reason: string },
): Left {
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
