import type { Transaction } from 'kysely'
import { holdFor, type OverLimit, takeTurns } from '#server/storage/limits.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { Turn } from '#shop/accounts/callers.ts'
import { days } from '#shop/time.ts'
import { attemptOf, endedAttempt, insertAttempt } from './attempt.ts'

/** A request that is still on its way has arrived by then, or never does. */
const endedKeptFor = days(7)

/** What came of the attempt: its order, or none, and then none ever does. */
type EndedAttempt = { readonly orderId: string | undefined } | { readonly over: OverLimit }

/**
 * Ends an attempt that its person does not want to go on with, or does not know the outcome of: what of it is still on its
 * way places nothing any more. It waits for a placing of the same person that is being done.
 */
export async function endAttempt(
  tx: Transaction<Tables>,
  { userId, key, at, turn }: { userId: string; key: string; at: number; turn: Turn },
): Promise<EndedAttempt> {
  await holdFor(tx, { what: 'order-turn', who: userId })
  const attempt = await attemptOf(tx, userId, key)
  if (attempt) return { orderId: attempt.order_id === endedAttempt ? undefined : attempt.order_id }
  const over = await takeTurns(tx, { turns: [turn], at })
  if (over) return { over }
  await insertAttempt(tx, { userId, key, bodyHash: '', id: endedAttempt, placedAt: at })
  return { orderId: undefined }
}

export async function forgetEndedAttempts(tx: Transaction<Tables>, { at }: { at: number }): Promise<void> {
  await tx
    .deleteFrom('order_attempts')
    .where('order_id', '=', endedAttempt)
    .where('at', '<', at - endedKeptFor)
    .execute()
}
