import { useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Link } from 'react-router'
import { useLine } from '#browser/line.ts'
import { FormAnswer, SendButton } from '#forms/sending.tsx'
import type { Form, Outcome } from '#forms/use-form.ts'
import { Sentence } from '#kit/sentence.tsx'
import { itemTotal } from '#shop/cart/cart.ts'
import { itemsToday, type LineToday, mostToday, titleOf, totalToday } from '#shop/cart/cart-today.ts'
import { shipping, subtotal } from '#shop/catalogue/pricing.ts'
import type { Cap } from '#shop/catalogue/weighed-price.ts'
import { readable } from '#shop/money.ts'
import type { ShownSlot } from '#shop/slots/slots.ts'
import { readableChoice, sentenceOfChange } from '#shop/words/cart/line-in-words.ts'
import { sentenceOfPiece } from '#shop/words/catalogue/piece-in-words.ts'
import { ProveMobile } from '#web/accounts/prove-mobile.tsx'
import { removeFromCart } from '#web/cart/cart.ts'
import { LineCures } from '#web/cart/line-cures.tsx'
import { sentenceOfWrong } from '#web/cart/sentence-of-wrong.ts'
import { paths } from '#web/paths.ts'
import { Seller } from '#web/site/seller.tsx'
import { About, AtMost, ScaleDecides, ToBeConfirmed } from '#web/site/unweighed.tsx'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { slotInFull, untilInFull } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'
import { unsentWords } from '#words/unsent.ts'

/** What is ordered, when it comes, what stands against it, and the button. */
export function CheckoutEnd({
  form,
  lines,
  cap,
  slot,
  noPincode,
  badPincode,
  token,
  isUnproven,
}: {
  form: Form & { readonly show: (outcome: Outcome) => void }
  lines: readonly LineToday[]
  cap: Cap
  slot: ShownSlot | undefined
  noPincode: boolean
  badPincode: string | undefined
  token: string
  /** the order was refused until the mobile has answered a code */
  isUnproven: boolean
}) {
  const line = useLine()
  // A form of its own stands here, which no form may hold as it is drawn: it is put there.
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <div className="checkout-end stack">
      <OrderSummary lines={lines} cap={cap} onCured={() => form.show(undefined)} />
      {slot && <p>{slotChoiceWords.comes(slotInFull(slot.name))}</p>}
      <FormAnswer form={form} />
      <div role="alert" className="checkout-trouble" data-answered={form.answer !== undefined || undefined}>
        {noPincode && <p className="field-error">{checkoutWords.noPincode}</p>}
        {badPincode && form.answer === undefined && <p className="field-error">{badPincode}</p>}
      </div>
      <div ref={setPlace} />
      {place && createPortal(<ProveMobile token={token} isCalled={isUnproven} toOrder={!isUnproven} />, place)}
      <SendButton
        form={form}
        doing={checkoutWords.placing}
        aria-describedby="place-most"
        aria-disabled={form.busy || badPincode !== undefined || undefined}
      >
        {(line === 'offline' ? unsentWords.keep : checkoutWords.place)(readable(totalToday(lines)))}
      </SendButton>
      <p id="place-most" className="place-most">
        <AtMost most={mostToday(lines, cap)} />
      </p>
      <SmallPrint slot={slot} />
    </div>
  )
}

/** What goes for every order, below the button that places it. */
function SmallPrint({ slot }: { slot: ShownSlot | undefined }) {
  return (
    <>
      <p className="small muted">{cartWords.freeDelivery}</p>
      <p className="small muted">
        {slotChoiceWords.mayCancel(slot && untilInFull(slot.cutOffAt))} {checkoutWords.takenBack}{' '}
        <Sentence
          words={checkoutWords.rules}
          refunds={<Link to={paths.refunds}>{checkoutWords.refunds}</Link>}
          terms={<Link to={paths.terms}>{checkoutWords.terms}</Link>}
        />
      </p>
      <Seller />
    </>
  )
}

/** What is about to be ordered and what it comes to, at the prices that will be sent. */
function OrderSummary({
  lines,
  cap,
  onCured,
}: {
  lines: readonly LineToday[]
  cap: Cap
  /** a line that blocked the order is fixed or gone */
  onCured: () => void
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const items = itemsToday(lines)
  return (
    <section className="cart-summary stack" aria-labelledby="summary-head">
      <h2 id="summary-head" ref={head} tabIndex={-1}>
        {checkoutWords.orderSummary}
      </h2>
      <ul role="list" className="summary-lines">
        {lines.map((line) => (
          <SummaryLine
            key={line.item.id}
            line={line}
            onCured={() => {
              head.current?.focus()
              onCured()
            }}
          />
        ))}
      </ul>
      <dl className="sums">
        <div>
          <dt>{checkoutWords.subtotal}</dt>
          <dd>
            <About /> <span>{readable(subtotal(items))}</span>
          </dd>
        </div>
        <div>
          <dt>{checkoutWords.shipping}</dt>
          <dd>{readable(shipping)}</dd>
        </div>
        <div className="sums-total">
          <dt>{checkoutWords.total}</dt>
          <dd>
            <About /> <span data-total>{readable(totalToday(lines))}</span>
          </dd>
        </div>
      </dl>
      <p className="sums-most">
        <AtMost most={mostToday(lines, cap)} /> <ToBeConfirmed />
      </p>
      {items.length < lines.length && <p className="small muted">{cartWords.notCounted}</p>}
      <ScaleDecides />
      <Link to={paths.cart}>{checkoutWords.changeCart}</Link>
    </section>
  )
}

function SummaryLine({ line, onCured }: { line: LineToday; onCured: () => void }) {
  const change = sentenceOfChange(line)
  const wrong = sentenceOfWrong(line)
  const piece = sentenceOfPiece(line.product, line.item, line.item.quantity)
  return (
    <li>
      <span>
        {line.item.quantity} × {titleOf(line)}
      </span>
      <span>
        {line.most !== undefined && <About />} <span className="summary-price">{readable(itemTotal(line.item))}</span>
      </span>
      <span className="small muted">{readableChoice(line.item, line.product)}</span>
      {piece && <span className="small muted">{piece}</span>}
      {change && <p className="rate-changed">{change}</p>}
      {wrong && <p className="field-error">{wrong}</p>}
      <LineCures
        line={line}
        onCured={onCured}
        onTakeOut={() => {
          removeFromCart(line.item.id)
          onCured()
        }}
      />
    </li>
  )
}
