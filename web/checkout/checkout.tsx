import { useState } from 'react'
import { checkoutWords } from '#words/checkout.ts'
import { ButtonLink } from '#kit/button.tsx'
import { paths } from '#web/paths.ts'
import { Awaited } from '#web/site/awaited.tsx'
import { siteLinks } from '#web/site/links.ts'
import { WaitingOrder } from '#web/unsent/waiting-order.tsx'
import type { CheckoutFacts } from './checkout-facts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { Placed } from './placed.tsx'
import { usePlacing } from './use-placing.ts'

/** From a cart to an order. An order without a definite answer replaces the form until the shop has answered. */
export function Checkout(now: CheckoutFacts) {
  const placing = usePlacing(now)
  // A yes empties the cart a moment before the page says so: until then it stands as it was pressed.
  const [pressed, setPressed] = useState(now.cart)
  if (!placing.busy && pressed !== now.cart) setPressed(now.cart)
  const facts = placing.busy ? { ...now, cart: pressed } : now
  const { outcome } = placing
  if (outcome && 'placed' in outcome)
    return <Placed order={outcome.placed} barcode={outcome.barcode} token={facts.token} book={facts.book} />
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
  if (facts.cart.items.length === 0)
    return (
      <div className="stack">
        <h1>{checkoutWords.title}</h1>
        <p>{checkoutWords.emptyCart}</p>
        <div className="placed-links">
          <ButtonLink to={paths.home}>{checkoutWords.chooseFish}</ButtonLink>
          <ButtonLink look="quiet" to={siteLinks.myOrders.to}>
            {siteLinks.myOrders.title}
          </ButtonLink>
        </div>
      </div>
    )
  return <CheckoutForm {...facts} placing={placing} />
}
