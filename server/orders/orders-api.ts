import { type Kysely, sql } from 'kysely'
import { searchesOf } from '#server/catalogue/searches.ts'
import type { Api } from '#server/http/api.ts'
import { KeptBody } from '#server/http/json.ts'
import { Refusal, tooOften } from '#server/http/refusal.ts'
import { batched } from '#server/storage/batched.ts'
import type { Database } from '#server/storage/database.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { lastPack } from '#shop/cart/quick-pack.ts'
import { type Catalogue, productById } from '#shop/catalogue/product.ts'
import type { Language } from '#shop/languages.ts'
import { inRupees } from '#shop/money.ts'
import { openStatuses, standingMoves } from '#shop/orders/moves.ts'
import { changeableStatuses } from '#shop/orders/order-open.ts'
import { calls } from '#shop/wire/calls.ts'
import { cartItemOf } from '#shop/wire/cart-item.ts'
import { cleaningToWire } from '#shop/wire/cleaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { searchTerms } from '#shop/words/orders/order-terms.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { spokenIn } from '#shop/words/spoken-in.ts'
import { attemptOf, endedAttempt, sentKey } from './attempt.ts'
import { barcodeOf } from './barcode.ts'
import { movesOfMany, type StoredMove } from './order-moves-store.ts'
import { isAhead, overlap } from './order-topic.ts'
import { lateView, orderViews, stillOpen } from './order-view.ts'
import { idFrom, type OrdersDeps, ownOrder } from './orders-deps.ts'
import { ordersOf, type Place, type StoredOrder, stateOfNewest } from './orders-store.ts'
import { openPlacing } from './placing-api.ts'

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

/** What came of an attempt to place an order, for whoever had no answer to it. */
function openAttempts(api: Api, deps: OrdersDeps): void {
  const { database, settings, now } = deps

  const answer = async (userId: string, orderId: string | undefined) => ({
    body: { order: orderId === undefined ? undefined : await ownOrder(deps, userId, orderId) },
  })

  api.open(calls.orderOfAttempt, async ({ params, visitor: { userId } }) => {
    const attempt = await attemptOf(database.read, userId, sentKey(params.key ?? ''))
    return answer(userId, attempt?.order_id === endedAttempt ? undefined : attempt?.order_id)
  })

  api.open(calls.endAttempt, async ({ params, visitor: { userId } }) => {
    const turn = { limit: settings.limits.endAttemptPerAccount, who: userId }
    const ended = await database.run.endAttempt({ userId, key: sentKey(params.key ?? ''), at: now(), turn })
    if ('over' in ended) throw tooOften(ended.over)
    return answer(userId, ended.orderId)
  })
}

/** 'As last time': what somebody took last of each product, from the newest of their own orders. */
function openLastPacks(api: Api, { database, snapshot }: Pick<OrdersDeps, 'database' | 'snapshot'>): void {
  api.open(calls.lastPacks, async ({ visitor }) => {
    const { orders } = await ordersOf(database.read, visitor.userId, {})
    const packs = newestLines(orders).flatMap(({ product_id: id, size, weight, cleaning }) => {
      const product = productById(snapshot.current(), id)
      const last = { weight, ...(size === '' ? {} : { size }), ...(cleaning === null ? {} : { cleaning }) }
      const pack = product && lastPack(product, last)
      return pack === undefined ? [] : [{ ...pack, item: cartItemOf(pack.item), mostPrice: inRupees(pack.mostPrice) }]
    })
    return { body: { packs } }
  })
}

/** Of each product the line of the newest order that has it. */
function newestLines(orders: readonly StoredOrder[]): StoredOrder['lines'][number][] {
  const newest = new Map<number, StoredOrder['lines'][number]>()
  for (const line of orders.flatMap(({ lines }) => lines))
    if (!newest.has(line.product_id)) newest.set(line.product_id, line)
  return [...newest.values()]
}

/** A page of somebody's orders, newest first. */
interface PageOfOrders {
  readonly orders: OrderView[]
  readonly next: Place | undefined
}

/**
 * The page with which My Orders begins. To read 20 orders and to write them out costs twice the rest of the call, so the
 * page is made again only when something that it is made of is another one: any process may have changed that, so it is
 * read each time.
 */
function openFirstPages<Body>(
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
    const late = orders.map((order) => 'late' in lateView(order, at))
    return new KeptBody(JSON.stringify([userId, nr, orders, open, late]), async () => {
      const found = await ordersOf(database.read, userId, {})
      return asBody({ orders: orderViews({ catalogue, at }, found.orders), next: found.next })
    })
  }
}

/** How far a person's orders are: those that are named, or those that changed since the last answer. */
function openProgress(
  api: Api,
  { database: { read }, now }: { database: Pick<Database<unknown>, 'read'>; now: () => number },
): void {
  api.open(calls.orderProgress, async ({ wanted: { since, orders = '' }, visitor: { userId }, language }) => {
    const at = now()
    const rows =
      since === undefined
        ? await ownOrdersAmong(read, userId, orders.split(','))
        : await changedOrdersOf(read, userId, { since: isAhead(Number(since), at) ? 0 : Number(since) - overlap, at })
    const moves = await movesOfMany(
      read,
      rows.map(({ id }) => id),
    )
    return { body: { now: at, orders: rows.map((row) => progressOf(row, moves.get(row.id) ?? [], { at, language })) } }
  })
}

const progressOf = (
  row: { id: string; status: string; change_until: number | null } & Parameters<typeof lateView>[0],
  moves: readonly StoredMove[],
  { at, language }: { at: number; language: Language },
): OrderProgress => ({
  _id: row.id,
  status: row.status,
  ...stillOpen(row, at),
  ...lateView(row, at),
  steps: standingMoves(moves).map(({ move, to, at: movedAt, by, reason }) => ({
    status: to,
    at: movedAt,
    ...(move === 'change' ? { changed: true as const } : {}),
    ...(move === 'change' && by.who === 'staff' ? { byShop: true as const } : {}),
    ...(move === 'lapse' ? { lapsed: true as const } : {}),
    ...(move === 'reject' && reason !== '' ? { reason: reasonSaid(reason, spokenIn(language)) } : {}),
  })),
})

type Read = Kysely<Tables>

/** More at once nobody looks at. */
const mostChanged = 100

/** The orders of this person that were placed or moved since that moment, whose cut-off has come, or whose slot is over, newest change first. */
async function changedOrdersOf(read: Read, userId: string, when: { since: number; at: number }) {
  return (await changedOnes(read, { userId, ...when })).rows
}

const progressColumns = [
  'id',
  'status',
  'change_until',
  'slot_starts_at',
  'slot_ends_at',
  'expected_at',
  'expected_reason',
] as const

const changedOnes = prepared((read, { userId, since, at }: { userId: string; since: number; at: number }) =>
  read
    .selectFrom('orders')
    .select(progressColumns)
    .where('user_id', '=', userId)
    .where((row) =>
      row.or([
        row('changed_at', '>=', since),
        row.and([
          row('change_until', '>=', since),
          row('change_until', '<=', at),
          row(
            'status',
            'in',
            changeableStatuses.map((status) => sql.lit(status)),
          ),
        ]),
        row.and([row('slot_ends_at', '>=', since), row('slot_ends_at', '<=', at), row('status', 'in', openStatuses)]),
      ]),
    )
    .orderBy('changed_at', 'desc')
    .limit(sql.lit(mostChanged)),
)

/** Those of these orders that are this person's. */
async function ownOrdersAmong(read: Read, userId: string, ids: readonly string[]) {
  const rows = await ownersOf(read, ids.slice(0, mostChanged))
  return rows.filter((row) => row.user_id === userId)
}

const ownersOf = batched((read, ids) =>
  read
    .selectFrom('orders')
    .select([...progressColumns, 'user_id'])
    .where('id', 'in', ids),
)
