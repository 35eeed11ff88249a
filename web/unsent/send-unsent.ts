import { createStore } from 'zustand/vanilla'
import type { OrderView } from '#shop/wire/order.ts'
import { type Answered, isWaiting, meaningOf, type UnsentOrder } from '#shop/wire/unsent.ts'
import { api } from '#browser/api.ts'
import { clearCart } from '#web/cart/cart.ts'
import { forgetOrder } from './kept-wishes.ts'
import { forgetLastPacks } from '#web/cart/last-packs.ts'
import { attemptOf } from './attempt.ts'
import { unsentOrders } from './kept-here.ts'
import { keepPlaced } from './kept-orders.ts'
import { alone } from './one-sender.ts'

/** What came of sending once. */
export type Sent =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'refused'; readonly refused: Answered }
  | { readonly is: 'trouble'; readonly refused: Answered }
  | { readonly is: 'signed-out' | 'unanswered' | 'nothing' }

/** Whether an order is on its way now. */
export const sending = createStore(() => false)

/**
 * Sends what waits for somebody, once, whoever asks. An answer is kept until they have read it; without one, and where the
 * shop is in trouble, it waits on.
 */
export const sendUnsent = (by: { readonly userId: string; readonly token: string }): Promise<Sent> =>
  alone(async () => {
    const unsent = await attemptOf(by.userId)
    if (unsent?.placed) return { is: 'placed', order: unsent.placed }
    if (unsent?.refused) return { is: 'refused', refused: unsent.refused }
    if (!isWaiting(unsent)) return { is: 'nothing' }
    if (!navigator.onLine) return { is: 'unanswered' }
    sending.setState(true)
    try {
      return await send(unsent, by.token)
    } finally {
      sending.setState(false)
    }
  })

function emptyCart({ order }: UnsentOrder): void {
  clearCart(order?.cartItems ?? [])
  forgetOrder()
  forgetLastPacks()
}

async function send(unsent: UnsentOrder & { readonly order: object }, token: string): Promise<Sent> {
  const { userId, key, order } = unsent
  const keep = (change: Partial<UnsentOrder>) =>
    unsentOrders.update(userId, (now) => (now?.key === key ? { ...now, ...change } : now))
  await keep({ tried: true })
  const answer = await api('placeOrder', { body: order, token, headers: { 'idempotency-key': key } })
  if (answer.ok) {
    // The cart first: a page that dies in between asks again, and is answered alike.
    emptyCart(unsent)
    await keep({ placed: answer.body })
    await keepPlaced(userId, answer.body)
    return { is: 'placed', order: answer.body }
  }
  if ('unreachable' in answer) return { is: 'unanswered' }
  const { status, message, more } = answer.refused
  const meaning = meaningOf(status)
  if (meaning === 'log-in') return { is: 'signed-out' }
  // A yes that nobody can read is none.
  if (meaning !== 'no') return { is: 'trouble', refused: { status, message, more } }
  await keep({ refused: { status, message, more } })
  return { is: 'refused', refused: { status, message, more } }
}
