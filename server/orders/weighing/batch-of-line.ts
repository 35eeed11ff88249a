import type { Transaction } from 'kysely'
import type { ChangedBatch } from '#server/stock/batches/batches-store.ts'
import { holdForLine, whyNotThisBatch } from '#server/stock/batches/line-batch.ts'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { asLanded } from '#shop/catalogue/rates/yields.ts'
import { shopDay } from '#shop/moment.ts'
import type { BatchRefused } from '#shop/stock/batches.ts'
import type { Landed } from '#shop/stock/stock-cell.ts'
import type { NewLineMove } from './keep-line-move.ts'
import type { LineOnScale } from './weighing-store.ts'

/** A line of an order for which fish moves. */
interface RealLine {
  readonly orderId: RealOrderId
  readonly line: LineOnScale
}

/** What stands against the batch that a weighing names; a weighing that names none is not recorded, and stands. */
export async function whyNotOfBatch(
  tx: Transaction<Tables>,
  { orderId, line: { row } }: RealLine,
  {
    batch: wanted,
    fish,
    at,
  }: { readonly batch: string | undefined; readonly fish: Landed | undefined; readonly at: number },
): Promise<BatchRefused | undefined> {
  if (wanted === undefined) return undefined
  if (fish === undefined) return { refused: 'batch-other-fish', code: wanted }
  const { line_no: lineNo, batch, batch_grams: batchGrams, size } = row
  const line = { orderId, lineNo, batch, batchGrams, fish: { species: fish.species, size } }
  return whyNotThisBatch(tx, { ...line, wanted, today: shopDay(at) })
}

/** What a line's move does to its batch: weighed, it takes what lies on the scale; nobody's, it gives it back. */
export async function followBatch(
  tx: Transaction<Tables>,
  { orderId, line: { row } }: RealLine,
  move: NewLineMove,
  { fish, by, at }: { readonly fish: Landed | undefined; readonly by: By; readonly at: number },
): Promise<ChangedBatch[]> {
  const isNobodys = move.move === 'leave-out' || move.move === 'replace'
  if (move.grams === undefined && !isNobodys) return []
  const line = { orderId, lineNo: row.line_no, batch: row.batch, batchGrams: row.batch_grams }
  const grams = fish && landedOnScale(fish, move)
  const taken = grams === undefined || move.batch === undefined ? undefined : { code: move.batch, grams }
  return holdForLine(tx, line, taken, { by, at })
}

/** As landed, what lay on the scale; undefined where nothing did. */
export const landedOnScale = (
  { labelWeight, lossPercent }: Landed,
  { grams, otherGrams }: Pick<NewLineMove, 'grams' | 'otherGrams'>,
): number | undefined =>
  grams === undefined ? undefined : asLanded(grams, { labelWeight, before: otherGrams, panPercent: 100 - lossPercent })
