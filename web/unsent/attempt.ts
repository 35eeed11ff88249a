import * as v from 'valibot'
import { language } from '#words/language.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { isAnswered, isWaiting, type UnsentOrder } from '#shop/wire/unsent.ts'
import { randomKey } from '#browser/random-key.ts'
import { store, storedJson } from '#browser/storage.ts'
import { unsentOrders } from './kept-here.ts'
import { alone } from './one-sender.ts'

type Order = Sends<'placeOrder'>

/**
 * Keeps an order until the shop has answered: under the key of the attempt whose outcome is unknown, else under a new one.
 * Says whether it outlives the page.
 */
export async function beginAttempt(order: Order): Promise<boolean> {
  await takeOver(order.userId)
  const fresh = randomKey()
  return unsentOrders.update(order.userId, (before) => {
    const open = before && !isAnswered(before) && !before.thrownAway ? before : undefined
    return { key: open?.key ?? fresh, userId: order.userId, order, language, tried: open?.tried ?? false }
  })
}

/** What this browser keeps of an attempt of somebody. */
export async function attemptOf(userId: string): Promise<UnsentOrder | undefined> {
  await takeOver(userId)
  return unsentOrders.get(userId)
}

/** The person has read that the outcome is unknown: the key stays, and nothing is sent by itself any more. */
export const holdAttempt = (userId: string): Promise<unknown> =>
  unsentOrders.update(userId, (now) => (now && !isAnswered(now) ? { key: now.key, userId, tried: true } : now))

/** The person has read the answer: the next order is another attempt. */
export const endAttempt = ({ userId, key }: Pick<UnsentOrder, 'userId' | 'key'>): Promise<unknown> =>
  unsentOrders.update(userId, (now) => (now?.key === key ? undefined : now))

/** Throws away what waits, unless the shop answers first. */
export const discardAttempt = (userId: string): Promise<unknown> =>
  alone(() => unsentOrders.update(userId, (now) => (isWaiting(now) ? undefined : now)))

/** An earlier version kept its attempt elsewhere, and an order of it is not sent by itself any more. */
async function takeOver(userId: string): Promise<void> {
  const read = v.safeParse(keptBefore, storedJson('orderAttempt'))
  store('orderAttempt', undefined)
  if (!read.success || read.output.userId !== userId) return
  const { key } = read.output
  await unsentOrders.update(userId, (now) => now ?? { key, userId, tried: true })
}

const keptBefore = v.object({ key: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)), userId: v.string() })
