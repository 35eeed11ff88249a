import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Cell, leftOf, type StockLine } from '#shop/stock-cell.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'
import {
  announceStock,
  type ChangedCell,
  changeCell,
  holdCell,
  inLockOrder,
  type NewStockMove,
  type StockBy,
  writeStockMoves,
} from './change-cell.ts'

/** What an order took, before its lines are written. */
export interface Reserved {
  readonly after: ChangedCell
  readonly moves: readonly (NewStockMove & { readonly lineNo: number })[]
}

export type Reserving = { readonly reserved: readonly Reserved[] } | NotReserved

export interface NotReserved {
  readonly refused: 'only-so-much-left'
  readonly lineNo: number
  /** as landed, beside what the lines before this one take */
  readonly left: Grams
}

/**
 * Takes what the lines of an order need, all or none: one conditional update for each cell. A cell that is not counted any
 * more gives what is ordered.
 */
export async function reserve(tx: Transaction<Tables>, lines: readonly StockLine[]): Promise<Reserving> {
  const reserved: Reserved[] = []
  for (const { cell, own } of byCell(lines)) {
    const moves = own.map(({ lineNo, landed }) => ({ kind: 'reserved' as const, grams: landed, lineNo }))
    const taking = () => changeCell(tx, cell, moves, { isCounted: true })
    const after = await taking()
    if (after !== undefined) {
      reserved.push({ after, moves })
      continue
    }
    // Held, it says the same twice: somebody may have given back since.
    const now = await holdCell(tx, cell)
    if (now === undefined || now.counted === 0) continue
    const again = await taking()
    if (again === undefined) {
      await giveBack(tx, reserved)
      return firstThatDoesNotFit(own, leftOf(now))
    }
    reserved.push({ after: again, moves })
  }
  return { reserved }
}

/** As if nothing had been taken: no move was written yet. */
export async function giveBack(tx: Transaction<Tables>, reserved: readonly Reserved[]): Promise<void> {
  for (const { after, moves } of reserved) await untake(tx, after.cell, moves)
}

/** Writes the moves, once the lines of the order are there. What the order itself announces comes after it. */
export async function writeReserved(
  tx: Transaction<Tables>,
  reserved: readonly Reserved[],
  { orderId, ...who }: StockBy & { readonly orderId: string },
): Promise<void> {
  for (const { after, moves } of reserved)
    await writeStockMoves(
      tx,
      after,
      moves.map(({ lineNo, ...move }) => ({ ...move, order: { id: orderId, lineNo } })),
      who,
    )
  await announceStock(tx, reserved)
}

function byCell(lines: readonly StockLine[]): { cell: Cell; own: StockLine[] }[] {
  const cells = Map.groupBy(lines, ({ species, size }) => `${species}/${size}`)
  return [...cells.values()]
    .flatMap((own) => (own[0] ? [{ cell: { species: own[0].species, size: own[0].size }, own }] : []))
    .toSorted((one, other) => inLockOrder(one.cell, other.cell))
}

function firstThatDoesNotFit(own: readonly StockLine[], left: Grams): NotReserved {
  let taken = 0
  for (const { lineNo, landed } of own) {
    if (taken + landed > left) return { refused: 'only-so-much-left', lineNo, left: wholeGrams(left - taken) }
    taken += landed
  }
  throw new Error('a cell refused what it has')
}

async function untake(tx: Transaction<Tables>, { species, size }: Cell, moves: readonly NewStockMove[]): Promise<void> {
  const grams = moves.reduce((sum, move) => sum + move.grams, 0)
  await tx
    .updateTable('stock_cells')
    .set((known) => ({ reserved: known('reserved', '-', grams), moves: known('moves', '-', moves.length) }))
    .where('species', '=', species)
    .where('size', '=', size)
    .execute()
}
