import type * as v from 'valibot'
import { alone } from '#browser/alone.ts'
import { type Answer, readAnswer } from '#browser/read-answer.ts'
import { timings } from '#browser/timings.ts'
import { type Language, pathIn } from '#shop/languages.ts'
import { attemptTold } from '#shop/wire/order.ts'
import { reads } from '#shop/wire/reads.ts'
import { isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { sendOrders } from '#shop/wire/worker.ts'
import { unsentOrders } from '#web/unsent/kept-here.ts'
import { endOne, type Sender, type Sent, sendOne } from '#web/unsent/send-one.ts'
import { ownOrders } from './push-news.ts'
import { scope } from './scope.ts'
import { beginStretch } from './stretch.ts'
import { unsentWordsIn } from './words.ts'

/** Browsers that wake the worker when the line is back name what for; types know it nowhere. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}

/**
 * An order waits: every open page looks whether it is its person's to send. Where none is open, or none does, the worker
 * sends it.
 */
export function wakeOnSync(): void {
  scope.addEventListener('sync' as 'message', (event: Event) => {
    const { tag } = event as SyncEvent
    if (tag === sendOrders) (event as SyncEvent).waitUntil(Promise.all([wakePages(), alone(sendOrders, sendWaiting)]))
  })
}

async function wakePages(): Promise<void> {
  const pages = await scope.clients.matchAll({ type: 'window' })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a page of ours is no other origin
  for (const page of pages) page.postMessage({ kind: sendOrders })
}

/** Throws where it was not answered: the browser then wakes the worker once more. */
async function sendWaiting(): Promise<void> {
  for (const unsent of await unsentOrders.getAll()) {
    if (!isWaiting(unsent) || unsent.token === undefined) continue
    const sender = senderOf(unsent)
    const sent = await (unsent.doubt ? endOne(unsent, sender) : sendOne(unsent, sender))
    if (sent.is === 'unknown') throw new Error('not answered')
    await Promise.all([beginStretch(), tell(sent, unsent.language ?? 'en')])
  }
}

/** Somebody has signed out: the worker sends nothing of theirs, whatever the page could still do. The page says what was lost. */
export async function dropTokens(): Promise<void> {
  for (const { userId } of await unsentOrders.getAll())
    await unsentOrders.update(userId, (now) => now && { ...now, token: undefined })
}

const senderOf = ({ order: body, key, token, language = 'en' }: UnsentOrder): Sender => {
  const headers = {
    accept: 'application/json',
    'accept-language': language,
    authorization: `Bearer ${token}`,
  }
  const sent = { ...headers, 'content-type': 'application/json', 'idempotency-key': key }
  return {
    byWorker: true,
    send: () => ask(reads.placeOrder, '/orders', { method: 'POST', headers: sent, body: JSON.stringify(body) }),
    end: () => ask(attemptTold, `/orders/attempts/${encodeURIComponent(key)}`, { method: 'DELETE', headers }),
  }
}

async function ask<Gives>(
  gives: v.GenericSchema<unknown, Gives>,
  address: string,
  request: RequestInit,
): Promise<Answer<Gives>> {
  try {
    const signal = AbortSignal.timeout(timings.callTimeout)
    return await readAnswer(gives, await fetch(address, { ...request, signal, cache: 'no-store' }))
  } catch {
    return { ok: false, unreachable: true }
  }
}

/** Who wants to be told by this browser is; the others read it when they open the shop, and in the message of every order. */
async function tell(sent: Sent, language: Language): Promise<void> {
  if (Notification.permission !== 'granted' || (sent.is !== 'placed' && sent.is !== 'refused')) return
  const words = unsentWordsIn[language]
  const said = sent.is === 'placed' ? words.placed(sent.order.orderNumber) : words.notPlacedSeeOrders
  const icon = '/icon-192.png'
  const path = pathIn(language, ownOrders)
  await scope.registration.showNotification(said, { tag: 'unsent', icon, badge: icon, data: path })
}
