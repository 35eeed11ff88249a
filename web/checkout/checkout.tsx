import { checkoutWords } from '#words/checkout.ts'
import { frameWords } from '#words/frame.ts'
import { ButtonLink } from '#kit/button.tsx'
import { paths } from '#web/paths.ts'
import { siteLinks } from '#web/site/links.ts'
import { WaitingOrder } from '#web/unsent/waiting-order.tsx'
import type { CheckoutFacts } from './checkout-facts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { Placed } from './placed.tsx'
import { usePlacing } from './use-placing.ts'

/** From a cart to an order. An order that waits for a line replaces the form until the shop has answered. */
export function Checkout(facts: CheckoutFacts) {
  const placing = usePlacing(facts)
  const { outcome } = placing
  if (outcome && 'placed' in outcome)
    return <Placed order={outcome.placed} barcode={outcome.barcode} token={facts.token} book={facts.book} />
  if (placing.reading) return <p>{frameWords.loading}</p>
  if (placing.waiting)
    return (
      <WaitingOrder
        as="h1"
        unsent={placing.waiting}
        token={facts.token}
        isSending={placing.isSending}
        isOnDisk={outcome === undefined || !('waits' in outcome) || outcome.isOnDisk}
      />
    )
  if (facts.cart.items.length === 0)
    return (
      <div className="stack">
        <h1>{checkoutWords.title}</h1>
        <p>{checkoutWords.emptyCart}</p>
        <div className="placed-links">
          <ButtonLink prefetch="intent" to={paths.home}>
            {checkoutWords.chooseFish}
          </ButtonLink>
          <ButtonLink prefetch="intent" look="quiet" to={siteLinks.myOrders.to}>
            {siteLinks.myOrders.title}
          </ButtonLink>
        </div>
      </div>
    )
  return <CheckoutForm {...facts} placing={placing} />
}
