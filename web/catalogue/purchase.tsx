import { useState } from 'react'
import { defaultChoice } from '#shop/catalogue/choice.ts'
import { sentenceOfPiece } from '#shop/catalogue/piece.ts'
import { choiceInWords } from '#shop/catalogue/choice-in-words.ts'
import { ScaleDecides } from '#web/site/unweighed.tsx'
import { addToCart, changeQuantity, inCart, useCart } from '#web/cart/cart.ts'
import { AddedBanner } from './added-banner.tsx'
import { Buy } from './buy.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ProductFacts } from './product-facts.ts'

/** What is picked of the product, what that costs, and the way into the cart. */
export function Purchase({ facts: { product, packNotes } }: { facts: ProductFacts }) {
  const [choice, setChoice] = useState(() => defaultChoice(product))
  const [count, setCount] = useState(1)
  const [added, setAdded] = useState<string>()
  const line = inCart(useCart(), product)
  const quantity = line?.quantity ?? count
  const piece = sentenceOfPiece(product, choice)

  function changeCount(next: number) {
    setCount(next)
    if (line) changeQuantity(line.id, next)
  }
  function add() {
    addToCart(product, choice, quantity)
    setAdded(choiceInWords(product, choice))
    window.scrollTo({ top: 0, behavior: 'instant' })
  }
  return (
    <>
      <div className="picked">
        <ChoiceForm product={product} choice={choice} onChoose={setChoice} />
        {piece && <p className="small">{piece}</p>}
        <ScaleDecides />
      </div>
      <Buy
        product={product}
        choice={choice}
        packNotes={packNotes}
        quantity={quantity}
        isInCart={line !== undefined}
        onQuantity={changeCount}
        onAdd={add}
      />
      <AddedBanner what={added} quantity={quantity} onDismiss={() => setAdded(undefined)} />
    </>
  )
}
