import type { Selectable, Transaction } from 'kysely'
import { endTicksOfLine } from '#server/orders/ticks/ticks-store.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { LineMovesTable, OrderLinesTable, Tables } from '#server/storage/tables.ts'
import { actorIn, type By, byInOneWord } from '#shop/by.ts'
import { type StoredLineMove, standingAfter } from '#shop/orders/line-moves.ts'
import type { LineOnScale } from './weighing-store.ts'

/** What somebody does at a line. */
export interface NewLineMove extends Pick<StoredLineMove, 'move' | 'grams' | 'source' | 'price' | 'reason'> {
  readonly tareGrams?: number
  /** what the scale or the label said, as it came */
  readonly raw?: string
  /** the code of the batch that it was cut from */
  readonly batch?: string | undefined
  /** the same fish before it was cleaned or after, whichever the label does not mean */
  readonly otherGrams?: number | undefined
}

/** Keeps the move, and on the line what it led to: a memory of the moves, changed only from what it was when it was decided. */
export async function keepLineMove(
  tx: Transaction<Tables>,
  line: LineOnScale,
  { tareGrams, raw = '', batch, otherGrams, ...move }: NewLineMove,
  { by, at }: { by: By; at: number },
): Promise<LineOnScale> {
  const { row, standing: before } = line
  const moves = [...line.moves, { ...move, no: before.version + 1, by: actorIn(byInOneWord(by)), at }]
  const standing = standingAfter(moves)
  const place = { order_id: row.order_id, line_no: row.line_no }
  await insertMove(tx, {
    ...place,
    move_no: standing.version,
    move: move.move,
    moved_by: byInOneWord(by),
    moved_at: at,
    grams: move.grams ?? null,
    tare_grams: tareGrams ?? null,
    source: move.source ?? '',
    raw,
    paise: move.price ?? null,
    reason: move.reason,
    batch: batch ?? null,
    other_grams: otherGrams ?? null,
  })
  const changed = await changeLine(tx, {
    ...place,
    seen: before.version,
    version: standing.version,
    state: standing.state,
    weighed_grams: standing.grams ?? null,
    final_paise: standing.price ?? null,
  })
  // The order is locked, so that nobody else can have had the line.
  if (changed.numAffectedRows !== 1n) throw new Error(`line ${row.line_no} of order ${row.order_id} was changed beside`)
  await endTicksOfLine(tx, { orderId: row.order_id, lineNo: row.line_no })
  return { ...line, moves, standing }
}

const insertMove = prepared((tx, row: Selectable<LineMovesTable>) =>
  tx.insertInto('line_moves').values({
    order_id: row.order_id,
    line_no: row.line_no,
    move_no: row.move_no,
    move: row.move,
    moved_by: row.moved_by,
    moved_at: row.moved_at,
    grams: row.grams,
    tare_grams: row.tare_grams,
    source: row.source,
    raw: row.raw,
    paise: row.paise,
    reason: row.reason,
    batch: row.batch,
    other_grams: row.other_grams,
  }),
)

const changeLine = prepared(
  (
    tx,
    line: Pick<
      Selectable<OrderLinesTable>,
      'order_id' | 'line_no' | 'version' | 'state' | 'weighed_grams' | 'final_paise'
    > & { readonly seen: number },
  ) =>
    tx
      .updateTable('order_lines')
      .set({
        version: line.version,
        state: line.state,
        weighed_grams: line.weighed_grams,
        final_paise: line.final_paise,
      })
      .where('order_id', '=', line.order_id)
      .where('line_no', '=', line.line_no)
      .where('version', '=', line.seen),
)
