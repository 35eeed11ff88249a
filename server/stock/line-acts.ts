import type { Transaction } from 'kysely'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import { type Cell, keptOf, type StockLine, unpromised } from '#shop/stock/stock-cell.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'
import {
  announceStock,
  changeCell,
  type HeldCell,
  holdCell,
  howeverLittle,
  inLockOrder,
  type NewStockMove,
  type StockBy,
  writeStockMoves,
} from './cells/change-cell.ts'
import { type LineStock, stockOfOrder, takesNothing } from './line-stock.ts'

interface OfOrder extends StockBy {
  readonly orderId: RealOrderId
}

/** What was ordered and is not weighed yet can be ordered by others. */
export const release = (tx: Transaction<Tables>, of: OfOrder): Promise<void> => changeLines(tx, of, released)

/** Nobody gets the line: what was weighed for it goes back too. */
export async function takeLineBack(
  tx: Transaction<Tables>,
  { orderId, lineNo, ...who }: OfOrder & { readonly lineNo: number },
): Promise<void> {
  const givesBack = (line: LineStock) => (line.lineNo === lineNo ? [...released(line), ...unsold(line)] : [])
  await changeLines(tx, { orderId, ...who }, givesBack)
}

/**
 * Another line replaces it: what the old one had goes back, and what the new one needs of its own cell is promised to it,
 * whatever lies there by the books. The fish of it lies on the counter, so nobody is turned away.
 */
export async function swapLines(
  tx: Transaction<Tables>,
  { orderId, lineNo, added, ...who }: OfOrder & { readonly lineNo: number; readonly added: StockLine },
): Promise<void> {
  const old = (await stockOfOrder(tx, orderId)).find((line) => line.lineNo === lineNo)
  const cell = { species: added.species, size: added.size }
  const held = new Map<Cell, HeldCell | undefined>()
  for (const one of [...(old ? [old.cell] : []), cell].toSorted(inLockOrder)) held.set(one, await holdCell(tx, one))
  const taken: NewStockMove[] = held.get(cell)?.counted === 1 ? [{ kind: 'reserved', grams: added.landed }] : []
  await changeAll(
    tx,
    [
      ...(old ? [{ cell: old.cell, moves: ofLine([...released(old), ...unsold(old)], { orderId, lineNo }) }] : []),
      { cell, moves: ofLine(taken, { orderId, lineNo: added.lineNo }) },
    ],
    who,
    { isPromised: true },
  )
}

/**
 * What stands against a line that is to replace another: undefined where its fish lies there or is not counted, else how much
 * of it can be had, as landed. What the other has of the same cell goes back first. Both cells are held, so that it stays true.
 */
export async function whyNotInstead(
  tx: Transaction<Tables>,
  { orderId, lineNo, added }: { readonly orderId: RealOrderId; readonly lineNo: number; readonly added: StockLine },
): Promise<{ readonly left: Grams } | undefined> {
  const old = (await stockOfOrder(tx, orderId)).find((line) => line.lineNo === lineNo)
  const cell = { species: added.species, size: added.size }
  const held = new Map<Cell, HeldCell | undefined>()
  for (const one of [...(old ? [old.cell] : []), cell].toSorted(inLockOrder)) held.set(one, await holdCell(tx, one))
  const there = held.get(cell)
  if (there?.counted !== 1) return undefined
  const isSame = old !== undefined && inLockOrder(old.cell, cell) === 0
  const back = isSame ? old.reserved + old.sold.reduce((sum, { grams }) => sum + grams, 0) : 0
  const left = Math.max(0, unpromised(there) + back)
  return added.landed > left ? { left: wholeGrams(left) } : undefined
}

/** The order came to nothing, and its fish is back in the cold room, or was thrown away. */
export async function settleLine(
  tx: Transaction<Tables>,
  { orderId, line, goes, ...who }: OfOrder & { readonly line: LineStock; readonly goes: 'back' | 'to-waste' },
): Promise<void> {
  const back = unsold(line)
  const wasted = line.sold.map(({ batch, grams }) => ({ kind: 'wasted' as const, grams, batch }))
  const moves = goes === 'back' ? back : [...back, ...wasted]
  await changeAll(tx, [{ cell: line.cell, moves: ofLine(moves, { orderId, lineNo: line.lineNo }) }], who)
}

/** The fish went out without being weighed, as a shop does that works from its list alone: as much as was ordered. */
export async function sellAsOrdered(tx: Transaction<Tables>, { orderId, ...who }: OfOrder): Promise<void> {
  await changeLines(tx, { orderId, ...who }, soldAsOrdered, { wentOut: true })
}

interface WeighedForLine extends OfOrder {
  readonly lineNo: number
  /** where the line's fish lies, if that is counted: for a line that was ordered before it was */
  readonly cell: Cell | undefined
  /** what the scale said of all of it, as landed */
  readonly landed: number
  readonly batch?: string | undefined
}

/**
 * What was reserved for the line becomes what the scale says; weighed again, the difference. The scale is right: where it
 * says more than lies there, the books learn that there was more. That tells nothing of the fish of other orders: more may
 * be promised to them then than lies there.
 */
export async function sell(
  tx: Transaction<Tables>,
  { orderId, lineNo, cell, landed, batch, ...who }: WeighedForLine,
): Promise<void> {
  const known = (await stockOfOrder(tx, orderId)).find((line) => line.lineNo === lineNo)
  const line = known ?? (cell && { ...takesNothing, lineNo, cell })
  if (line === undefined) return
  if (hasNothing(line) && (await holdCell(tx, line.cell))?.counted !== 1) return
  const moves = [...released(line), ...soldNow(line, { landed, batch })]
  await changeAll(tx, [{ cell: line.cell, moves: ofLine(moves, { orderId, lineNo }) }], who, { wentOut: true })
}

/** Changes what the lines of an order have. */
async function changeLines(
  tx: Transaction<Tables>,
  { orderId, ...who }: OfOrder,
  movesOf: (line: LineStock) => readonly NewStockMove[],
  how: HowTaken = {},
): Promise<void> {
  const lines = await stockOfOrder(tx, orderId)
  const changes = lines.map((line) => ({
    cell: line.cell,
    moves: ofLine(movesOf(line), { orderId, lineNo: line.lineNo }),
  }))
  await changeAll(tx, changes, who, how)
}

interface HowTaken {
  /** it was promised, whatever lies there by the books */
  readonly isPromised?: boolean
  /** it went onto the scale or out of the house, so it lay there, whatever is promised to others */
  readonly wentOut?: boolean
}

async function changeAll(
  tx: Transaction<Tables>,
  changes: readonly { readonly cell: Cell; readonly moves: readonly NewStockMove[] }[],
  who: StockBy,
  { wentOut = false, isPromised = wentOut }: HowTaken = {},
): Promise<void> {
  const changed = []
  for (const { cell, moves: known } of changes.toSorted((one, other) => inLockOrder(one.cell, other.cell))) {
    if (known.length === 0) continue
    const moves = wentOut ? withFound(await holdCell(tx, cell), known) : known
    const after = await changeCell(tx, cell, moves, isPromised ? { least: howeverLittle } : {})
    if (after === undefined) throw new Error(`${cell.species} ${cell.size} has less than its orders took`)
    await writeStockMoves(tx, after, moves, who)
    changed.push({ after, moves })
  }
  await announceStock(tx, changed)
}

const ofLine = (
  moves: readonly NewStockMove[],
  { orderId, lineNo }: { readonly orderId: RealOrderId; readonly lineNo: number },
): NewStockMove[] => moves.map((move) => ({ ...move, order: { id: orderId, lineNo } }))

const hasNothing = ({ reserved, sold }: LineStock): boolean => reserved === 0 && sold.length === 0

const released = ({ reserved }: LineStock): NewStockMove[] =>
  reserved > 0 ? [{ kind: 'released', grams: reserved }] : []

const soldAsOrdered = (line: LineStock): NewStockMove[] =>
  line.reserved > 0 ? [...released(line), { kind: 'sold', grams: line.reserved }] : []

const unsold = ({ sold }: LineStock): NewStockMove[] =>
  sold.map(({ batch, grams }) => ({ kind: 'sold', grams: -grams, batch }))

function soldNow(line: LineStock, { landed, batch }: Pick<WeighedForLine, 'landed' | 'batch'>): NewStockMove[] {
  const isSameBatch = line.sold.every((one) => one.batch === batch)
  const before = isSameBatch ? line.sold.reduce((sum, { grams }) => sum + grams, 0) : 0
  const corrected = isSameBatch ? [] : unsold(line)
  const difference = landed - before
  return difference === 0 ? corrected : [...corrected, { kind: 'sold', grams: difference, batch }]
}

/** What of it did not lie there by the books was there: a count that belongs to its line. */
function withFound(held: HeldCell | undefined, moves: readonly NewStockMove[]): readonly NewStockMove[] {
  const carriedOff = moves.reduce((sum, { kind, grams }) => (kind === 'sold' ? sum + grams : sum), 0)
  const found = carriedOff - (held === undefined ? 0 : keptOf(held))
  return found > 0 ? [{ kind: 'counted', grams: found, order: moves[0]?.order }, ...moves] : moves
}
