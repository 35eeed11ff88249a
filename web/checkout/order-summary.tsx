import { useRef } from 'react'
import { Link } from 'react-router'
import { itemTotal } from '#shop/cart/cart.ts'
import {
  itemsToday,
  type LineToday,
  mostToday,
  readableChoice,
  sentenceOfChange,
  titleOf,
  totalToday,
} from '#shop/cart/cart-today.ts'
import { sentenceOfPiece } from '#shop/catalogue/piece.ts'
import { readable } from '#shop/money.ts'
import { shipping, subtotal } from '#shop/catalogue/pricing.ts'
import type { Cap } from '#shop/orders/wishes.ts'
import { cartWords } from '#words/cart.ts'
import { checkoutWords } from '#words/checkout.ts'
import { paths } from '#web/paths.ts'
import { About, AtMost, ScaleDecides, ToBeConfirmed } from '#web/site/unweighed.tsx'
import { removeFromCart } from '#web/cart/cart.ts'
import { LineCures } from '#web/cart/line-cures.tsx'
import { sentenceOfWrong } from '#web/cart/sentence-of-wrong.ts'

/** What is about to be ordered and what it comes to, at the prices that will be sent. */
export function OrderSummary({
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
