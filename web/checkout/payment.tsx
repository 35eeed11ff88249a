import { payments } from '#shop/checkout/checkout.ts'
import { checkoutWords } from '#words/checkout.ts'

/** How it is paid. Ways that do not work yet are shown disabled. */
export function Payment() {
  return (
    <fieldset className="checkout-part">
      <legend>
        <h2>{checkoutWords.payment}</h2>
      </legend>
      {payments.map(({ code, open }) => (
        <label key={code} className="check payment">
          <input type="radio" name="payment" value={code} defaultChecked={open} disabled={!open} />
          <span>
            {checkoutWords.payments[code]} {!open && <span className="tag">{checkoutWords.comingSoon}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
