import { lineOfDocument } from '#browser/document-line.ts'
import { randomKey } from '#browser/random-key.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { isAnswered, type UnsentOrder } from '#shop/wire/unsent.ts'
import { language } from '#words/language.ts'
import { hereNow } from './here-now.ts'
import { unsentOrders } from './kept-here.ts'

/**
 * Somebody has pressed for this order: it is kept until the shop has answered, under the key of the attempt whose outcome is
 * unknown, else under a new one. Says whether it outlives the page.
 */
export async function beginAttempt(order: Sends<'placeOrder'>, token: string): Promise<boolean> {
  const fresh = randomKey()
  notePress()
  return unsentOrders.update(order.userId, (before) => {
    const open = before?.tried && !isAnswered(before) && !before.wasPlaced ? before : undefined
    const { key = fresh, tried = false } = open ?? {}
    return { key, userId: order.userId, order, language, tried, ...hereNow(token) }
  })
}

let underway: AbortController | undefined

/** What leaves from now on is stopped by a sign-out. */
export const startSending = (): void => void (underway = new AbortController())

/** Whoever signs out wants nothing more to leave. */
export const stopSending = (): void => underway?.abort()

/** For what is sent: it ends when somebody signs out. */
export const stoppable = (): { readonly signal?: AbortSignal } => (underway ? { signal: underway.signal } : {})

let wasPressedHere = false

export const notePress = (): void => void (wasPressedHere = true)

/**
 * Whether this page may send by itself: somebody has pressed on it, or it was opened without a line. On any other page what
 * was pressed before waits for another press.
 */
export const maySendHere = (): boolean => wasPressedHere || lineOfDocument() !== undefined

/** What this browser keeps of an attempt of somebody. */
export const attemptOf = (userId: string): Promise<UnsentOrder | undefined> => unsentOrders.get(userId)

/** The person has read the answer: the next order is another attempt. */
export const endAttempt = ({ userId, key }: Pick<UnsentOrder, 'userId' | 'key'>): Promise<unknown> =>
  unsentOrders.update(userId, (now) => (now?.key === key ? undefined : now))
