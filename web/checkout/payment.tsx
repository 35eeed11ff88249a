import { payments } from '#shop/checkout.ts'
import { words } from '#shop/words.ts'

/** How it is paid. What does not work yet is seen, and disabled for everyone. */
export function Payment() {
  return (
    <fieldset className="checkout-part">
      <legend>
        <h2>Payment</h2>
      </legend>
      {payments.map(({ code, name, open }) => (
        <label key={code} className="check payment">
          <input type="radio" name="payment" value={code} defaultChecked={open} disabled={!open} />
          <span>
            {name} {!open && <span className="tag">{words.checkout.comingSoon}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
