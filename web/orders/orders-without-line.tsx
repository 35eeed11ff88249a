import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLine } from '#browser/line.ts'
import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { OfflineOrder } from '#shop/wire/kept-orders.ts'
import { orderPath, paths } from '#web/paths.ts'
import { useKeptOrders } from '#web/unsent/kept-orders.ts'
import { momentInWords } from '#words/formatters.ts'
import { frameWords } from '#words/frame.ts'
import { ordersWords } from '#words/orders.ts'
import { unsentWords } from '#words/unsent.ts'
import { FetchFailed } from './fetch-failed.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTotal } from './order-total.tsx'
import { OrderWhen } from './order-when.tsx'
import type { OrdersFacts } from './orders-facts.ts'
import { statusInWords } from './status-in-words.ts'
import { sumOf } from './sum-of.ts'

/**
 * The last orders as this browser keeps them: without a line or an answer, and without where they went. That the shop's own list
 * could not be fetched is said above them; without a line the page itself says so.
 */
export function OrdersWithoutLine({
  userId,
  facts,
  error,
  onRetry,
}: {
  userId: string | undefined
  facts: OrdersFacts
  /** why the shop's own list is not here; undefined while it is on its way */
  error: string | undefined
  onRetry: () => void
}) {
  const line = useLine()
  const kept = useKeptOrders(userId)
  if (kept === undefined) return <p>{frameWords.loading}</p>
  const failed = error !== undefined && <FetchFailed error={error} onRetry={onRetry} />
  if (kept === null || kept.orders.length === 0) return failed || <p role="status">{frameWords.loading}</p>
  return (
    <>
      {line === 'online' && failed}
      <AsOf at={kept.asOf} />
      <ul role="list" className="orders">
        {kept.orders.map((order) => (
          <li key={order._id} className="order-card">
            <h2>
              <Link to={orderPath(order._id)}>{ordersWords.orderNumbered(order.orderNumber)}</Link>
            </h2>
            <KeptOrderFacts order={order} facts={facts} />
          </li>
        ))}
      </ul>
      <p className="muted">{unsentWords.keptFew}</p>
      {!(line === 'online' && failed) && (
        <Button look="quiet" onClick={onRetry}>
          {ordersWords.tryAgain}
        </Button>
      )}
    </>
  )
}

/** One of them, on its own page. Where it is not kept, what else is to say of a shop that does not answer. */
export function OneKeptOrder({
  id,
  userId,
  facts,
  children,
}: {
  id: string
  userId: string | undefined
  facts: OrdersFacts
  children: ReactNode
}) {
  const line = useLine()
  const kept = useKeptOrders(userId)
  if (kept === undefined) return <p>{frameWords.loading}</p>
  const order = kept?.orders.find(({ _id }) => _id === id)
  if (order === undefined && line === 'online') return children
  return (
    <>
      <h1>{order ? ordersWords.orderNumbered(order.orderNumber) : ordersWords.order}</h1>
      {kept && order ? <AsOf at={kept.asOf} /> : <p role="status">{unsentWords.notKept}</p>}
      {order && <KeptOrderFacts order={order} facts={facts} />}
      <Link to={paths.myOrders}>{ordersWords.title}</Link>
    </>
  )
}

function AsOf({ at }: { at: number }) {
  const say = useLine() === 'offline' ? unsentWords.asOf : unsentWords.asOfUnheard
  return (
    <p role="status">
      <strong>{say(momentInWords(at, shopTimeZone))}</strong>
    </p>
  )
}

function KeptOrderFacts({ order, facts }: { order: OfflineOrder; facts: OrdersFacts }) {
  const sum = sumOf(order, undefined)
  const status = order.status || firstStatus
  return (
    <>
      <p>
        <span className="tag" data-status={status}>
          {statusInWords(status)}
        </span>{' '}
        <time className="muted" dateTime={order.orderDate}>
          {momentInWords(Date.parse(order.orderDate), shopTimeZone)}
        </time>
      </p>
      <OrderWhen order={order} />
      <OrderItems items={order.cartItems} isWeighed={sum.most === undefined} facts={facts} />
      <OrderTotal sum={sum} />
    </>
  )
}
