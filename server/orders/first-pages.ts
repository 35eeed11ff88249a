import type { Catalogue } from '#shop/catalogue/product.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { KeptBody } from '#server/http/kept-bodies.ts'
import { orderViews } from './order-view.ts'
import type { OrdersDeps } from './orders-deps.ts'
import { ordersOf, type Place, stateOfNewest } from './orders-store.ts'

/** A page of somebody's orders, newest first. */
export interface PageOfOrders {
  readonly orders: OrderView[]
  readonly next: Place | undefined
}

/**
 * The page with which My Orders begins. To read 20 orders and to write them out costs twice the rest of the call, so the
 * page is made again only when something that it is made of is another one: any process may have changed that, so it is
 * read each time.
 */
export function openFirstPages<Body>(
  { database, snapshot, now }: Pick<OrdersDeps, 'database' | 'snapshot' | 'now'>,
  asBody: (page: PageOfOrders) => Body,
): (userId: string) => Promise<KeptBody<Body>> {
  let catalogue: Catalogue | undefined
  let catalogues = 0

  function catalogueNow(): { readonly catalogue: Catalogue; readonly nr: number } {
    const current = snapshot.current()
    if (catalogue !== current) catalogues += 1
    catalogue = current
    return { catalogue, nr: catalogues }
  }

  return async (userId) => {
    const { catalogue, nr } = catalogueNow()
    const at = now()
    // Before the orders themselves: a page may be newer than what it is kept under, never older.
    const orders = await stateOfNewest(database.read, userId)
    const open = orders.map(({ change_until: until }) => until !== null && at < until)
    return new KeptBody(JSON.stringify([userId, nr, orders, open]), async () => {
      const found = await ordersOf(database.read, userId, {})
      return asBody({ orders: orderViews({ catalogue, at }, found.orders), next: found.next })
    })
  }
}
