import type { Transaction } from 'kysely'
import { prepared } from '#server/storage/prepared.ts'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type BatchRefused, type Fish, whyNotCutFrom } from '#shop/stock/batches.ts'
import { asBatch, type ChangedBatch, holdBatches } from './batches-store.ts'
import { keepBatchMove } from './keep-batch-move.ts'

interface LineHolding {
  readonly orderId: RealOrderId
  readonly lineNo: number
  /** what it holds now */
  readonly batch: string | null
  readonly batchGrams: number
}

interface BatchForLine extends LineHolding {
  /** the code that was chosen or scanned */
  readonly wanted: string
  readonly fish: Fish
  /** the shop's day */
  readonly today: string
}

/**
 * What stands against cutting a line from a batch. That batch is held from then on, and what the line holds already with it,
 * in the order of their codes: two cutters who swap batches wait for each other, and never in a ring.
 */
export async function whyNotThisBatch(
  tx: Transaction<Tables>,
  { wanted, fish, today, batch }: BatchForLine,
): Promise<BatchRefused | undefined> {
  const held = await holdBatches(tx, [wanted, ...(batch === null ? [] : [batch])])
  const row = held.get(wanted)
  return whyNotCutFrom(row && asBatch(row), { code: wanted, fish, today })
}

/** What the line takes of a batch from now on; undefined: nothing. */
interface Taken {
  readonly code: string
  /** as landed */
  readonly grams: number
}

/** What the line held goes back to where it came from, and what it holds now is taken. Each is a move of its batch. */
export async function holdForLine(
  tx: Transaction<Tables>,
  { orderId, lineNo, batch, batchGrams }: LineHolding,
  taken: Taken | undefined,
  who: { readonly by: By; readonly at: number },
): Promise<ChangedBatch[]> {
  const back =
    batch === null || batchGrams === 0 ? [] : [{ code: batch, move: 'from-line' as const, grams: batchGrams }]
  const moves = [...back, ...(taken === undefined ? [] : [{ ...taken, move: 'to-line' as const }])]
  if (moves.length === 0) return []
  const held = await holdBatches(
    tx,
    moves.map(({ code }) => code),
  )
  const changed: ChangedBatch[] = []
  for (const { code, ...move } of moves) {
    const before = held.get(code)
    if (before === undefined)
      throw new Error(`line ${lineNo} of order ${orderId} is of batch ${code}, which is not there`)
    const after = await keepBatchMove(tx, before, { ...move, line: { orderId, lineNo } }, who)
    held.set(code, after)
    changed.push({ before, after })
  }
  await rememberBatch(tx, { orderId, lineNo, code: taken?.code ?? null, grams: taken?.grams ?? 0 })
  return changed
}

const rememberBatch = prepared((tx, line: { orderId: string; lineNo: number; code: string | null; grams: number }) =>
  tx
    .updateTable('order_lines')
    .set({ batch: line.code, batch_grams: line.grams })
    .where('order_id', '=', line.orderId)
    .where('line_no', '=', line.lineNo),
)
