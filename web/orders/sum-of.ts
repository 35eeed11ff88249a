import { type Paise, rupees } from '#shop/money.ts'
import { firstStatus, isUnderWay } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'

/** What an order comes to, as far as that is known. */
export interface SumOfOrder {
  readonly total: Paise
  /** the most that it can be, as long as it is not weighed */
  readonly most?: Paise
  /** what rounding down to the rupee took off, once it is weighed */
  readonly rounding?: Paise
  /** what of it the shop has given back, and what is to pay since */
  readonly credit?: { readonly credited: Paise; readonly toPay: Paise }
}

/** What came last from the scale counts. An order from before the scale that is delivered costs what it cost. */
export function sumOf(
  order: Pick<OrderView, 'totalPrice' | 'mostPrice' | 'isWeighed' | 'status' | 'credit'>,
  weights: WeighedOrder | undefined,
): SumOfOrder {
  const { credit } = weights ?? order
  const given = credit && { credit: { credited: rupees(credit.credited), toPay: rupees(credit.toPay) } }
  if (weights?.isFinal) return { total: rupees(weights.total), rounding: rupees(weights.rounding), ...given }
  const { total, most } = weights ?? { total: order.totalPrice, most: order.mostPrice }
  const isKnown = (weights === undefined && order.isWeighed) || !isUnderWay(order.status || firstStatus)
  return { total: rupees(total), ...(isKnown ? {} : { most: rupees(most) }), ...given }
}
