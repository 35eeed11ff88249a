import { useEffect, useRef, useState } from 'react'
import { ButtonLink } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { readable, rupees } from '#shop/money.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { KeepAs } from '#web/addresses/keep-as.tsx'
import type { Book } from '#web/addresses/use-book.ts'
import { Barcode } from '#web/orders/barcode.tsx'
import { OrderWhen } from '#web/orders/order-when.tsx'
import { OwnWishes } from '#web/orders/own-wishes.tsx'
import { VerifyBy } from '#web/orders/verify-by.tsx'
import { paths } from '#web/paths.ts'
import { TellWeighed } from '#web/push/tell-weighed.tsx'
import { Awaited } from '#web/site/awaited.tsx'
import { siteLinks } from '#web/site/links.ts'
import { Seller } from '#web/site/seller.tsx'
import { About, AtMost, ScaleDecides } from '#web/site/unweighed.tsx'
import { DiscardedNotice } from '#web/unsent/unsent-notice.tsx'
import { WaitingOrder } from '#web/unsent/waiting-order.tsx'
import { checkoutWords } from '#words/checkout.ts'
import { unsentWords } from '#words/unsent.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { usePlacing } from './use-placing.ts'

/** From a cart to an order. An order without a definite answer replaces the form until the shop has answered. */
export function Checkout(now: CheckoutFacts) {
  const placing = usePlacing(now)
  // A yes empties the cart a moment before the page says so: until then it stands as it was pressed.
  const [pressed, setPressed] = useState(now.cart)
  if (!placing.busy && pressed !== now.cart) setPressed(now.cart)
  const facts = placing.busy ? { ...now, cart: pressed } : now
  const { outcome } = placing
  if (outcome && 'placed' in outcome) {
    const { placed: order, barcode, wasDiscarded } = outcome
    return <Placed {...{ order, barcode, wasDiscarded }} token={facts.token} book={facts.book} />
  }
  if (placing.reading) return <Awaited title={checkoutWords.title} />
  if (placing.waiting)
    return (
      <WaitingOrder
        as="h1"
        unsent={placing.waiting}
        token={facts.token}
        isSending={placing.isSending}
        {...(outcome && 'waits' in outcome && { isOnDisk: outcome.isOnDisk, saidFirst: outcome.said })}
      />
    )
  const discarded = <DiscardedNotice unsent={placing.discarded} />
  if (facts.cart.items.length === 0)
    return (
      <div className="stack">
        <h1>{checkoutWords.title}</h1>
        {discarded}
        {outcome && 'refused' in outcome && <p role="alert">{outcome.refused}</p>}
        <p>{checkoutWords.emptyCart}</p>
        <div className="placed-links">
          <ButtonLink to={paths.home}>{checkoutWords.chooseFish}</ButtonLink>
          <ButtonLink look="quiet" to={siteLinks.myOrders.to}>
            {siteLinks.myOrders.title}
          </ButtonLink>
        </div>
      </div>
    )
  return (
    <>
      {discarded}
      <CheckoutForm {...facts} placing={placing} />
    </>
  )
}

/** The order stands: its number, its barcode, and the way to it. */
function Placed({
  order,
  barcode,
  wasDiscarded,
  token,
  book,
}: {
  order: OrderView
  barcode: string | undefined
  wasDiscarded: true | undefined
  token: string
  book: Book
}) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    scrollTo({ top: 0 })
    head.current?.focus()
  }, [])
  return (
    <div className="placed stack">
      <h1 ref={head} tabIndex={-1}>
        {wasDiscarded ? unsentWords.placedBefore(order.orderNumber) : checkoutWords.placed}
      </h1>
      <OrderWhen order={order} />
      <VerifyBy order={order} token={token} />
      <p>
        <Sentence
          words={checkoutWords.keepReady}
          number={<strong>{order.orderNumber}</strong>}
          total={
            order.isWeighed ? (
              <strong>{readable(rupees(order.totalPrice))}</strong>
            ) : (
              <>
                <About /> <strong>{readable(rupees(order.totalPrice))}</strong> (
                <AtMost most={rupees(order.mostPrice)} />)
              </>
            )
          }
        />
      </p>
      {!order.isWeighed && <ScaleDecides />}
      <OwnWishes order={order} />
      <KeepAs address={order.shippingAddress} book={book} />
      {barcode === undefined ? (
        <p>{checkoutWords.noBarcode}</p>
      ) : (
        <Barcode picture={barcode} orderNumber={order.orderNumber} />
      )}
      <Seller />
      <div className="placed-links">
        <ButtonLink to={siteLinks.myOrders.to}>{siteLinks.myOrders.title}</ButtonLink>
        <ButtonLink look="quiet" to={paths.home}>
          {checkoutWords.goOn}
        </ButtonLink>
      </div>
      <TellWeighed status={order.status} token={token} />
      {order.lapsesAt === undefined && <ProveMobile token={token} />}
    </div>
  )
}
