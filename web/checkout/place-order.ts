import type { OrderView } from '#shop/wire/order.ts'
import type { Sends } from '#shop/wire/calls.ts'
import type { LeftTold } from '#shop/cart-stock.ts'
import type { Told } from '#shop/cart-today.ts'
import { checkoutWords } from '#words/checkout.ts'
import { api, type Refused } from '#browser/api.ts'
import { barcodeOf } from '#web/orders/barcode-of.ts'
import { freeIn, type FreeTold } from './shown-slots.ts'
import { beginAttempt, endAttempt, holdAttempt } from './attempt.ts'

/** The outcome of placing. Only `placed` means that it is placed; after `unknown` it may be tried again. */
export type Placing =
  | { readonly placed: OrderView; readonly barcode: string | undefined }
  | { readonly signedOut: true }
  | {
      readonly refused: string
      readonly field?: string | undefined
      readonly told?: Told | undefined
      /** of which line less is left than it takes */
      readonly left?: LeftTold | undefined
      /** when it can come instead */
      readonly free?: FreeTold | undefined
      /** the mobile of the account must answer a code first */
      readonly unproven?: boolean
    }
  | { readonly unknown: readonly string[] }

/** The two calls of the specification, in their order: the order, then its barcode. */
export async function placeOrder(order: Sends<'placeOrder'>, token: string): Promise<Placing> {
  const key = beginAttempt(order, Date.now())
  const answer = await api('placeOrder', { body: order, token, headers: { 'idempotency-key': key } })
  if (answer.ok) {
    endAttempt()
    return { placed: answer.body, barcode: await barcodeOf(answer.body._id, token) }
  }
  if ('unreachable' in answer) return hold({ unknown: [checkoutWords.placeError(checkoutWords.noAnswer)] })
  const { refused } = answer
  if (refused.status === 401) return hold({ signedOut: true })
  if (refused.status < 300) return hold({ unknown: [sentenceFor(refused), checkoutWords.placedOnce] })
  if (refused.status >= 500 || refused.status === 408 || refused.status === 429)
    return hold({ unknown: [checkoutWords.placeFailedBecause(refused.message), checkoutWords.placedOnce] })
  endAttempt()
  const free = freeIn(refused.more.slots, order)
  return {
    refused: refused.status === 409 ? refused.message : checkoutWords.placeFailedBecause(refused.message),
    field: free ? 'slot' : fieldOf(refused.more.field),
    free,
    told: pricesIn(refused.more.prices),
    left: leftIn(refused.more.short),
    ...(refused.more.unproven === true ? { unproven: true } : {}),
  }
}

function hold(placing: Placing): Placing {
  holdAttempt()
  return placing
}

/** The shop says that it placed something, but not what. */
const sentenceFor = ({ more }: Refused): string =>
  Object.keys(more).length === 0 ? checkoutWords.placeFailed : checkoutWords.placeFailedBecause(checkoutWords.noOrderId)

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
