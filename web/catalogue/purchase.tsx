import { lazy, Suspense, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { Banner } from '#kit/banner.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Stepper } from '#kit/stepper.tsx'
import { availabilityOf, isGone, mostPacks, soldOutSizes } from '#shop/catalogue/availability.ts'
import { defaultChoice, settle } from '#shop/catalogue/choice.ts'
import { mostOfPack } from '#shop/catalogue/most-of-pack.ts'
import { wholeFish } from '#shop/catalogue/piece.ts'
import { priceOf, unitPrice } from '#shop/catalogue/pricing.ts'
import { type Choice, noSize, type Product } from '#shop/catalogue/product.ts'
import { readable } from '#shop/money.ts'
import { choiceInWords, sentenceOfChoice } from '#shop/words/catalogue/choice-in-words.ts'
import { sentenceOfPiece, sentenceOfWhole } from '#shop/words/catalogue/piece-in-words.ts'
import { useAccount } from '#web/accounts/account.ts'
import { addToCart, changeQuantity, inCart, useCart } from '#web/cart/cart.ts'
import { WhenItComes } from '#web/delivery/when-it-comes.tsx'
import type { Back } from '#web/site/back-of.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { About, AtMost, ScaleDecides } from '#web/site/unweighed.tsx'
import { availabilityWords } from '#words/availability.ts'
import { choicesWords } from '#words/choices.ts'
import { readableLabel, readableSize, readableWeight } from '#words/formatters.ts'
import type { LastTime } from './as-last-time-button.tsx'
import { ChoiceForm } from './choice-form.tsx'
import type { ProductFacts } from './product-facts.ts'
import { wordsOfGone } from './words-of-gone.ts'
import './availability.css'
import './tell-me.css'
import './added-banner.css'

/** What is sold out, and the way to be told when it is back. Its script comes only where something is. */
function TellMe({ product, back }: { product: Product; back: Back }) {
  if (product.opensSoon) return null
  const gone = isGone(product) ? [noSize] : soldOutSizes(product)
  if (gone.length === 0) return null
  return (
    <Suspense>
      <TellMeForm product={product} back={back} sizes={gone} />
    </Suspense>
  )
}

const TellMeForm = lazy(() => fetchPart(() => import('./tell-me-form.tsx')))

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
            <p className="small">{sentenceOfWhole(whole)}</p>
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

/** One tap chooses what was bought last. Its script and its data load only for people who are signed in. */
function AsLastTime(last: LastTime) {
  const { state } = useAccount()
  return state === 'signed-in' ? (
    <Suspense>
      <AsLastTimeButton {...last} />
    </Suspense>
  ) : null
}

const AsLastTimeButton = lazy(() => fetchPart(() => import('./as-last-time-button.tsx')))

/** Says what went into the cart, until somebody clicks beside it or presses Escape. */
function AddedBanner({
  what,
  quantity,
  onDismiss,
}: {
  what: string | undefined
  quantity: number
  onDismiss: () => void
}) {
  const ref = useRef<HTMLDivElement>(null)
  const shown = what !== undefined
  const dismiss = useEffectEvent(onDismiss)
  useEffect(() => {
    if (!shown) return undefined
    const clicked = ({ target }: MouseEvent) => {
      if (!(target instanceof Node && ref.current?.contains(target))) dismiss()
    }
    const pressed = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') dismiss()
    }
    document.addEventListener('click', clicked, true)
    document.addEventListener('keydown', pressed)
    return () => {
      document.removeEventListener('click', clicked, true)
      document.removeEventListener('keydown', pressed)
    }
  }, [shown])
  return (
    <div className="added" ref={ref} aria-live="polite">
      {shown && (
        <Banner words={choicesWords.added}>
          <span className="small">{choicesWords.addedWhat(what, quantity)}</span>
          <ButtonLink to="/cartPage">{choicesWords.viewCart}</ButtonLink>
        </Banner>
      )}
    </div>
  )
}

/** The price as chosen, what will be added, and the button. On a phone it stays at the foot of the screen. */
function Buy({
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
