import type { Insertable, Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { BatchMovesTable, RealOrderId, Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import { effectOf, type StoredBatchMove } from '#shop/stock/batches.ts'
import type { BatchRow, ChangedBatch } from './batches-store.ts'

/** What somebody does with a batch, before it has its number. */
interface NewBatchMove extends Pick<StoredBatchMove, 'move' | 'grams' | 'difference'> {
  /** the move that this one takes back */
  readonly undone?: StoredBatchMove
  /** the line of an order that it is for */
  readonly line?: { readonly orderId: RealOrderId; readonly lineNo: number }
  readonly reason?: string
  /** the press at the counter that it belongs to */
  readonly key?: string
}

/** Keeps a move of a batch that is held, and on its row what it led to: a memory of its moves. */
export async function keepBatchMove(
  tx: Transaction<Tables>,
  before: BatchRow,
  { undone, line, reason = '', key = '', ...move }: NewBatchMove,
  { by, at }: { readonly by: By; readonly at: number },
): Promise<BatchRow> {
  const kept = { ...move, no: before.version + 1, undoes: undone?.no }
  const effect = effectOf(kept, undone === undefined ? [] : [undone])
  const after = {
    ...before,
    in_grams: before.in_grams + effect.in,
    line_grams: before.line_grams + effect.toLines,
    waste_grams: before.waste_grams + effect.waste,
    left_grams: before.left_grams + effect.left,
    version: kept.no,
  }
  await insertMove(tx, {
    code: before.code,
    move_no: kept.no,
    move: move.move,
    grams: move.grams,
    difference: move.difference ?? null,
    undoes: undone?.no ?? null,
    order_id: line?.orderId ?? null,
    line_no: line?.lineNo ?? null,
    reason,
    press_key: key,
    moved_by: byInOneWord(by),
    moved_at: at,
  })
  await changeSums(tx, after)
  return after
}

/**
 * Announces that pages may name another batch, at the end of the transaction: placing an order locks kilos
 * first, and tells then.
 */
export async function announceBatches(tx: Transaction<Tables>, changes: readonly ChangedBatch[]): Promise<void> {
  const species = changes
    .filter(({ before, after }) => isToldOtherwise(before, after))
    .map(({ after: { species: kind } }) => kind)
  for (const kind of [...new Set(species)].toSorted()) await announce(tx, landingsTopic(kind))
}

/** Where the fish of a kind was landed that can be cut, and whether it is recalled. */
export const landingsTopic = (species: string): string => `landings/${species}`

const isToldOtherwise = (before: BatchRow, after: BatchRow): boolean =>
  before.left_grams > 0 !== after.left_grams > 0 || before.recalled_at !== after.recalled_at

const insertMove = prepared((tx, row: Readonly<Required<Insertable<BatchMovesTable>>>) =>
  tx.insertInto('batch_moves').values({
    code: row.code,
    move_no: row.move_no,
    move: row.move,
    grams: row.grams,
    difference: row.difference,
    undoes: row.undoes,
    order_id: row.order_id,
    line_no: row.line_no,
    reason: row.reason,
    press_key: row.press_key,
    moved_by: row.moved_by,
    moved_at: row.moved_at,
  }),
)

const changeSums = (tx: Transaction<Tables>, after: BatchRow) =>
  sumsOf(tx, {
    code: after.code,
    came: after.in_grams,
    lines: after.line_grams,
    waste: after.waste_grams,
    left: after.left_grams,
    version: after.version,
  })

const sumsOf = prepared(
  (tx, sums: Readonly<Record<'came' | 'lines' | 'waste' | 'left' | 'version', number>> & { readonly code: string }) =>
    tx
      .updateTable('batches')
      .set({
        in_grams: sums.came,
        line_grams: sums.lines,
        waste_grams: sums.waste,
        left_grams: sums.left,
        version: sums.version,
      })
      .where('code', '=', sums.code),
)
