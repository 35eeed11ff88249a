import { randomBytes, randomUUID, randomUUIDv7 } from 'node:crypto'
import type { WantedOrder } from '#server/orders/place-order.ts'
import { sampleIdentity } from '#shop/accounts/identity.ts'
import { rupees, times } from '#shop/money.ts'
import { orderNumber, orderNumberBytes } from '#shop/orders/order-number.ts'
import { noWishes } from '#shop/orders/order-wishes.ts'
import { wholeGrams } from '#shop/weight.ts'
import { plentyFor } from './messages.ts'
import { ashasAddress } from './order-views.ts'

const mobile = '+919820000001'

/** Two packs of pomfret for Asha, priced and decided; a test changes what it is about. */
export function newOrder(different: Partial<WantedOrder> = {}): WantedOrder {
  const price = rupees(1000)
  return {
    id: randomUUIDv7(),
    numbers: [orderNumber(randomBytes(orderNumberBytes))],
    userId: 'asha',
    placedAt: Date.UTC(2026, 10, 21, 6),
    total: times(price, 2),
    most: rupees(2200),
    wishes: noWishes,
    shippingAddress: ashasAddress,
    billingAddress: ashasAddress,
    payment: 'cash',
    language: 'en',
    lines: [
      {
        productId: 4,
        cartId: 'pdpImage4',
        title: 'Whole Silver Pomfret (Paplet)',
        size: 'Jumbo',
        weight: '500 g',
        grams: 500,
        cleaning: undefined,
        price,
        quantity: 2,
        linePrice: times(price, 2),
        most: rupees(2200),
        tolerated: wholeGrams(1100),
        otherPacks: [],
        labelWeight: 'gross',
      },
    ],
    attempt: { key: randomUUID(), bodyHash: 'as sent' },
    message: {
      id: randomUUID(),
      to: mobile,
      shop: sampleIdentity.name,
      fssai: sampleIdentity.fssai,
      budget: plentyFor(mobile),
    },
    limits: { mostOpen: 1000, turns: [] },
    ...different,
  }
}
