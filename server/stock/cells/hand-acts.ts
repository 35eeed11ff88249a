import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Cell, keptOf, leftOf, missingOf } from '#shop/stock/stock-cell.ts'
import type { Grams } from '#shop/weight.ts'
import { backwards, type PressBefore } from './backwards.ts'
import {
  type ChangedCell,
  changeCell,
  type HeldCell,
  holdCell,
  howeverLittle,
  type NewStockMove,
  type StockBy,
  writeStockMoves,
} from './change-cell.ts'
import { stockTopic } from './stock-store.ts'

/** Something that a person does to a cell. */
export interface ByHand extends StockBy {
  /** the press at the counter that it belongs to */
  readonly key: string
  readonly batch?: string | undefined
  readonly reason?: string | undefined
}

export type Handled =
  | { readonly changed: ChangedCell }
  | { readonly refused: 'not-counted' }
  | { readonly refused: 'more-than-left'; readonly left: Grams }

/** Kilos come in. A correction of what was put in before is below zero. */
export const receive = (tx: Transaction<Tables>, cell: Cell, grams: number, by: ByHand): Promise<Handled> =>
  handle(tx, cell, { kind: 'bought', grams }, by)

/** Kilos are thrown away; what is promised to orders is not. */
export const waste = (tx: Transaction<Tables>, cell: Cell, grams: number, by: ByHand): Promise<Handled> =>
  handle(tx, cell, { kind: 'wasted', grams }, by)

/**
 * What lies there now, the fish of orders that are not weighed yet with it; the difference is a move. The cell is counted
 * from then on. Where less lies there than is promised, `missing` says how much: what comes in is first for that.
 */
export async function count(
  tx: Transaction<Tables>,
  cell: Cell,
  kept: number,
  by: ByHand,
): Promise<{ readonly changed: ChangedCell; readonly missing: number }> {
  await openCell(tx, cell)
  const held = await holdCell(tx, cell)
  if (held === undefined) throw new Error('a cell that was just opened is not there')
  const grams = kept - keptOf(held)
  const moves: NewStockMove[] = grams === 0 ? [] : [{ kind: 'counted', grams }]
  const changed = await keepHandled(tx, cell, { moves, least: howeverLittle }, by)
  if (changed === undefined) throw new Error('a held cell has less than it had')
  return { changed, missing: missingOf(changed) }
}

/** Only what the press did is undone. */
export const takeBack = (tx: Transaction<Tables>, cell: Cell, press: PressBefore, by: ByHand): Promise<Handled> =>
  handleAs(tx, cell, by, (held) => backwards(tx, cell, held, press))

const handle = (tx: Transaction<Tables>, cell: Cell, move: NewStockMove, by: ByHand): Promise<Handled> =>
  handleAs(tx, cell, by, () => ({ moves: [move] }))

interface HandMoves {
  readonly moves: readonly NewStockMove[]
  readonly least?: number
}

async function handleAs(
  tx: Transaction<Tables>,
  cell: Cell,
  by: ByHand,
  movesAt: (held: HeldCell) => HandMoves | Promise<HandMoves>,
): Promise<Handled> {
  const held = await holdCell(tx, cell)
  if (held === undefined || held.counted === 0) return { refused: 'not-counted' }
  const changed = await keepHandled(tx, cell, await movesAt(held), by)
  return changed === undefined ? { refused: 'more-than-left', left: leftOf(held) } : { changed }
}

async function keepHandled(
  tx: Transaction<Tables>,
  cell: Cell,
  { moves, least = 0 }: HandMoves,
  { by, at, ...more }: ByHand,
): Promise<ChangedCell | undefined> {
  const after = await changeCell(tx, cell, moves, { least })
  if (after === undefined) return undefined
  await writeStockMoves(
    tx,
    after,
    moves.map((move) => ({ ...more, ...move })),
    { by, at },
  )
  await noteHandled(tx, after, more.key)
  await announce(tx, stockTopic)
  return { ...after, version: after.version + 1, counted: 1 }
}

/** The new version shows that somebody acted. What is there again needs no 'back at'. */
const noteHandled = (tx: Transaction<Tables>, { cell, ...after }: ChangedCell, key: string) =>
  tx
    .updateTable('stock_cells')
    .set((known) => ({
      version: known('version', '+', 1),
      counted: 1,
      last_press: key,
      ...(leftOf(after) > 0 ? { back_at: null } : {}),
    }))
    .where('species', '=', cell.species)
    .where('size', '=', cell.size)
    .execute()

/** A cell that was never counted has nothing in it, until it is. */
export const openCell = (tx: Transaction<Tables>, { species, size }: Cell) =>
  tx
    .insertInto('stock_cells')
    .values({
      species,
      size,
      counted: 0,
      bought: 0,
      reserved: 0,
      sold: 0,
      wasted: 0,
      version: 0,
      moves: 0,
      back_at: null,
      last_press: null,
    })
    .onConflict((known) => known.columns(['species', 'size']).doNothing())
    .execute()
