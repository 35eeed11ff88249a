import { createStore } from 'zustand/vanilla'
import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { api } from '#browser/api.ts'
import { clearCart } from '#web/cart/clear-cart.ts'
import { forgetOrder } from './kept-wishes.ts'
import { forgetLastPacks } from '#web/cart/last-packs.ts'
import { attemptOf } from './attempt.ts'
import { unsentOrders } from './kept-here.ts'
import { keepPlaced } from './kept-orders.ts'
import { alone } from './one-sender.ts'
import { type Sent, sendOne } from './send-one.ts'

/** Whether an order is on its way now. */
export const sending = createStore(() => false)

/**
 * Sends what waits for a person, once, no matter who asks. An answer is kept until they have read it; without one, and where the
 * shop is in trouble, it waits on.
 */
export const sendUnsent = (by: { readonly userId: string; readonly token: string }): Promise<Sent> =>
  alone(async () => {
    const unsent = await attemptOf(by.userId)
    await takeIn(unsent)
    if (unsent?.placed) return { is: 'placed', order: unsent.placed }
    if (unsent?.refused) return { is: 'refused', refused: unsent.refused }
    if (!isWaiting(unsent)) return { is: 'nothing' }
    sending.setState(true)
    try {
      const { key, order, language } = unsent
      const headers = { 'idempotency-key': key, ...(language && { 'accept-language': language }) }
      const sent = await sendOne(unsent, {
        ask: () => api('placeOrder', { body: order, token: by.token, headers }),
        beforeYes: () => emptyCart(unsent),
      })
      if (sent.is === 'placed') await keepPlaced(by.userId, sent.order)
      return sent
    } finally {
      sending.setState(false)
    }
  })

function emptyCart({ order }: UnsentOrder): void {
  clearCart(order?.cartItems ?? [])
  forgetOrder()
  forgetLastPacks()
}

/** The worker had an answer where no page was open: what a page does upon one is done now. */
export const takeInHeard = (userId: string): Promise<void> =>
  alone(async () => {
    await takeIn(await attemptOf(userId))
  })

async function takeIn(heard: UnsentOrder | undefined): Promise<void> {
  if (heard?.byWorker === undefined) return
  const { userId, key, placed } = heard
  // Next to each other: a page that dies in between would take the packs out of the cart twice.
  if (placed) emptyCart(heard)
  await unsentOrders.update(userId, (now) => (now?.key === key ? { ...now, byWorker: undefined } : now))
  if (placed) await keepPlaced(userId, placed)
}
