import { Sentence } from '#kit/sentence.tsx'
import { type Paise, readableShort } from '#shop/money.ts'
import { ifMissingChoices, type OrderWishes } from '#shop/orders/order-wishes.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { Chips } from './chips.tsx'

/** What the customer wants where something is missing, or weighs more: the very choices of their own checkout. */
export function WishChips({
  wishes,
  total,
  onChange,
}: {
  wishes: OrderWishes
  total: Paise | undefined
  onChange: (wishes: OrderWishes) => void
}) {
  return (
    <section className="order-card wish-chips">
      <Chips
        head={orderWishesWords.ifMissing}
        chosen={wishes.ifMissing}
        chips={ifMissingChoices.map((name) => ({ name, words: orderWishesWords.ifMissingChoices[name] }))}
        onChoose={(name) =>
          onChange({ ...wishes, ifMissing: ifMissingChoices.find((one) => one === name) ?? wishes.ifMissing })
        }
      />
      <label className="wish-cap">
        <input
          type="checkbox"
          checked={wishes.cap === 'as-shown'}
          onChange={({ target }) => onChange({ ...wishes, cap: target.checked ? 'as-shown' : 'about' })}
        />
        <span>
          <Sentence words={orderWishesWords.neverMore} total={total === undefined ? '' : readableShort(total)} />
        </span>
      </label>
    </section>
  )
}
