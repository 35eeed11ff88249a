import { calls } from '#shop/wire/calls.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { isId } from '#shop/id.ts'
import { searchTerms } from '#shop/order-terms.ts'
import { searchesOf } from '#server/catalogue/searches.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { barcodeOf } from './barcode.ts'
import { refusalOfCancel } from './cancel-refusals.ts'
import { openChanging } from './changing-api.ts'
import { orderViews } from './order-view.ts'
import { type OrdersDeps, ownOrder } from './orders-deps.ts'
import { type Place, ordersOf } from './orders-store.ts'
import { openLastPacks } from './last-packs-api.ts'
import { openPlacing } from './placing-api.ts'
import { openProgress } from './progress-api.ts'

/** Placing, seeing and canceling one's own orders; those of others are as good as none. */
export function openOrders(api: Api, deps: OrdersDeps): void {
  const { database, snapshot, now } = deps

  openPlacing(api, deps)
  openChanging(api, deps)
  openProgress(api, deps)
  openLastPacks(api, deps)

  api.open(calls.orders, async ({ wanted, visitor }) => {
    const { orders, next } = await page(visitor.userId, wanted)
    return { body: orders, headers: next === undefined ? {} : { link: `</orders?before=${next}>; rel="next"` } }
  })

  api.open(calls.myOrders, async ({ wanted, visitor }) => {
    const { orders, next } = await page(visitor.userId, wanted)
    return { body: { success: true, data: orders, next } }
  })

  api.open(calls.cancelOrder, async ({ params, visitor }) => {
    const canceling = await database.run.cancelOrder({ orderId: idFrom(params.id), userId: visitor.userId, at: now() })
    if ('canceled' in canceling) return { body: { success: true, message: { done: 'order-canceled' } as const } }
    throw refusalOfCancel(canceling, deps.settings.identity)
  })

  api.open(calls.generateBarcode, async ({ wanted, visitor }) => {
    const order = await ownOrder(deps, visitor.userId, idFrom(wanted.orderData.orderId))
    if (order === undefined) throw new Refusal(404, { refused: 'order-unknown' })
    const { orderNumber } = order
    return { body: { success: true, orderNumber, barcode: barcodeOf(orderNumber) } }
  })

  async function page(
    userId: string,
    { before, search = '' }: { before?: string | undefined; search?: string | undefined },
  ) {
    const having = searchTerms(search, { ...searchesOf(snapshot), cleaningKept: cleaningToWire })
    const found = await ordersOf(database.read, userId, { behind: placeFrom(before), having })
    return {
      orders: orderViews({ catalogue: snapshot.current(), at: now() }, found.orders),
      next: found.next && `${found.next.placedAt}.${found.next.id}`,
    }
  }
}

/** What can be no id is not looked for. */
function idFrom(typed = ''): string {
  if (!isId(typed)) throw new Refusal(404, { refused: 'order-unknown' })
  return typed
}

function placeFrom(typed: string | undefined): Place | undefined {
  if (typed === undefined) return undefined
  const [, placedAt, id] = /^([0-9]{1,15})\.([A-Za-z0-9-]{1,80})$/.exec(typed) ?? []
  if (placedAt === undefined || id === undefined) throw new Refusal(400, { refused: 'orders-page-unknown' })
  return { placedAt: Number(placedAt), id }
}
