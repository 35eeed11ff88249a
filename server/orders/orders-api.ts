import { calls } from '#shop/wire/calls.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import { searchTerms } from '#shop/orders/order-terms.ts'
import { searchesOf } from '#server/catalogue/searches.ts'
import type { Api } from '#server/http/api.ts'
import { Refusal } from '#server/http/refusal.ts'
import { barcodeOf } from './barcode.ts'
import { openFirstPages, type PageOfOrders } from './first-pages.ts'
import { orderViews } from './order-view.ts'
import { idFrom, type OrdersDeps, ownOrder } from './orders-deps.ts'
import { type Place, ordersOf } from './orders-store.ts'
import { openLastPacks } from './last-packs-api.ts'
import { openAttempts } from './attempts-api.ts'
import { openPlacing } from './placing-api.ts'
import { openProgress } from './progress-api.ts'

/** Placing and seeing one's own orders; those of others are as good as none. */
export function openOrders(api: Api, deps: OrdersDeps): void {
  const { database, snapshot, now } = deps

  openPlacing(api, deps)
  openAttempts(api, deps)
  openProgress(api, deps)
  openLastPacks(api, deps)

  api.open(calls.orders, async ({ wanted, visitor }) => {
    const { orders, next } = await page(visitor.userId, wanted)
    const link = next === undefined ? {} : { link: `</orders?before=${namedPlace(next)}>; rel="next"` }
    return { body: orders, headers: link }
  })

  const firstPageOf = openFirstPages(deps, inMyOrders)

  api.open(calls.myOrders, async ({ wanted, visitor }) => {
    const isFirst = wanted.before === undefined && (wanted.search ?? '') === ''
    if (isFirst) return { body: await firstPageOf(visitor.userId) }
    return { body: inMyOrders(await page(visitor.userId, wanted)) }
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
    const { orders, next } = await ordersOf(database.read, userId, { behind: placeFrom(before), having })
    return { orders: orderViews({ catalogue: snapshot.current(), at: now() }, orders), next }
  }
}

const inMyOrders = ({ orders, next }: PageOfOrders) => ({
  success: true as const,
  data: orders,
  next: next && namedPlace(next),
})

const namedPlace = ({ placedAt, id }: Place): string => `${placedAt}.${id}`

function placeFrom(typed: string | undefined): Place | undefined {
  if (typed === undefined) return undefined
  const [, placedAt, id] = /^([0-9]{1,15})\.([A-Za-z0-9-]{1,80})$/.exec(typed) ?? []
  if (placedAt === undefined || id === undefined) throw new Refusal(400, { refused: 'orders-page-unknown' })
  return { placedAt: Number(placedAt), id }
}
