import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { idFrom } from '#server/orders/orders-deps.ts'
import { buyerOf } from '#server/orders/tell-buyer.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import { calls } from '#shop/wire/calls.ts'
import type { Canceling } from './cancel-order.ts'
import { type OwnMovesDeps, openChanging } from './changing-api.ts'

/** What people do themselves with an order that they placed: cancel it, and change it. */
export function openOwnMoves(api: Api, deps: OwnMovesDeps): void {
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

/** Why an order is not canceled, and the telephone where something can still be done. */
function refusalOfCancel(
  canceling: Exclude<Canceling, { canceled: true }>,
  { phone }: Pick<Identity, 'phone'>,
): Refusal {
  if ('until' in canceling) return new Refusal(409, { refused: 'cancel-too-late', until: canceling.until, phone })
  if (canceling.refused === 'unknown') return new Refusal(404, { refused: 'order-unknown' })
  return canceling.refused === 'begun'
    ? new Refusal(409, { refused: 'cancel-begun', phone })
    : new Refusal(409, { refused: 'order-not-cancellable' })
}
