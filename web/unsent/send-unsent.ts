import { createStore } from 'zustand/vanilla'
import { alone } from '#browser/alone.ts'
import { api } from '#browser/api.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { goesByItself, isAnswered, isLeftByLogin, isToBeEnded, isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { clearCart } from '#web/cart/clear-cart.ts'
import { forgetLastPacks } from '#web/cart/last-packs.ts'
import { notePress, startSending, stoppable } from './attempt.ts'
import { forgetLeft } from './forget.ts'
import { hereNow } from './here-now.ts'
import { noteOf, unsentOrders } from './kept-here.ts'
import { keepPlaced } from './kept-orders.ts'
import { forgetOrder } from './kept-wishes.ts'
import { endOne, lookOne, refuseLeft, type Sender, type Sent, sendOne } from './send-one.ts'

/** In whose name. */
export interface By {
  readonly userId: string
  readonly token: string
}

/** Whether an order is on its way now. */
export const sending = createStore(() => false)

/** Somebody has pressed for what waits, as it stands there, whatever is in the cart: it is sent once, no matter who else asks. */
export const sendUnsent = (by: By): Promise<Sent> =>
  oneAttempt(by, async (unsent) => {
    if (!isWaiting(unsent)) return undefined
    notePress()
    const pressed = { ...unsent, ...hereNow(by.token) }
    await noteOf(unsent, hereNow(by.token))
    return sendOne(pressed, senderOf(pressed, by))
  })

/** The line is back: what may go by itself is sent, and what may not is asked about. */
export const goOn = (by: By): Promise<Sent> =>
  oneAttempt(by, async (unsent) =>
    goesByItself(unsent, hereNow(by.token)) ? sendOne(unsent, senderOf(unsent, by)) : undefined,
  )

/** A page has begun, or somebody has logged in: nothing is sent, the shop is asked what came of what it may have. */
export const askAfter = (by: By): Promise<Sent> => oneAttempt(by, async () => undefined)

/** Throws away what waits. What the shop may have is asked about first, and goes by itself no more, however that ends. */
export const discardUnsent = (by: By): Promise<Sent> =>
  oneAttempt(by, async (unsent) => {
    if (!isWaiting(unsent)) return undefined
    if (unsent.tried) {
      await noteOf(unsent, { discarded: true, token: undefined })
      return endOne({ ...unsent, discarded: true }, senderOf(unsent, by))
    }
    await unsentOrders.delete(by.userId)
    return { is: 'discarded' }
  })

/**
 * Does something about the attempt of a person, alone, once what was left at a sign-out is forgotten. Where it does nothing, the
 * shop is asked, if it may have the order.
 */
async function oneAttempt(by: By, act: (unsent: UnsentOrder) => Promise<Sent | undefined>): Promise<Sent> {
  await forgetLeft()
  return alone(sendOrders, async () => {
    const unsent = await unsentOrders.get(by.userId)
    await takeIn(unsent)
    if (unsent?.placed) return { is: 'placed', order: unsent.placed }
    if (unsent?.refused) return { is: 'refused', refused: unsent.refused }
    if (unsent === undefined) return { is: 'nothing' }
    sending.setState(true)
    startSending()
    try {
      const sent = (await act(unsent)) ?? (await ask(unsent, by))
      if (sent.is === 'placed') await keepPlaced(by.userId, sent.order)
      return sent
    } finally {
      sending.setState(false)
    }
  })
}

async function ask(unsent: UnsentOrder, by: By): Promise<Sent> {
  const { login } = hereNow(by.token)
  if (isToBeEnded(unsent, login)) return endOne(unsent, senderOf(unsent, by))
  if (isLeftByLogin(unsent, login)) return refuseLeft(unsent)
  if (!unsent.tried || isAnswered(unsent)) return { is: 'nothing' }
  const look = () => api('orderOfAttempt', { params: { key: unsent.key }, token: by.token, ...stoppable() })
  return lookOne(unsent, { look, beforeYes: (placed) => emptyCart(unsent, placed) })
}

function senderOf(unsent: UnsentOrder, { token }: By): Sender {
  const { key, order, language } = unsent
  const headers = { 'idempotency-key': key, ...(language && { 'accept-language': language }) }
  return {
    send: async () =>
      order === undefined
        ? { ok: false, unreachable: true }
        : api('placeOrder', { body: order, token, headers, ...stoppable() }),
    end: () => api('endAttempt', { params: { key }, token, ...stoppable() }),
    beforeYes: (placed) => emptyCart(unsent, placed),
  }
}

/** Of what somebody else has thrown away here the shop tells what was in it. */
function emptyCart({ order, wasPlaced }: UnsentOrder, placed: OrderView): void {
  if (wasPlaced) return
  clearCart(order?.cartItems ?? placed.cartItems)
  forgetOrder()
  forgetLastPacks()
}

/** The worker had an answer where no page was open: what a page does upon one is done now. */
export const takeInHeard = (userId: string): Promise<void> =>
  alone(sendOrders, async () => takeIn(await unsentOrders.get(userId)))

async function takeIn(heard: UnsentOrder | undefined): Promise<void> {
  if (heard?.byWorker === undefined) return
  // Next to each other: a page that dies in between would take the packs out of the cart twice.
  if (heard.placed) emptyCart(heard, heard.placed)
  await noteOf(heard, { byWorker: undefined })
  if (heard.placed) await keepPlaced(heard.userId, heard.placed)
}
