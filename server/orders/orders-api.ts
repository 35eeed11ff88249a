import { calls } from '#shop/calls.ts'
import type { Limits } from '#shop/limits.ts'
import { searchWords } from '#shop/orders.ts'
import { words } from '#shop/words.ts'
import type { Snapshot } from '#server/catalogue/snapshot.ts'
import type { ShopDatabase } from '#server/deeds.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { tooOften } from '#server/http/too-often.ts'
import { attemptKey, bodyHash } from './attempt.ts'
import { barcodeOf } from './barcode.ts'
import { decideOrder } from './decide-order.ts'
import { orderView } from './order-view.ts'
import { type Place, orderOf, ordersOf } from './orders-store.ts'
import { type Placing, again, attemptOf } from './place-order.ts'

export interface OrdersParts {
  readonly database: Pick<ShopDatabase, 'read' | 'keep'>
  readonly snapshot: Pick<Snapshot, 'current'>
  readonly settings: { readonly openOrdersPerAccount: number; readonly limits: Pick<Limits, 'orderPerAddress'> }
  readonly now: () => number
  /** a message was written: it need not wait for the outbox's next look */
  readonly told: () => void
}

/** Placing, seeing and canceling one's own orders; those of others are as good as none. */
export function openOrders(api: Api, { database, snapshot, settings, now, told }: OrdersParts): void {
  const { read, keep } = database

  api.open(calls.placeOrder, async ({ wanted, visitor, caller, headers }) => {
    if (wanted.userId !== visitor.userId) throw new Refusal(403, words.checkout.othersOrder)
    const attempt = { key: attemptKey(headers), bodyHash: bodyHash(wanted) }
    const earlier = await attemptOf(read, visitor.userId, attempt.key)
    const placing = earlier
      ? again(earlier, attempt.bodyHash)
      : await keep.placeOrder(await decide(wanted, { visitor, attempt, caller }))
    if ('placed' in placing) told()
    return { status: 201, body: await ownOrder(visitor.userId, idOf(placing)) }
  })

  api.open(calls.orders, async ({ wanted, visitor }) => {
    const { orders, next } = await page(visitor.userId, wanted)
    return { body: orders, headers: next === undefined ? {} : { link: `</orders?before=${next}>; rel="next"` } }
  })

  api.open(calls.myOrders, async ({ wanted, visitor }) => {
    const { orders, next } = await page(visitor.userId, wanted)
    return { body: { success: true, data: orders, next } }
  })

  api.open(calls.cancelOrder, async ({ parts, visitor }) => {
    const canceling = await keep.cancelOrder({ orderId: idFrom(parts.id), userId: visitor.userId, at: now() })
    if ('canceled' in canceling) return { body: { success: true, message: words.orders.canceled } }
    if (canceling.refused === 'unknown') throw new Refusal(404, words.orders.unknown)
    throw new Refusal(409, words.orders.notCancellable)
  })

  api.open(calls.generateBarcode, async ({ wanted, visitor }) => {
    const { orderNumber } = await ownOrder(visitor.userId, idFrom(wanted.orderData.orderId))
    return { body: { success: true, orderNumber, barcode: await barcodeOf(orderNumber) } }
  })

  const decide = decideOrder({ read, snapshot, settings, now })

  /** The order behind a placing, or the sentence for what stands against it. */
  function idOf(placing: Placing): string {
    if ('placed' in placing) return placing.placed.id
    if ('repeated' in placing) return placing.repeated.id
    if (placing.refused === 'too-many-from-there') throw tooOften(placing)
    if (placing.refused === 'other-body') throw new Refusal(422, words.checkout.otherAttempt)
    throw new Refusal(429, words.checkout.tooManyOpen(settings.openOrdersPerAccount))
  }

  async function ownOrder(userId: string, orderId: string) {
    const order = await orderOf(read, userId, orderId)
    if (order === undefined) throw new Refusal(404, words.orders.unknown)
    return orderView(snapshot.current(), order)
  }

  async function page(
    userId: string,
    { before, search = '' }: { before?: string | undefined; search?: string | undefined },
  ) {
    const found = await ordersOf(read, userId, { behind: placeFrom(before), having: searchWords(search) })
    const catalogue = snapshot.current()
    return {
      orders: found.orders.map((order) => orderView(catalogue, order)),
      next: found.next && `${found.next.placedAt}.${found.next.id}`,
    }
  }
}

/** What can be no id is not looked for. */
function idFrom(typed = ''): string {
  if (!/^[A-Za-z0-9-]{1,80}$/.test(typed)) throw new Refusal(404, words.orders.unknown)
  return typed
}

function placeFrom(typed: string | undefined): Place | undefined {
  if (typed === undefined) return undefined
  const [, placedAt, id] = /^([0-9]{1,15})\.([A-Za-z0-9-]{1,80})$/.exec(typed) ?? []
  if (placedAt === undefined || id === undefined) throw new Refusal(400, words.orders.badPage)
  return { placedAt: Number(placedAt), id }
}
