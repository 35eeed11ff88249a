import { type Insertable, type Kysely, sql, type Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { RealOrderId, StockMovesTable, Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/by.ts'
import {
  type Cell,
  isToldOtherwise,
  type Kilos,
  keptOf,
  leftOf,
  nothingYet,
  unpromised,
} from '#shop/stock/stock-cell.ts'
import { afterStockMove, type StockMove } from '#shop/stock/stock-moves.ts'
import { stockTopic } from './stock-store.ts'

/** A move of a cell before it has its number. */
export interface NewStockMove extends StockMove {
  /** the line of an order that it is for */
  readonly order?: { readonly id: RealOrderId; readonly lineNo: number } | undefined
  readonly batch?: string | undefined
  readonly reason?: string | undefined
  /** the press at the counter that it belongs to */
  readonly key?: string | undefined
}

export interface StockBy {
  readonly by: By
  readonly at: number
}

/** A cell after a change, and the number of its last move. */
export interface ChangedCell extends Kilos {
  readonly cell: Cell
  readonly moves: number
  readonly version: number
  readonly counted: number
}

/** More may then be promised to orders than lies there, whatever is missing. */
export const howeverLittle = Number.MIN_SAFE_INTEGER

/**
 * Changes what the cell remembers, in one update that decides a race: undefined where not so much lies there, where less
 * than `least` would be left, or where the cell is not counted. Giving back is always allowed. Its moves are written by
 * the caller, who knows what they are for.
 */
export async function changeCell(
  tx: Transaction<Tables>,
  cell: Cell,
  moves: readonly StockMove[],
  { isCounted = false, least = 0 }: { readonly isCounted?: boolean; readonly least?: number } = {},
): Promise<ChangedCell | undefined> {
  const { rows } = await change(tx, {
    ...cell,
    ...moves.reduce(afterStockMove, nothingYet),
    ...neededFor(moves, least),
    moves: moves.length,
    counted: isCounted ? 1 : 0,
  })
  return rows[0] && { ...rows[0], cell }
}

/** Whether a cell that is held can be changed so. */
export function canChange(
  held: Kilos,
  moves: readonly StockMove[],
  { least = 0 }: { readonly least?: number },
): boolean {
  const { carriesOff, needs } = neededFor(moves, least)
  return keptOf(held) >= carriesOff && unpromised(held) >= needs
}

function neededFor(moves: readonly StockMove[], least: number): Needed {
  const made = moves.reduce(afterStockMove, nothingYet)
  const takes = 0 - unpromised(made)
  return { carriesOff: made.sold + made.wasted - made.bought, needs: takes > 0 ? takes + least : howeverLittle }
}

interface Needed {
  /** what must lie there */
  readonly carriesOff: number
  /** what must be left */
  readonly needs: number
}

interface CellChange extends Cell, Kilos, Needed {
  readonly moves: number
  /** 1: only while it is counted */
  readonly counted: number
}

const change = prepared((tx, row: AsValues<CellChange>) =>
  tx
    .updateTable('stock_cells')
    .set((known) => ({
      bought: known('bought', '+', row.bought),
      reserved: known('reserved', '+', row.reserved),
      sold: known('sold', '+', row.sold),
      wasted: known('wasted', '+', row.wasted),
      moves: known('moves', '+', row.moves),
    }))
    .where('species', '=', row.species)
    .where('size', '=', row.size)
    .where('counted', '>=', row.counted)
    .where(sql<boolean>`bought - sold - wasted >= ${row.carriesOff}`)
    .where(sql<boolean>`bought - reserved - sold - wasted >= ${row.needs}`)
    .returning(['bought', 'reserved', 'sold', 'wasted', 'moves', 'version', 'counted']),
)

/** As `prepared` takes them. */
type AsValues<Row> = { readonly [Column in keyof Row]: Row[Column] }

/** Writes down what a change was for. The last of the moves has the number that the cell has since. */
export async function writeStockMoves(
  tx: Transaction<Tables>,
  { cell, moves: last }: Pick<ChangedCell, 'cell' | 'moves'>,
  moves: readonly NewStockMove[],
  { by, at }: StockBy,
): Promise<void> {
  for (const [place, { kind, grams, order, batch, reason = '', key }] of moves.entries())
    await insertMove(tx, {
      ...cell,
      move_no: last - moves.length + place + 1,
      kind,
      grams,
      order_id: order?.id ?? null,
      line_no: order?.lineNo ?? null,
      batch: batch ?? null,
      reason,
      press_key: key ?? null,
      moved_by: byInOneWord(by),
      moved_at: at,
    })
}

const insertMove = prepared((tx, row: AsValues<Insertable<StockMovesTable>>) =>
  tx.insertInto('stock_moves').values({
    species: row.species,
    size: row.size,
    move_no: row.move_no,
    kind: row.kind,
    grams: row.grams,
    order_id: row.order_id,
    line_no: row.line_no,
    batch: row.batch,
    reason: row.reason,
    press_key: row.press_key,
    moved_by: row.moved_by,
    moved_at: row.moved_at,
  }),
)

/** Holds a cell until the transaction ends, so that what is decided by it stays true. Undefined: it was never counted. */
export async function holdCell(tx: Transaction<Tables>, { species, size }: Cell): Promise<HeldCell | undefined> {
  return (await hold(tx, { species, size })).rows[0]
}

export type HeldCell = Awaited<ReturnType<typeof hold>>['rows'][number]

const hold = prepared((tx: Kysely<Tables>, { species, size }: { readonly species: string; readonly size: string }) =>
  tx
    .updateTable('stock_cells')
    .set((known) => ({ version: known.ref('version') }))
    .where('species', '=', species)
    .where('size', '=', size)
    .returning(['bought', 'reserved', 'sold', 'wasted', 'moves', 'version', 'counted', 'back_at', 'last_press']),
)

/** Tells that pages may say something else, if they may. Call it after the last cell of the transaction is changed. */
export async function announceStock(
  tx: Transaction<Tables>,
  changes: readonly { readonly after: Kilos; readonly moves: readonly StockMove[] }[],
): Promise<void> {
  const isOther = changes.some(({ after, moves }) => {
    const before = unpromised(after) - unpromised(moves.reduce(afterStockMove, nothingYet))
    return isToldOtherwise(Math.max(0, before), leftOf(after))
  })
  if (isOther) await announce(tx, stockTopic)
}

/** Those who hold several cells take them in this order, so that they wait for each other and never in a ring. */
export const inLockOrder = (one: Cell, other: Cell): number =>
  Number(one.species > other.species) - Number(one.species < other.species) ||
  Number(one.size > other.size) - Number(one.size < other.size)
