import { Link } from 'react-router'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { momentInWords, shopTimeZone } from '#shop/moment.ts'
import { ordersWords } from '#words/orders.ts'
import { Button } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { Seller } from '#web/site/seller.tsx'
import { paths } from '#web/paths.ts'
import { TellWeighed } from '#web/push/tell-weighed.tsx'
import { AddressLines } from './address-lines.tsx'
import { Barcode } from './barcode.tsx'
import { BuyersNote } from './buyers-note.tsx'
import { ChangeOrder } from './change-order.tsx'
import { OrderAgain } from './order-again.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderSums } from './order-total.tsx'
import type { OrdersFacts } from './orders-facts.ts'
import { OrderWhen } from './order-when.tsx'
import { statusInWords } from './status-in-words.ts'
import { sumOf } from './sum-of.ts'
import { Timeline, TooLate } from './timeline.tsx'
import { asFarAs } from './use-progress.ts'
import { useWeights } from './use-weights.ts'
import { VerifyBy } from './verify-by.tsx'
import { Weights } from './weights.tsx'

/** An order with what is shown beside it. */
export interface FoundOrder {
  readonly order: OrderView
  readonly barcode: string | undefined
  readonly weights: WeighedOrder | undefined
}

/** One order as it can be printed, with its barcode. */
export function OneOrder({
  found,
  progress,
  said,
  facts,
  token,
}: {
  found: FoundOrder
  progress: OrderProgress | undefined
  /** what has changed last, in words */
  said: string
  facts: OrdersFacts
  token: string
}) {
  const { barcode } = found
  const order = asFarAs(found.order, progress)
  const weights = useWeights(order, { token, progress, known: found.weights })
  const sum = sumOf(order, weights)
  const { _id, orderNumber, orderDate, status, cartItems, shippingAddress, billingAddress } = order
  return (
    <>
      <h1>{ordersWords.orderNumbered(orderNumber)}</h1>
      <p>
        <Sentence
          words={ordersWords.placedOn}
          moment={<time dateTime={orderDate}>{momentInWords(Date.parse(orderDate), shopTimeZone)}</time>}
          status={statusInWords(status)}
        />
      </p>
      <OrderWhen order={order} />
      <VerifyBy order={order} token={token} />
      <Timeline order={order} progress={progress} />
      <ChangeOrder order={order} />
      <TellWeighed status={status} token={token} />
      <p className="only-heard" role="status">
        {said}
      </p>
      {barcode && <Barcode picture={barcode} orderNumber={orderNumber} />}
      <OrderItems items={cartItems} isWeighed={sum.most === undefined} facts={facts} />
      {order.note !== undefined && <BuyersNote note={order.note} />}
      <Weights id={_id} head="h2" weights={weights} token={token} />
      <OrderSums sum={sum} />
      <div className="order-addresses">
        <section>
          <h2>{ordersWords.shippingAddress}</h2>
          <AddressLines address={shippingAddress} />
        </section>
        <section>
          <h2>{ordersWords.billingAddress}</h2>
          <AddressLines address={billingAddress} />
        </section>
      </div>
      <Seller />
      <TooLate order={order} />
      <div className="order-deeds unprinted">
        <OrderAgain order={order} facts={facts} />
        <Button onClick={() => print()}>{ordersWords.print}</Button>
        <Link to={paths.myOrders}>{ordersWords.title}</Link>
      </div>
    </>
  )
}
