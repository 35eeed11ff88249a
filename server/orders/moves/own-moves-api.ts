import { calls } from '#shop/wire/calls.ts'
import type { Api } from '#server/http/api.ts'
import { idFrom, type OrdersDeps } from '#server/orders/orders-deps.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'
import { refusalOfCancel } from './cancel-refusals.ts'
import { openChanging } from './changing-api.ts'

/** What people do themselves with an order that they placed: cancel it, and change it. */
export function openOwnMoves(api: Api, deps: OrdersDeps): void {
  const { database, now, settings, messaging } = deps

  openChanging(api, deps)

  api.open(calls.cancelOrder, async ({ params, visitor }) => {
    const { userId } = visitor
    const buyer = await buyerOf(database.read, messaging, userId)
    const canceling = await database.run.cancelOrder({ orderId: idFrom(params.id), userId, at: now(), buyer })
    if ('canceled' in canceling) return { body: { success: true, message: { done: 'order-canceled' } as const } }
    throw refusalOfCancel(canceling, settings.identity)
  })
}
