import { useState } from 'react'
import { defaultChoice, settle } from '#shop/catalogue/choice.ts'
import { sentenceOfPiece, wholeFish } from '#shop/catalogue/piece.ts'
import { choiceInWords } from '#shop/catalogue/choice-in-words.ts'
import { availabilityOf, mostPacks } from '#shop/catalogue/availability.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import { readableWeight } from '#shop/weight.ts'
import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'
import { pickedWords } from '#words/picked.ts'
import { Button } from '#kit/button.tsx'
import { ScaleDecides } from '#web/site/unweighed.tsx'
import { WhenItComes } from '#web/delivery/when-it-comes.tsx'
import { addToCart, changeQuantity, inCart, useCart } from '#web/cart/cart.ts'
import { AddedBanner } from './added-banner.tsx'
import { AsLastTime } from './as-last-time.tsx'
import { Buy } from './buy.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ProductFacts } from './product-facts.ts'
import { TellMe } from './tell-me.tsx'
import './availability.css'

/** What is picked of the product, what that costs, and the way into the cart. */
export function Purchase({ facts: { product, back, packNotes, coming } }: { facts: ProductFacts }) {
  const [choice, setChoice] = useState(() => defaultChoice(product))
  const [count, setCount] = useState(1)
  const [added, setAdded] = useState<string>()
  const line = inCart(useCart(), product)
  const settled = settle(product, choice)
  const most = mostPacks(product, settled)
  const quantity = line?.quantity ?? Math.min(count, Math.max(1, most))
  const piece = sentenceOfPiece(product, choice, quantity)
  const whole = wholeFish(product, choice)
  const last = lastInWords(availabilityOf(product, settled.size), settled.size)

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
      <div className="picked stack">
        <ChoiceForm product={product} back={back} choice={choice} onChoose={setChoice} />
        <AsLastTime product={product} choice={choice} onChoose={setChoice} />
        {piece && <p className="small">{piece}</p>}
        {whole && whole.packs !== quantity && whole.packs <= most && (
          <>
            <p className="small">{pickedWords.whole(...whole.told)}</p>
            <Button look="quiet" onClick={() => changeCount(whole.packs)}>
              {choicesWords.takeWhole}
            </Button>
          </>
        )}
        {last && <p className="few-left">{last}</p>}
        <ScaleDecides />
        <WhenItComes coming={coming} />
      </div>
      <Buy
        product={product}
        back={back}
        choice={choice}
        packNotes={packNotes}
        quantity={quantity}
        most={most}
        isInCart={line !== undefined}
        onQuantity={changeCount}
        onAdd={add}
      />
      <TellMe product={product} back={back} />
      <AddedBanner what={added} quantity={quantity} onDismiss={() => setAdded(undefined)} />
    </>
  )
}

function lastInWords(availability: ReturnType<typeof availabilityOf>, size: string | undefined): string | undefined {
  if (availability.told !== 'few') return undefined
  const weight = readableWeight(availability.left)
  return size === undefined ? availabilityWords.last(weight) : availabilityWords.lastOf(weight, readableSize(size))
}
