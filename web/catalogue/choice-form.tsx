import { useRef } from 'react'
import { settle, weightsFor } from '#shop/catalogue/choice.ts'
import { labelOfCleaning } from '#shop/catalogue/cleaning.ts'
import type { Choice, Product, Size } from '#shop/catalogue/product.ts'
import { priceOf } from '#shop/pricing.ts'
import { choicesWords } from '#words/choices.ts'
import { Button } from '#kit/button.tsx'
import { Dropdown } from '#kit/field.tsx'

/** The dropdowns that a product has: size, weight, cleaning. Nothing must be chosen: what is missing is filled in. */
export function ChoiceForm({
  product,
  choice,
  onChoose,
}: {
  product: Product
  choice: Choice
  onChoose: (choice: Choice) => void
}) {
  const { placeholder } = choicesWords
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
          options={product.sizes.map((size) => ({ value: size.label, label: sizeInWords(size) }))}
          value={choice.size ?? ''}
          onChange={({ target }) => onChoose(withSize(product, choice, target.value || undefined))}
        />
      )}
      <Dropdown
        label={choicesWords.weight}
        optional
        unmarked
        placeholder={placeholder}
        options={weightsFor(product, choice.size).map((weight) => ({ value: weight, label: weight }))}
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
          options={product.cleaning.map((code) => ({ value: code, label: labelOfCleaning(code) }))}
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

const sizeInWords = ({ label, means }: Size): string => (means === undefined ? label : `${label} (${means})`)

/** A weight that the new size does not come in gives way to one that it does; a weight not chosen stays so. */
function withSize(product: Product, choice: Choice, size: string | undefined): Choice {
  const { weight } = settle(product, { ...choice, size })
  return { ...choice, size, weight: choice.weight && weight }
}
