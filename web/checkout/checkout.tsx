import { checkoutWords } from '#words/checkout.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { paths } from '#web/paths.ts'
import { siteLinks } from '#web/site/links.ts'
import type { CheckoutFacts } from './checkout-facts.ts'
import { CheckoutForm } from './checkout-form.tsx'
import { Placed } from './placed.tsx'
import { usePlacing } from './use-placing.ts'

/** From a cart to an order. A try that was cut off by a reload is asked after first. */
export function Checkout(facts: CheckoutFacts) {
  const placing = usePlacing(facts)
  const { outcome } = placing
  if (outcome && 'placed' in outcome)
    return <Placed order={outcome.placed} barcode={outcome.barcode} token={facts.token} book={facts.book} />
  if (placing.resuming)
    return (
      <div className="stack" role="status">
        <h1>{checkoutWords.placing}</h1>
        <p>{checkoutWords.earlier}</p>
      </div>
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
  return (
    <>
      {outcome && 'unproven' in outcome && outcome.unproven && <ProveMobile token={facts.token} isCalled />}
      <CheckoutForm {...facts} placing={placing} />
    </>
  )
}
