import { useRef } from 'react'
import { Button } from '#kit/button.tsx'
import { Dropdown, type Option } from '#kit/field.tsx'
import { isGone } from '#shop/catalogue/availability.ts'
import { settle, weightsFor } from '#shop/catalogue/choice.ts'
import { priceOf } from '#shop/catalogue/pricing.ts'
import type { Choice, Product, Size } from '#shop/catalogue/product.ts'
import { canHave, stockOfSize } from '#shop/stock/stock.ts'
import type { WeightLabel } from '#shop/weight.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import type { Back } from '#web/site/back-of.ts'
import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'
import { readableLabel, readableWeight, sizeInWords } from '#words/formatters.ts'
import { cleaningLabels, pickedWords } from '#words/picked.ts'

/** The dropdowns that a product has: size, weight, cleaning. Nothing must be chosen: what is missing is filled in. */
export function ChoiceForm({
  product,
  back,
  choice,
  onChoose,
}: {
  product: Product
  back: Back
  choice: Choice
  onChoose: (choice: Choice) => void
}) {
  const { placeholder } = pickedWords
  const dropdowns = useRef<HTMLDivElement>(null)

  // The button disappears with what it cleared, so the focus moves to the first choice.
  function clear() {
    onChoose({})
    dropdowns.current?.querySelector('select')?.focus()
  }
  return (
    <div className="choices" ref={dropdowns}>
      {product.sizes.length > 0 && (
        <Dropdown
          className="input choice-size"
          label={choicesWords.size}
          optional
          unmarked
          placeholder={placeholder}
          options={product.sizes.map((size) => sizeOption(product, size, back[size.label]))}
          value={choice.size ?? ''}
          onChange={({ target }) => onChoose(withSize(product, choice, target.value || undefined))}
        />
      )}
      <Dropdown
        label={choicesWords.weight}
        optional
        unmarked
        placeholder={placeholder}
        options={weightsFor(product, choice.size).map((weight) => weightOption(product, choice.size, weight))}
        value={choice.weight ?? ''}
        onChange={({ target }) =>
          onChoose({ ...choice, weight: product.weights.find((weight) => weight === target.value) })
        }
      />
      {product.cleaning.length > 0 && (
        <Dropdown
          className="input choice-cleaning"
          label={choicesWords.cleaning}
          optional
          unmarked
          placeholder={placeholder}
          options={product.cleaning.map((code) => ({ value: code, label: labelOfCleaning(code, { cleaningLabels }) }))}
          value={choice.cleaning ?? ''}
          onChange={({ target }) =>
            onChoose({ ...choice, cleaning: product.cleaning.find((code) => code === target.value) })
          }
        />
      )}
      {priceOf(product, choice) !== undefined && (
        <Button look="plain" className="clear" onClick={clear}>
          {choicesWords.clear}
        </Button>
      )}
    </div>
  )
}

/** One that is sold out stays in the list, and says so. */
function sizeOption(product: Product, size: Size, back: string | undefined): Option {
  const words = sizeInWords(size)
  if (!product.available || !isGone(product, size.label)) return { value: size.label, label: words }
  const label = back === undefined ? availabilityWords.sizeGone(words) : availabilityWords.sizeGoneUntil(words, back)
  return { value: size.label, label, disabled: true }
}

function weightOption(product: Product, size: string | undefined, weight: WeightLabel): Option {
  const left = stockOfSize(product, size)?.left
  if (typeof left !== 'number' || canHave(product, size, weight)) return { value: weight, label: readableLabel(weight) }
  return {
    value: weight,
    label: availabilityWords.tooMuch(readableLabel(weight), readableWeight(left)),
    disabled: true,
  }
}

/** A weight that the new size does not come in, or has not enough of, gives way to one that it does; a weight not chosen stays so. */
function withSize(product: Product, choice: Choice, size: string | undefined): Choice {
  const { weight } = settle(product, { ...choice, size })
  const fits = weight === undefined || canHave(product, size, weight) ? weight : settle(product, { size }).weight
  return { ...choice, size, weight: choice.weight && fits }
}
