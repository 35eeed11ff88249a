import { useId } from 'react'
import { sentenceOfChoice } from '#shop/catalogue/choice-in-words.ts'
import type { Choice, Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { mostOfPack } from '#shop/most-of-pack.ts'
import { mostOfOneLine, priceOf, unitPrice } from '#shop/pricing.ts'
import { choicesWords } from '#words/choices.ts'
import { Button } from '#kit/button.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { About, AtMost } from '#web/site/unweighed.tsx'
import type { ProductFacts } from './product-facts.ts'

/** The price as chosen, what will be added, and the button. On a phone it stays at the foot of the screen. */
export function Buy({
  product,
  choice,
  packNotes,
  quantity,
  isInCart,
  onQuantity,
  onAdd,
}: {
  product: Product
  choice: Choice
  packNotes: ProductFacts['packNotes']
  quantity: number
  isInCart: boolean
  onQuantity: (quantity: number) => void
  onAdd: () => void
}) {
  const said = useId()
  const price = priceOf(product, choice)
  const perKilo = unitPrice(product, choice)
  const most = mostOfPack(product, choice)
  return (
    <div className="buy">
      {price !== undefined && perKilo !== undefined && most !== undefined && (
        <p className="live-price">
          <About /> <strong>{readable(price)}</strong>{' '}
          <span>
            {price === perKilo ? choicesWords.perKilo : choicesWords.forWeight(choice.weight ?? '', readable(perKilo))}
          </span>{' '}
          <AtMost most={most} /> <span className="pack-note">{choice.weight && packNotes[choice.weight]}</span>
        </p>
      )}
      <p id={said} className="will-add" role="status">
        <span>{product.available ? sentenceOfChoice(product, choice) : choicesWords.unavailable}</span>
        {isInCart && <span className="in-cart"> {choicesWords.alreadyInCart(quantity)}</span>}
      </p>
      <NeedsScript what={choicesWords.theCartNeeds} />
      <div className="buy-deeds">
        <Stepper count={quantity} most={mostOfOneLine} of={product.title} onChange={onQuantity} />
        <Button disabled={!product.available} aria-describedby={said} onClick={onAdd}>
          {choicesWords.addToCart}
        </Button>
      </div>
    </div>
  )
}
