import type { Answer } from '#browser/api.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { placedOrder, type Read } from '#shop/wire/reads.ts'
import { serverNow } from '#browser/server-clock.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { Answered, UnsentOrder } from '#shop/wire/unsent.ts'
import { unsentOrders } from './kept-here.ts'

/** What came of sending once. */
export type Sent =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'refused'; readonly refused: Answered }
  | { readonly is: 'trouble'; readonly refused: Answered }
  | { readonly is: 'signed-out' | 'unanswered' | 'nothing' }

/** Who sends: a page, or the worker where none is open. */
export interface Sender {
  readonly ask: () => Promise<Answer<Read<'placeOrder'>>>
  /** a page empties its cart first: one that dies in between asks again, and is answered alike */
  readonly beforeYes?: () => void
  readonly byWorker?: true
}

/** Sends an order once, under its key, and writes down what the shop said. The sender is alone. */
export async function sendOne(
  { userId, key, order: sent }: UnsentOrder & { readonly order: NonNullable<UnsentOrder['order']> },
  { ask, beforeYes, byWorker }: Sender,
): Promise<Sent> {
  if (!navigator.onLine) return { is: 'unanswered' }
  const keep = (change: Partial<UnsentOrder>) =>
    unsentOrders.update(userId, (now) => (now?.key === key ? { ...now, ...change } : now))
  await keep({ tried: true })
  const answer = await ask()
  if (answer.ok) {
    const order = placedOrder(answer.body, sent, serverNow() ?? Date.now())
    beforeYes?.()
    await keep({ placed: order, token: undefined, byWorker })
    return { is: 'placed', order }
  }
  if ('unreachable' in answer) return { is: 'unanswered' }
  const { status, message, more } = answer.refused
  const refused = { status, message, more }
  const meaning = meaningOf(answer)
  if (meaning === 'log-in') {
    await keep({ token: undefined })
    return { is: 'signed-out' }
  }
  if (meaning !== 'no') return { is: 'trouble', refused }
  await keep({ refused, token: undefined, byWorker })
  return { is: 'refused', refused }
}
