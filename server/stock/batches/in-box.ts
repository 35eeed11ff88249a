import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { shopDay } from '#shop/moment.ts'
import type { Move } from '#shop/orders/moves.ts'
import { whyNotFrom } from '#shop/stock/batches.ts'
import { batchesInOrder } from './batches-store.ts'

export type BoxRefused = NonNullable<ReturnType<typeof whyNotFrom>>

/** Nothing is packed of a batch that is past its use-by or recalled, and nothing of one that is recalled goes out. */
export async function whyNotInBox(
  tx: Transaction<Tables>,
  { orderId, move, at }: { readonly orderId: string; readonly move: Move; readonly at: number },
): Promise<BoxRefused | undefined> {
  if (move !== 'pack' && move !== 'send-out') return undefined
  const refused = (await batchesInOrder(tx, orderId)).flatMap((batch) => whyNotFrom(batch, shopDay(at)) ?? [])
  return refused.find((one) => move === 'pack' || one.refused === 'batch-recalled')
}
