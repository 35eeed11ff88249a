import type { Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Cell } from '#shop/stock/stock-cell.ts'
import { stockMoves } from '#shop/stock/stock-moves.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'

/** What a line of an order has of a cell, as landed. */
export interface LineStock {
  readonly lineNo: number
  readonly cell: Cell
  /** taken when it was ordered, and not weighed yet */
  readonly reserved: number
  /** what it gave back last, without being weighed */
  readonly released: Grams
  /** what was weighed for it, by the batch that it was taken from */
  readonly sold: readonly { readonly batch: string | undefined; readonly grams: number }[]
}

export const takesNothing = { reserved: 0, released: wholeGrams(0), sold: [] } as const

/** What the lines of an order have, by their moves. The caller has locked the order. */
export async function stockOfOrder(tx: Transaction<Tables>, orderId: string): Promise<LineStock[]> {
  const { rows } = await movesOfOrder(tx, { orderId })
  const lines = Map.groupBy(rows, ({ line_no: no, species, size }) => `${no}/${species}/${size}`)
  return [...lines.values()].flatMap((moves) => (moves[0] ? [lineOf(moves[0], moves)] : []))
}

type MoveRow = Awaited<ReturnType<typeof movesOfOrder>>['rows'][number]

const movesOfOrder = prepared((tx, { orderId }: { orderId: string }) =>
  tx
    .selectFrom('stock_moves')
    .select(['line_no', 'species', 'size', 'kind', 'grams', 'batch'])
    .where('order_id', '=', orderId)
    .orderBy('line_no')
    .orderBy('species')
    .orderBy('size')
    .orderBy('move_no'),
)

function lineOf({ line_no: lineNo, species, size }: MoveRow, moves: readonly MoveRow[]): LineStock {
  const sum = (kind: (typeof stockMoves)[number], of = moves) =>
    of.reduce((grams, move) => (move.kind === kind ? grams + move.grams : grams), 0)
  const batches = Map.groupBy(moves, ({ batch }) => batch ?? undefined)
  return {
    lineNo: lineNo ?? 0,
    cell: { species, size },
    reserved: sum('reserved') - sum('released'),
    released: wholeGrams(moves.findLast(({ kind }) => kind === 'released')?.grams ?? 0),
    sold: [...batches].map(([batch, own]) => ({ batch, grams: sum('sold', own) })).filter(({ grams }) => grams !== 0),
  }
}
