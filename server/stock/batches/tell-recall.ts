import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type By, byInOneWord } from '#shop/orders/by.ts'
import { holdBatch, linesOfBatch } from './batches-store.ts'

export interface RecallTold {
  readonly code: string
  readonly orderId: string
  readonly key: string
  readonly by: By
  readonly at: number
}

export type RecallTellingRefused =
  | { readonly refused: 'batch-unknown'; readonly code: string }
  | { readonly refused: 'recall-order-not-there' }
  | { readonly refused: 'recall-told-already' }

/** Somebody has called the buyer of an order, and told them that its fish is recalled. */
export function noteRecallTold(
  tx: Transaction<Tables>,
  { code, orderId, key, by, at }: RecallTold,
): Promise<{ readonly noted: true } | RecallTellingRefused | Repeated> {
  const press = { key, thing: `batch/${code}`, by, pressed: { does: 'told', orderId } }
  return once(tx, press, async (): Promise<{ noted: true } | RecallTellingRefused> => {
    const held = await holdBatch(tx, code)
    if (held === undefined) return { refused: 'batch-unknown', code }
    const line = (await linesOfBatch(tx, code)).find((one) => one.order_id === orderId)
    if (held.recalled_at === null || line === undefined) return { refused: 'recall-order-not-there' }
    if (line.told_at !== null) return { refused: 'recall-told-already' }
    await tx
      .insertInto('recall_tellings')
      .values({ code, order_id: orderId, told_by: byInOneWord(by), told_at: at })
      .execute()
    await writeAct(tx, { ...press, act: 'recall-batches', at, after: { order: line.number, told: true } })
    return { noted: true }
  })
}
