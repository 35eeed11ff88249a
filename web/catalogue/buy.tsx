import { useId } from 'react'
import { availabilityOf } from '#shop/catalogue/availability.ts'
import { settle } from '#shop/catalogue/choice.ts'
import { sentenceOfChoice } from '#shop/catalogue/choice-in-words.ts'
import { type Choice, noSize, type Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { mostOfPack } from '#shop/catalogue/most-of-pack.ts'
import { priceOf, unitPrice } from '#shop/catalogue/pricing.ts'
import { readableLabel, readableWeight } from '#shop/weight.ts'
import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'
import { Button } from '#kit/button.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { About, AtMost } from '#web/site/unweighed.tsx'
import type { Back } from '#web/site/back-of.ts'
import type { ProductFacts } from './product-facts.ts'
import { wordsOfGone } from './words-of-gone.ts'

/** The price as chosen, what will be added, and the button. On a phone it stays at the foot of the screen. */
export function Buy({
  product,
  back,
  choice,
  packNotes,
  quantity,
  most: mostPacks,
  isInCart,
  onQuantity,
  onAdd,
}: {
  product: Product
  back: Back
  choice: Choice
  packNotes: ProductFacts['packNotes']
  quantity: number
  /** how many such packs are left */
  most: number
  isInCart: boolean
  onQuantity: (quantity: number) => void
  onAdd: () => void
}) {
  const said = useId()
  const price = priceOf(product, choice)
  const perKilo = unitPrice(product, choice)
  const most = mostOfPack(product, choice)
  const whyNot = whyNotAdded(product, { back, choice, quantity, most: mostPacks })
  return (
    <div className="buy">
      {price !== undefined && perKilo !== undefined && most !== undefined && (
        <p className="live-price">
          <About /> <strong>{readable(price)}</strong>{' '}
          <span>
            {price === perKilo
              ? choicesWords.perKilo
              : choicesWords.forWeight(readableLabel(choice.weight ?? ''), readable(perKilo))}
          </span>{' '}
          <AtMost most={most} /> <span className="pack-note">{choice.weight && packNotes[choice.weight]}</span>
        </p>
      )}
      <p id={said} className="will-add" role="status">
        {whyNot ? <strong className="sold-out">{whyNot}</strong> : <span>{sentenceOfChoice(product, choice)}</span>}
        {isInCart && <span className="in-cart"> {choicesWords.alreadyInCart(quantity)}</span>}
      </p>
      <NeedsScript what={choicesWords.theCartNeeds} />
      <div className="buy-deeds">
        <Stepper count={quantity} most={mostPacks} of={product.title} onChange={onQuantity} />
        <Button disabled={whyNot !== undefined} aria-describedby={said} onClick={onAdd}>
          {choicesWords.addToCart}
        </Button>
      </div>
    </div>
  )
}

/** What stands against adding it as chosen: gone, or less of it left than that. */
function whyNotAdded(
  product: Product,
  { back, choice, quantity, most }: { back: Back; choice: Choice; quantity: number; most: number },
): string | undefined {
  const { size = noSize, weight } = settle(product, choice)
  const availability = availabilityOf(product, size)
  if (availability.told === 'opens-soon') return wordsOfGone('opens-soon', undefined)
  if (availability.told === 'off') return wordsOfGone('off', back[noSize])
  if (availability.told === 'sold-out') return wordsOfGone('sold-out', back[size])
  if (quantity <= most) return undefined
  return most === 0 && availability.told === 'few' && weight !== undefined
    ? availabilityWords.tooMuch(readableLabel(weight), readableWeight(availability.left))
    : availabilityWords.onlySoMany(most)
}
