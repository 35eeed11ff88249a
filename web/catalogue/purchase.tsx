import { useState } from 'react'
import { defaultChoice, sentenceOfChoice } from '#shop/catalogue/choice.ts'
import { readable } from '#shop/money.ts'
import { priceOf, unitPrice } from '#shop/pricing.ts'
import { words } from '#shop/words.ts'
import { Button } from '#web/kit/button.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ProductFacts } from './product-facts.ts'

/** What is picked of the product, what that costs, and the way into the cart. */
export function Purchase({ facts: { product, packNotes } }: { facts: ProductFacts }) {
  const [choice, setChoice] = useState(() => defaultChoice(product))
  const price = priceOf(product, choice)
  const perKilo = unitPrice(product, choice)
  return (
    <form className="purchase" onSubmit={(event) => event.preventDefault()}>
      <ChoiceForm product={product} choice={choice} onChoose={setChoice} />
      <div className="buy">
        {price !== undefined && perKilo !== undefined && (
          <p className="live-price">
            <strong>{readable(price)}</strong> <span>{readable(perKilo)} per kg</span>{' '}
            <span>{choice.weight && packNotes[choice.weight]}</span>
          </p>
        )}
        <p role="status">{product.available ? sentenceOfChoice(product, choice) : words.choices.unavailable}</p>
        <Button type="submit" disabled={!product.available}>
          {words.choices.addToCart}
        </Button>
      </div>
    </form>
  )
}
