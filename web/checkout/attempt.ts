import * as v from 'valibot'
import { cash } from '#shop/payment.ts'
import { minutes } from '#shop/time.ts'
import { capChoices, ifMissingChoices } from '#shop/wishes.ts'
import { address } from '#shop/wire/address.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { cartItem } from '#shop/wire/cart-item.ts'
import { randomKey } from '#browser/random-key.ts'
import { store, storedJson, storeJson } from '#browser/storage.ts'

type Order = Sends<'placeOrder'>

/** One attempt to place an order. Its key stays until the shop gives a definite answer, across reloads and dead networks. */
interface Attempt {
  readonly key: string
  readonly userId: string
  readonly at: number
  /** what is on its way; gone once the shopper has heard anything */
  readonly sent?: Order | undefined
}

/** How long after a reload the attempt is sent again by itself. */
const stillMeant = minutes(10)

/** The key of this order: the earlier attempt's, while its outcome is unknown. */
export function beginAttempt(order: Order, now: number): string {
  const before = attemptOf(order.userId)
  const key = before?.key ?? randomKey()
  storeJson('orderAttempt', { key, userId: order.userId, at: now, sent: order } satisfies Attempt)
  return key
}

/** The shop gave a definite answer: the next order is another attempt. */
export const endAttempt = (): void => store('orderAttempt', undefined)

/** The outcome is unknown, and the page has said so: the key stays, and nothing is sent by itself any more. */
export function holdAttempt(): void {
  if (leaving) return
  const { sent: _, ...held } = attemptIn(storedJson('orderAttempt')) ?? {}
  if ('key' in held) storeJson('orderAttempt', held)
}

/** What was on its way when the page went. */
export function interruptedOrder(userId: string, now: number): Order | undefined {
  const attempt = attemptOf(userId)
  return attempt && now - attempt.at < stillMeant ? attempt.sent : undefined
}

/** A page that goes cuts its own calls off: that is no word from the shop, and nobody was there to hear it. */
let leaving = false
if (typeof window !== 'undefined') {
  addEventListener('pagehide', () => (leaving = true))
  addEventListener('pageshow', () => (leaving = false))
}

function attemptOf(userId: string): Attempt | undefined {
  const attempt = attemptIn(storedJson('orderAttempt'))
  if (attempt === undefined) endAttempt()
  return attempt?.userId === userId ? attempt : undefined
}

function attemptIn(found: unknown): Attempt | undefined {
  const read = v.safeParse(storedAttempt, found)
  if (!read.success) return undefined
  const { sent, ...attempt } = read.output
  return { ...attempt, sent: sent?.userId === attempt.userId ? sent : undefined }
}

/** By the shapes of the call: an order that it would not take is not sent again by itself. */
const storedAttempt = v.object({
  key: v.pipe(v.string(), v.regex(/^[!-~]{1,200}$/)),
  userId: v.string(),
  at: v.number(),
  sent: v.fallback(
    v.optional(
      v.object({
        userId: v.string(),
        cartItems: v.array(cartItem),
        shippingAddress: address,
        billingAddress: address,
        totalPrice: v.number(),
        mostPrice: v.optional(v.number()),
        payment: v.optional(v.literal(cash)),
        cap: v.optional(v.picklist(capChoices)),
        ifMissing: v.optional(v.picklist(ifMissingChoices)),
        note: v.optional(v.string()),
        slot: v.optional(v.string()),
      }),
    ),
    undefined,
  ),
})
