import type { Transaction } from 'kysely'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import { type Cell, leftOf, type StockLine } from '#shop/stock/stock-cell.ts'
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
} from './cells/change-cell.ts'
import { stockOfOrder } from './line-stock.ts'

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

/** What a line takes of a cell, or lets go of it. */
interface LineTake extends Cell {
  readonly lineNo: number
  readonly kind: 'reserved' | 'released'
  readonly grams: number
}

/** Takes what the lines of an order need, all or none. */
export const reserve = (tx: Transaction<Tables>, lines: readonly StockLine[]): Promise<Reserving> =>
  take(tx, takesOf(lines))

/** A line of an order that is changed before any of it was weighed: how many of its packs stay. */
interface StayingLine {
  readonly lineNo: number
  readonly before: number
  readonly stays: number
}

/** Lets go of what the lines of an order do not need any more, and takes what they need beside it, all or none. */
export async function reserveAnew(
  tx: Transaction<Tables>,
  { orderId, staying, takes }: { orderId: string; staying: readonly StayingLine[]; takes: readonly StockLine[] },
): Promise<Reserving> {
  const lets = (await stockOfOrder(tx, orderId)).flatMap(({ lineNo, cell, reserved }): LineTake[] => {
    const line = staying.find((one) => one.lineNo === lineNo)
    const grams = line === undefined ? 0 : reserved - Math.ceil((reserved * line.stays) / line.before)
    return grams > 0 ? [{ ...cell, lineNo, kind: 'released', grams }] : []
  })
  return take(tx, [...lets, ...takesOf(takes)])
}

const takesOf = (lines: readonly StockLine[]): LineTake[] =>
  lines.map(({ species, size, lineNo, landed }) => ({ species, size, lineNo, kind: 'reserved', grams: landed }))

/** One conditional update for each cell. A cell that is not counted any more gives what is ordered, and takes back what it gave. */
async function take(tx: Transaction<Tables>, wanted: readonly LineTake[]): Promise<Reserving> {
  const reserved: Reserved[] = []
  for (const { cell, own } of byCell(wanted)) {
    const moves = own.map(({ kind, grams, lineNo }) => ({ kind, grams, lineNo }))
    const lets = moves.filter(({ kind }) => kind === 'released')
    const taking = () => changeCell(tx, cell, moves, { isCounted: lets.length < moves.length })
    const after = await taking()
    if (after !== undefined) {
      reserved.push({ after, moves })
      continue
    }
    // Held, it says the same twice: somebody may have given back since.
    const now = await holdCell(tx, cell)
    if (now === undefined || now.counted === 0) {
      const left = lets.length === 0 ? undefined : await changeCell(tx, cell, lets)
      if (left !== undefined) reserved.push({ after: left, moves: lets })
      continue
    }
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
  { orderId, ...who }: StockBy & { readonly orderId: RealOrderId },
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

function byCell(lines: readonly LineTake[]): { cell: Cell; own: LineTake[] }[] {
  const cells = Map.groupBy(lines, ({ species, size }) => `${species}/${size}`)
  return [...cells.values()]
    .flatMap((own) => (own[0] ? [{ cell: { species: own[0].species, size: own[0].size }, own }] : []))
    .toSorted((one, other) => inLockOrder(one.cell, other.cell))
}

function firstThatDoesNotFit(own: readonly LineTake[], left: Grams): NotReserved {
  let taken = own.reduce((sum, { kind, grams }) => (kind === 'released' ? sum - grams : sum), 0)
  for (const { kind, lineNo, grams } of own) {
    if (kind === 'released') continue
    if (taken + grams > left) return { refused: 'only-so-much-left', lineNo, left: wholeGrams(left - taken) }
    taken += grams
  }
  throw new Error('a cell refused what it has')
}

async function untake(tx: Transaction<Tables>, { species, size }: Cell, moves: readonly NewStockMove[]): Promise<void> {
  const grams = moves.reduce((sum, move) => sum + (move.kind === 'released' ? -move.grams : move.grams), 0)
  await tx
    .updateTable('stock_cells')
    .set((known) => ({ reserved: known('reserved', '-', grams), moves: known('moves', '-', moves.length) }))
    .where('species', '=', species)
    .where('size', '=', size)
    .execute()
}
