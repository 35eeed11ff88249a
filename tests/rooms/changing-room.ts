import { randomUUID } from 'node:crypto'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import type { Open } from '#tests/running/databases.ts'
import { ashasChange, papletLine } from './orders-room.ts'
import { openStockRoom } from './stock-room.ts'

type Change = Parameters<typeof ashasChange>[0]
export type Answer = OrderToChange & {
  message?: string
  now?: OrderToChange
  short?: object
  prices?: object
  field?: string
}

/** A shop in which Asha changes what she has ordered. */
export async function openChanging(open: Open, options: Parameters<typeof openStockRoom>[1] = {}) {
  const shop = await openStockRoom(open, options)
  const ask = (path: string, body?: object, key: string = randomUUID()) =>
    shop.asAsha<Answer>(path, body, body === undefined ? {} : { method: 'PATCH', key })
  return {
    ...shop,
    ordered: async (quantity = 2) => (await shop.order(quantity)).body._id,
    look: async (id: string) => (await ask(`/orders/${id}/change`)).body,
    change: (id: string, different: Change, key?: string) => ask(`/orders/${id}`, ashasChange(different), key),
    packs: (quantity: number, different: Change = {}): Change => ({
      lines: [{ ...papletLine, line: 1, quantity }],
      totalPrice: quantity * papletLine.price,
      ...different,
    }),
    slots: () =>
      shop.database.read.selectFrom('delivery_slots').select(['id', 'taken']).where('taken', '>', 0).execute(),
  }
}
