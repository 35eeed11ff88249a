import { type Paise, readable } from '#shop/money.ts'
import { type Cap, ifMissingChoices } from '#shop/orders/wishes.ts'
import { checkoutWords } from '#words/checkout.ts'
import { Sentence } from '#kit/sentence.tsx'
import type { KeptWishes } from '#web/unsent/kept-wishes.ts'

/** What the scale may bring, and what to do where something is missing: both have an answer already, so nothing must be chosen. */
export function Wishes({
  wishes,
  total,
  onChange,
}: {
  wishes: KeptWishes
  total: Paise
  onChange: (wishes: KeptWishes) => void
}) {
  const { cap, ifMissing } = wishes
  return (
    <>
      <fieldset className="checkout-part">
        <legend>
          <h2>{checkoutWords.scale}</h2>
        </legend>
        <label className="check">
          <input
            type="checkbox"
            name="cap"
            value={'as-shown' satisfies Cap}
            checked={cap === 'as-shown'}
            onChange={({ target }) => onChange({ ...wishes, cap: target.checked ? 'as-shown' : 'about' })}
          />
          <span>
            <Sentence words={checkoutWords.neverMore} total={<strong>{readable(total)}</strong>} />
            <span className="small muted wish-hint">{checkoutWords.neverMoreHint}</span>
          </span>
        </label>
      </fieldset>
      <fieldset className="checkout-part">
        <legend>
          <h2>{checkoutWords.ifMissing}</h2>
        </legend>
        {ifMissingChoices.map((choice) => (
          <label key={choice} className="check payment">
            <input
              type="radio"
              name="if-missing"
              value={choice}
              checked={ifMissing === choice}
              onChange={() => onChange({ ...wishes, ifMissing: choice })}
            />
            {checkoutWords.ifMissingChoices[choice]}
          </label>
        ))}
      </fieldset>
    </>
  )
}
