import type { OrderView } from '#shop/wire/order.ts'
import type { Sends } from '#shop/wire/calls.ts'
import { type Answered, isAnswered, isUnreadYes } from '#shop/wire/unsent.ts'
import type { LeftTold } from '#shop/cart-stock.ts'
import type { Told } from '#shop/cart-today.ts'
import { checkoutWords } from '#words/checkout.ts'
import { keepStorage } from '#browser/keep-storage.ts'
import { barcodeOf } from '#web/orders/barcode-of.ts'
import { freeIn, type FreeTold } from './shown-slots.ts'
import { attemptOf, beginAttempt, endAttempt, holdAttempt } from '#web/unsent/attempt.ts'
import { askToBeWoken } from '#web/unsent/ask-to-be-woken.ts'
import { refusalSaid } from '#web/unsent/refusal-said.ts'
import type { Sent } from '#web/unsent/send-one.ts'
import { sendUnsent } from '#web/unsent/send-unsent.ts'

/** The outcome of placing. Only `placed` means that it is placed; after `unknown` it may be tried again. */
export type Placing =
  | { readonly placed: OrderView; readonly barcode: string | undefined }
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
  | { readonly unknown: readonly string[] }
  /** it goes by itself once there is a line; whether this browser could write it down */
  | { readonly waits: true; readonly isOnDisk: boolean }

/** The two calls of the specification, in their order: the order, then its barcode. Without an answer it waits for a line. */
export async function placeOrder(order: Sends<'placeOrder'>, token: string): Promise<Placing> {
  const { userId } = order
  const isOnDisk = await beginAttempt(order)
  const sent = await sendUnsent({ userId, token })
  if (sent.is === 'placed' || sent.is === 'refused')
    return (await answerOf(userId, token)) ?? placingOf(sent, order, { userId, token })
  if (sent.is === 'signed-out') return { signedOut: true }
  if (sent.is === 'trouble') return hold(userId, troubleIn(sent.refused))
  // Nobody knows until when it is meant, so it does not go by itself.
  if (order.sendBefore === undefined) return hold(userId, [checkoutWords.placeError(checkoutWords.noAnswer)])
  void askToBeWoken({ userId, token })
  void keepStorage()
  return { waits: true, isOnDisk }
}

/** The shop's answer to what waited, told once. */
export async function answerOf(userId: string, token: string): Promise<Placing | undefined> {
  const unsent = await attemptOf(userId)
  if (unsent === undefined || !isAnswered(unsent)) return undefined
  const { placed, refused, order } = unsent
  const placing = placed
    ? await placingOf({ is: 'placed', order: placed }, order, { userId, token })
    : refused && (await placingOf({ is: 'refused', refused }, order, { userId, token }))
  // A form begins with what is said: the attempt ends once that is known.
  await endAttempt(unsent)
  return placing
}

async function placingOf(
  sent: Extract<Sent, { is: 'placed' | 'refused' }>,
  order: Sends<'placeOrder'> | undefined,
  by: { readonly userId: string; readonly token: string },
): Promise<Placing> {
  if (sent.is === 'placed')
    return {
      placed: sent.order,
      barcode: await barcodeOf(sent.order._id, order ?? { ...sent.order, userId: by.userId }, by.token),
    }
  const more = objectIn(sent.refused)
  const free = order && freeIn(more.slots, order)
  return {
    refused: refusalSaid(sent.refused),
    field: free ? 'slot' : fieldOf(more.field),
    free,
    told: pricesIn(more.prices),
    left: leftIn(more.short),
    ...(more.unproven === true ? { unproven: true } : {}),
  }
}

async function hold(userId: string, unknown: readonly string[]): Promise<Placing> {
  await holdAttempt(userId)
  return { unknown }
}

const troubleIn = (refused: Answered): readonly string[] => [
  isUnreadYes(refused) ? sentenceFor(refused) : checkoutWords.placeFailedBecause(refused.message),
  checkoutWords.placedOnce,
]

/** The shop says that it placed something, but not what. */
const sentenceFor = (refused: Answered): string =>
  Object.keys(objectIn(refused)).length === 0
    ? checkoutWords.placeFailed
    : checkoutWords.placeFailedBecause(checkoutWords.noOrderId)

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
