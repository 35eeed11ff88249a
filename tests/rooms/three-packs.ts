import { randomUUID } from 'node:crypto'
import type { WantedOrderChange } from '#server/orders/moves/change-order.ts'
import { rupees, times } from '#shop/money.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { wholeGrams } from '#shop/weight.ts'
import { ashasAddress } from './order-views.ts'
import { newOrder } from './orders.ts'

const price = rupees(1000)
const late = '2026-11-24T09:00-11:00'

/** Three packs of pomfret instead of two, in the slot after the one that they were ordered in. */
export function threePacks(
  orderId: string,
  different: Partial<WantedOrderChange> & Pick<WantedOrderChange, 'at'>,
): WantedOrderChange {
  const [line] = newOrder().lines
  if (line === undefined) throw new Error('no line')
  return {
    orderId,
    userId: 'asha',
    seen: 1,
    attempt: { key: randomUUID(), bodyHash: 'as sent' },
    lines: [
      {
        ...line,
        grams: wholeGrams(line.grams),
        lineNo: 1,
        rate: price,
        quantity: 3,
        stays: 2,
        linePrice: times(price, 3),
        most: rupees(3300),
        tolerated: wholeGrams(1650),
      },
    ],
    total: times(price, 3),
    most: rupees(3300),
    wishes: noWishes,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    takes: [{ species: 'pomfret', size: 'Jumbo', lineNo: 1, landed: wholeGrams(500) }],
    comes: { pincode: '400012', name: late },
    turns: [],
    message: undefined,
    telling: undefined,
    ...different,
  }
}
