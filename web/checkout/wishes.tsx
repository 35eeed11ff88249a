import type { Form } from '#forms/use-form.ts'
import { TextArea } from '#kit/field.tsx'
import { Sentence } from '#kit/sentence.tsx'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { type Paise, readable } from '#shop/money.ts'
import { ifMissingChoices, leftOfNote, type OrderWishes } from '#shop/orders/order-wishes.ts'
import { inWords } from '#shop/refusals.ts'
import { whyNotNote } from '#shop/wire/checkout.ts'
import { fieldFaults } from '#words/forms.ts'
import { orderWishesWords } from '#words/order-wishes.ts'

const noteField = 'cutter-note'

export const wishesChecks = { [noteField]: (typed: string) => inWords(fieldFaults, whyNotNote(typed)) }

/** All that a buyer may say of an order. Each has an answer already, so nothing must be chosen. */
export function Wishes({
  form,
  wishes,
  total,
  onChange,
}: {
  form: Form
  wishes: OrderWishes
  total: Paise
  onChange: (wishes: OrderWishes) => void
}) {
  const { cap, ifMissing, note } = wishes
  return (
    <>
      <fieldset className="checkout-part">
        <legend>
          <h2>{orderWishesWords.scale}</h2>
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
            <Sentence words={orderWishesWords.neverMore} total={<strong>{readable(total)}</strong>} />
            <span className="small muted wish-hint">{orderWishesWords.neverMoreHint}</span>
          </span>
        </label>
      </fieldset>
      <fieldset className="checkout-part">
        <legend>
          <h2>{orderWishesWords.ifMissing}</h2>
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
            {orderWishesWords.ifMissingChoices[choice]}
          </label>
        ))}
      </fieldset>
      <div className="checkout-part">
        <TextArea
          id={noteField}
          name={noteField}
          rows={2}
          label={orderWishesWords.note}
          optional
          hint={orderWishesWords.noteHint(leftOfNote(note))}
          error={form.errorOf(noteField)}
          value={note}
          onChange={({ target }) => onChange({ ...wishes, note: target.value })}
        />
      </div>
    </>
  )
}
