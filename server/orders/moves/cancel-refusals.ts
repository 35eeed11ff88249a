import { Refusal } from '#server/http/refusal.ts'
import type { Identity } from '#shop/accounts/identity.ts'
import type { Canceling } from './cancel-order.ts'

/** Why an order is not canceled, and the telephone where something can still be done. */
export function refusalOfCancel(
  canceling: Exclude<Canceling, { canceled: true }>,
  { phone }: Pick<Identity, 'phone'>,
): Refusal {
  if ('until' in canceling) return new Refusal(409, { refused: 'cancel-too-late', until: canceling.until, phone })
  if (canceling.refused === 'unknown') return new Refusal(404, { refused: 'order-unknown' })
  return canceling.refused === 'begun'
    ? new Refusal(409, { refused: 'cancel-begun', phone })
    : new Refusal(409, { refused: 'order-not-cancellable' })
}
