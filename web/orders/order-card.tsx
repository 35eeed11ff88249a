import { useId, useState } from 'react'
import { Link } from 'react-router'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { readable, rupees } from '#shop/money.ts'
import { firstStatus } from '#shop/order-status.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { ordersWords } from '#words/orders.ts'
import { Button } from '#kit/button.tsx'
import { orderPath } from '#web/paths.ts'
import { AddressLines } from './address-lines.tsx'
import { OrderItems } from './order-items.tsx'
import type { OrdersFacts } from './orders-facts.ts'
import { Timeline, TooLate } from './timeline.tsx'

export function OrderCard({
  order,
  progress,
  facts,
  onCancel,
}: {
  order: OrderView
  progress?: OrderProgress | undefined
  facts: OrdersFacts
  onCancel: () => void
}) {
  const head = useId()
  const panel = useId()
  const [open, setOpen] = useState(false)
  const { _id, orderNumber, orderDate, totalPrice, status, cancellable, shippingAddress, cartItems } = order
  return (
    <li className="order-card" aria-labelledby={head}>
      <div className="order-head">
        <h2 id={head}>
          <Link to={orderPath(_id)}>{ordersWords.orderNumbered(orderNumber)}</Link>
        </h2>
        <span className="tag" data-status={status || firstStatus}>
          {status || firstStatus}
        </span>
      </div>
      <p className="muted">
        <time dateTime={orderDate}>{momentInWords(Date.parse(orderDate), shopTimeZone)}</time>
      </p>
      <Timeline order={order} progress={progress} />
      <OrderItems items={cartItems} facts={facts} />
      <p className="order-total">
        {ordersWords.total} <strong>{readable(rupees(totalPrice))}</strong>
      </p>
      <div className="order-deeds">
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
