import type { Transaction } from 'kysely'
import type { RealOrderId, Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import { type ChangedBatch, holdBatch } from './batches-store.ts'
import { keepBatchMove } from './keep-batch-move.ts'
import { holdForLine } from './line-batch.ts'

/** The order came to nothing: its fish is with its batch again, or thrown away from it. */
export async function lineCameBack(
  tx: Transaction<Tables>,
  {
    orderId,
    lineNo,
    goes,
    ...who
  }: {
    readonly orderId: RealOrderId
    readonly lineNo: number
    readonly goes: 'back' | 'to-waste'
    readonly by: By
    readonly at: number
  },
): Promise<ChangedBatch[]> {
  const line = await tx
    .selectFrom('order_lines')
    .select(['batch', 'batch_grams'])
    .where('order_id', '=', orderId)
    .where('line_no', '=', lineNo)
    .executeTakeFirst()
  const code = line?.batch ?? null
  const grams = line?.batch_grams ?? 0
  if (code === null || grams === 0) return []
  const back = await holdForLine(tx, { orderId, lineNo, batch: code, batchGrams: grams }, undefined, who)
  const before = goes === 'to-waste' ? await holdBatch(tx, code) : undefined
  if (before === undefined) return back
  const after = await keepBatchMove(tx, before, { move: 'waste', grams, line: { orderId, lineNo } }, who)
  return [...back, { before, after }]
}
