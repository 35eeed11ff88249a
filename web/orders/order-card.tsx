import { useId, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { shopTimeZone } from '#shop/moment.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { orderPath } from '#web/paths.ts'
import { momentInWords } from '#words/formatters.ts'
import { ordersWords } from '#words/orders.ts'
import { AddressLines } from './address-lines.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderTotal } from './order-total.tsx'
import { OrderWhen } from './order-when.tsx'
import type { OrdersFacts } from './orders-facts.ts'
import { statusInWords } from './status-in-words.ts'
import { sumOf } from './sum-of.ts'
import { Timeline, TooLate } from './timeline.tsx'
import { useWeights } from './use-weights.ts'
import { Weights } from './weights.tsx'

export function OrderCard({
  order,
  progress,
  facts,
  token,
  onCancel,
}: {
  order: OrderView
  progress?: OrderProgress | undefined
  facts: OrdersFacts
  token: string
  onCancel: () => void
}) {
  const head = useId()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const weights = useWeights(order, { token, progress })
  const sum = sumOf(order, weights)
  const { _id, orderNumber, orderDate, status, cancellable, shippingAddress, cartItems } = order
  return (
    <li className="order-card" aria-labelledby={head}>
      <div className="order-head">
        <h2 id={head}>
          <Link to={orderPath(_id)}>{ordersWords.orderNumbered(orderNumber)}</Link>
        </h2>
        <span className="tag" data-status={status || firstStatus}>
          {statusInWords(status || firstStatus)}
        </span>
      </div>
      <p className="muted">
        <time dateTime={orderDate}>{momentInWords(Date.parse(orderDate), shopTimeZone)}</time>
      </p>
      <OrderWhen order={order} />
      <Timeline order={order} progress={progress} />
      <OrderItems items={cartItems} isWeighed={sum.most === undefined} facts={facts} />
      <Weights id={_id} head="h3" weights={weights} token={token} />
      <OrderTotal sum={sum} />
      <div className="order-deeds">
        <OrderAgain order={order} facts={facts} />
        <Button look="quiet" aria-expanded={open} aria-controls={panel} onClick={() => setOpen(!open)}>
          {open ? ordersWords.hideAddress : ordersWords.showAddress}
        </Button>
        {cancellable && (
          <Button look="plain" aria-label={ordersWords.cancelOrder(orderNumber)} onClick={onCancel}>
            {ordersWords.cancel}
          </Button>
        )}
        <TooLate order={order} />
      </div>
      <div id={panel} hidden={!open}>
        <AddressLines address={shippingAddress} />
      </div>
    </li>
  )
}
