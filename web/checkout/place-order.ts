import { keepStorage } from '#browser/keep-storage.ts'
import type { LeftTold } from '#shop/cart/cart-stock.ts'
import type { Told } from '#shop/cart/cart-today.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { type Answered, isAnswered, loginEnded } from '#shop/wire/unsent.ts'
import { barcodeOf } from '#web/orders/barcode-of.ts'
import { askToBeWoken } from '#web/unsent/ask-to-be-woken.ts'
import { attemptOf, beginAttempt, endAttempt } from '#web/unsent/attempt.ts'
import { forgetLeft } from '#web/unsent/forget.ts'
import { saidOf } from '#web/unsent/said-of.ts'
import type { Sent } from '#web/unsent/send-one.ts'
import { askAfter, sendUnsent } from '#web/unsent/send-unsent.ts'
import { goOnLater } from '#web/unsent/watch-unsent.ts'
import { whyNotPlaced } from '#web/unsent/why-not-placed.ts'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'
import { type FreeTold, freeIn } from './shown-slots.ts'

/** The outcome of placing. Only `placed` means that it is placed, and only `refused` that it is not. */
export type PlaceOutcome =
  | {
      readonly placed: OrderView
      readonly barcode: string | undefined
      /** the shop had placed it before its person discarded it */
      readonly wasDiscarded?: true | undefined
    }
  /** not placed: the shop wants to know first who asks, and says more after the login */
  | { readonly signedOut: true }
  | {
      readonly refused: string
      readonly field?: string | undefined
      readonly told?: Told | undefined
      /** the lines that want more than is left */
      readonly left?: LeftTold | undefined
      /** when it can come instead */
      readonly free?: FreeTold | undefined
      /** the mobile of the account must answer a code first */
      readonly unproven?: boolean
    }
  /** no definite answer yet: what is kept says how it goes on; whether this browser could write it down, and what the shop said */
  | { readonly waits: true; readonly isOnDisk: boolean; readonly said: string }

/** The two calls of the specification, in their order: the order, then its barcode. Without a definite answer it waits. */
export async function placeOrder(order: Sends<'placeOrder'>, token: string): Promise<PlaceOutcome> {
  const { userId } = order
  await forgetLeft()
  const before = await cameOfDiscarded({ userId, token })
  if (before) return before
  const isOnDisk = await beginAttempt(order, token)
  const sent = await sendUnsent({ userId, token })
  if (sent.is === 'refused' && sent.refused.status === loginEnded.status) return { signedOut: true }
  if (sent.is === 'placed' || sent.is === 'refused')
    return (await answerOf(userId, token)) ?? placingOf(sent, order, { userId, token })
  if (sent.is === 'signed-out') return { signedOut: true }
  goOnLater()
  void keepStorage()
  if (order.sendBefore !== undefined) void askToBeWoken({ userId, token })
  return { waits: true, isOnDisk, said: sent.is === 'unknown' && sent.says !== undefined ? saidOf(sent) : '' }
}

/**
 * What was discarded here, and the shop may have, is asked about before another order goes: kept under its key, that one would
 * be told as placed where the discarded one was. What stands against the new order, if anything does.
 */
async function cameOfDiscarded(by: { userId: string; token: string }): Promise<PlaceOutcome | undefined> {
  const before = await attemptOf(by.userId)
  if (!before?.tried || isAnswered(before) || !(before.discarded || before.thrownAway)) return undefined
  const sent = await askAfter(by)
  if (sent.is === 'signed-out') return { signedOut: true }
  if (sent.is !== 'placed' && sent.is !== 'unknown') return undefined
  if (sent.is === 'placed') await endAttempt(before)
  const isPlaced = before.discarded && sent.is === 'placed'
  const unknown = before.discarded ? unsentWords.discardedAsked : unsentWords.triedThrownAway
  const said = isPlaced ? unsentWords.placedBefore(sent.order.orderNumber) : unknown
  return { refused: checkoutWords.placeFailedBecause(said) }
}

/** The shop's answer to what was pressed, told once. */
export async function answerOf(userId: string, token: string): Promise<PlaceOutcome | undefined> {
  const unsent = await attemptOf(userId)
  if (unsent === undefined || !isAnswered(unsent)) return undefined
  const { placed, refused, order, discarded } = unsent
  const placing = placed
    ? {
        ...(await placingOf({ is: 'placed', order: placed }, order, { userId, token })),
        wasDiscarded: discarded,
      }
    : refused && (await placingOf({ is: 'refused', refused }, order, { userId, token }))
  // A form begins with what is said: the attempt ends once that is known.
  await endAttempt(unsent)
  return placing
}

async function placingOf(
  sent: Extract<Sent, { is: 'placed' | 'refused' }>,
  order: Sends<'placeOrder'> | undefined,
  by: { readonly userId: string; readonly token: string },
): Promise<PlaceOutcome> {
  if (sent.is === 'placed')
    return {
      placed: sent.order,
      barcode: await barcodeOf(sent.order._id, order ?? { ...sent.order, userId: by.userId }, by.token),
    }
  const more = objectIn(sent.refused)
  const free = order && freeIn(more.slots, order)
  return {
    refused: whyNotPlaced(sent.refused),
    field: free ? 'slot' : fieldOf(more.field),
    free,
    told: pricesIn(more.prices),
    left: leftIn(more.short),
    ...(more.unproven === true ? { unproven: true } : {}),
  }
}

const objectIn = ({ more }: Answered): Readonly<Record<string, unknown>> =>
  typeof more === 'object' && more !== null ? { ...more } : {}

/** 'shippingAddress.pincode' is the form's 'shipping-pincode'. */
const fieldOf = (named: unknown): string | undefined =>
  typeof named === 'string' ? /^(shipping|billing)Address\.(\w+)$/.exec(named)?.slice(1).join('-') : undefined

function pricesIn(prices: unknown): Told | undefined {
  if (!Array.isArray(prices)) return undefined
  const items = prices as { id?: unknown; price?: unknown }[]
  return Object.fromEntries(
    items.flatMap(({ id, price }) => (typeof id === 'string' && typeof price === 'number' ? [[id, price]] : [])),
  )
}

function leftIn(short: unknown): LeftTold | undefined {
  const { id, left } = (short ?? {}) as { id?: unknown; left?: unknown }
  return typeof id === 'string' && Number.isSafeInteger(left) && Number(left) >= 0 ? { [id]: Number(left) } : undefined
}
