import type { Api } from '#server/http/api.ts'
import { productById } from '#shop/catalogue/product.ts'
import { lastPack } from '#shop/cart/quick-pack.ts'
import { calls } from '#shop/wire/calls.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { type KeptOrder, ordersOf } from './orders-store.ts'

/** 'As last time': what somebody took last of each product, from the newest of their own orders. */
export function openLastPacks(api: Api, { database, snapshot }: Pick<OrdersDeps, 'database' | 'snapshot'>): void {
  api.open(calls.lastPacks, async ({ visitor }) => {
    const { orders } = await ordersOf(database.read, visitor.userId, {})
    const packs = newestLines(orders).flatMap(({ product_id: id, size, weight, cleaning }) => {
      const product = productById(snapshot.current(), id)
      const last = { weight, ...(size === '' ? {} : { size }), ...(cleaning === null ? {} : { cleaning }) }
      const pack = product && lastPack(product, last)
      return pack === undefined ? [] : [{ ...pack, item: cartItemOf(pack.item) }]
    })
    return { body: { packs } }
  })
}

/** Of each product the line of the newest order that has it. */
function newestLines(orders: readonly KeptOrder[]): KeptOrder['lines'][number][] {
  const newest = new Map<number, KeptOrder['lines'][number]>()
  for (const line of orders.flatMap(({ lines }) => lines))
    if (!newest.has(line.product_id)) newest.set(line.product_id, line)
  return [...newest.values()]
}
