import type { Transaction } from 'kysely'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { LineMove } from '#shop/orders/line-status.ts'
import { type Landed, landedGrams, type StockLine } from '#shop/stock/stock-cell.ts'
import { sell, swapLines, takeLineBack } from './line-acts.ts'

/** A line of an order, as far as it is about fish. */
interface FishOfLine {
  readonly lineNo: number
  readonly size: string
  /** of one pack, by its label */
  readonly grams: number
  readonly quantity: number
}

interface MovedLine {
  readonly orderId: RealOrderId
  readonly line: FishOfLine
  readonly move: LineMove
  /** what lay on the scale, where something did, as landed */
  readonly landed: number | undefined
  /** the line that stands for it since, and what that is of */
  readonly added: (FishOfLine & { readonly fish: Landed | undefined }) | undefined
  /** the batch that it was weighed from */
  readonly batch?: string | undefined
  /** what the line is of; undefined where the catalogue never knew it */
  readonly fish: Landed | undefined
  readonly by: By
  readonly at: number
}

/** What a line's move does to the fish: weighed is sold, left out goes back, replaced is taken of another size or fish. */
export async function followLine(
  tx: Transaction<Tables>,
  { orderId, line, move, landed, added, batch, fish, by, at }: MovedLine,
): Promise<void> {
  const of = { orderId, lineNo: line.lineNo, by, at }
  if (move === 'leave-out') return takeLineBack(tx, of)
  if (added?.fish !== undefined) return swapLines(tx, { ...of, added: stockLineOf(added.fish, added) })
  if (fish === undefined || landed === undefined) return
  await sell(tx, { ...of, cell: { species: fish.species, size: line.size }, landed, batch })
}

/** What a line takes of the cell where its fish lies. */
export const stockLineOf = (fish: Landed, { lineNo, size, grams, quantity }: FishOfLine): StockLine => ({
  species: fish.species,
  size,
  lineNo,
  landed: landedGrams(fish, grams, quantity),
})
