import type { Answer, Refused } from '#browser/read-answer.ts'
import { serverNow } from '#browser/server-clock.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { meaningForOrder, type OrderSentence } from '#shop/wire/order-answers.ts'
import { type AnswerRead, placedOrder } from '#shop/wire/reads.ts'
import { type Answered, loginEnded, type UnsentOrder } from '#shop/wire/unsent.ts'
import { noteOf, unsentOrders } from './kept-here.ts'

/** What came of sending once, or of asking. */
export type Sent =
  | { readonly is: 'placed'; readonly order: OrderView }
  | { readonly is: 'refused'; readonly refused: Answered }
  /** nobody knows what came of it; how the table of answers words that, and what the shop said, if it said anything */
  | { readonly is: 'unknown'; readonly says?: OrderSentence; readonly said?: string | undefined }
  /** the shop wants to know first who asks */
  | { readonly is: 'signed-out' }
  | { readonly is: 'discarded' }
  | { readonly is: 'nothing' }

/** Who sends and asks: a page, or the worker where none is open. */
export interface Sender {
  readonly send: () => Promise<Answer<AnswerRead<'placeOrder'>>>
  /** what came of it; where nothing did, nothing does any more */
  readonly end: () => Promise<Answer<{ order?: OrderView | undefined }>>
  /** a page empties its cart first: one that dies in between asks again, and is answered alike */
  readonly beforeYes?: ((order: OrderView) => void) | undefined
  readonly byWorker?: true
}

/** Sends an order once, under its key, and writes down what the shop's answer means. The sender is alone. */
export async function sendOne(unsent: UnsentOrder, sender: Sender): Promise<Sent> {
  const { order } = unsent
  if (!navigator.onLine || order === undefined) return { is: 'unknown' }
  await noteOf(unsent, { tried: true })
  const answer = await sender.send()
  if (answer.ok) return placed(unsent, placedOrder(answer.body, order, serverNow() ?? Date.now()), sender)
  const meaning = meaningForOrder(answer, unsent.tried)
  if ('unreachable' in answer) return { is: 'unknown' }
  const said = answeredOf(answer.refused)
  if (meaning.outcome === 'not-placed') return refused(unsent, said, sender)
  if (meaning.attempt === 'goes-again') return { is: 'unknown', says: meaning.says, said: said.message }
  await noteOf(unsent, { doubt: said })
  return endOne({ ...unsent, tried: true, doubt: said }, sender)
}

/** Asks what came of an attempt that nobody wants to go on with, or may: it is placed, or never will be. */
export async function endOne(unsent: UnsentOrder, sender: Sender): Promise<Sent> {
  const answer = await sender.end()
  if (!answer.ok) {
    const isSignedOut = meaningOf(answer) === 'log-in'
    if (isSignedOut) await noteOf(unsent, { token: undefined })
    return { is: isSignedOut ? 'signed-out' : 'unknown' }
  }
  const { doubt = loginEnded, discarded, thrownAway } = unsent
  const { order } = answer.body
  // That its key has placed another order is what the shop has said itself. Who wants neither is told of the one that stands.
  const isAnother = doubt.status === 422 && !discarded
  if (order !== undefined && !isAnother) return placed(unsent, order, sender)
  if (thrownAway) {
    await noteOf(unsent, { tried: false })
    return { is: 'nothing' }
  }
  if (!discarded) return refused(unsent, doubt, sender, order !== undefined)
  await unsentOrders.update(unsent.userId, (now) => (now?.key === unsent.key ? undefined : now))
  return { is: 'discarded' }
}

/** Only looks what came of it: it may still be sent. */
export async function lookOne(
  unsent: UnsentOrder,
  { look, beforeYes }: { look: Sender['end'] } & Pick<Sender, 'beforeYes'>,
): Promise<Sent> {
  const answer = await look()
  if (answer.ok && answer.body.order) return placed(unsent, answer.body.order, { beforeYes })
  if (answer.ok) return { is: 'nothing' }
  return { is: meaningOf(answer) === 'log-in' ? 'signed-out' : 'unknown' }
}

async function placed(
  unsent: UnsentOrder,
  order: OrderView,
  { beforeYes, byWorker }: Pick<Sender, 'beforeYes' | 'byWorker'>,
): Promise<Sent> {
  // Who has signed out meanwhile has left nothing here, and what is in the cart may be somebody else's.
  if ((await unsentOrders.get(unsent.userId))?.key === unsent.key) beforeYes?.(order)
  await noteOf(unsent, { placed: order, doubt: undefined, token: undefined, thrownAway: undefined, byWorker })
  return { is: 'placed', order }
}

/** `tried`: what was pressed last is not placed, and an order of an earlier try is. */
async function refused(
  unsent: UnsentOrder,
  said: Answered,
  { byWorker }: Pick<Sender, 'byWorker'>,
  tried = false,
): Promise<Sent> {
  await noteOf(unsent, { refused: said, doubt: undefined, tried, token: undefined, byWorker })
  return { is: 'refused', refused: said }
}

/** It is not placed, and the shop need not be asked: it never left, and the login for which it was pressed is over. */
export const refuseLeft = (unsent: UnsentOrder): Promise<Sent> => refused(unsent, loginEnded, {})

const answeredOf = ({ status, said = '', more }: Refused): Answered => ({ status, message: said, more })
