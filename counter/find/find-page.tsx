import { redirect } from 'react-router'
import { ask } from '#counter/ask.ts'
import { Dock } from '#counter/order/dock.tsx'
import { OrderCard } from '#counter/order/order-card.tsx'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { orderPath } from '#counter/scan/order-path.ts'
import { newestLookedThrough } from '#shop/orders/order-finding.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { scanWords } from '#words/lists.ts'
import type { Route } from './+types/find-page'

/** A whole number opens its order at once: a scan is one step. */
export async function loader(args: Route.LoaderArgs) {
  const typed = args.url.searchParams.get('search')?.trim().slice(0, 100) ?? ''
  const me = await ask(args, 'me')
  const { now, orders } =
    typed === ''
      ? { now: 0, orders: [] }
      : await ask(args, 'findOrders', { body: { search: parseOrderNumber(typed) ?? typed } })
  const [only] = orders
  if (only !== undefined && only.number === parseOrderNumber(typed)) throw redirect(orderPath(only, me))
  return { me, typed, now, orders }
}

export const meta = () => [{ title: scanWords.title }]

export default function FindPage({ loaderData: { me, typed, now, orders } }: Route.ComponentProps) {
  return (
    <>
      <h1>{scanWords.title}</h1>
      <FindOrder key={typed} me={me} orders={orders} typed={typed} />
      <p className="muted">{scanWords.reach(newestLookedThrough)}</p>
      {typed !== '' && (
        <h2 className="found-count">{orders.length === 0 ? scanWords.none(typed) : scanWords.found(orders.length)}</h2>
      )}
      <ul role="list" className="orders">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} now={now} me={me} />
        ))}
      </ul>
      <Dock orders={[]} now={now} />
    </>
  )
}
