import { lazy, Suspense, useState } from 'react'
import { fetchPart } from '#browser/lost-parts.ts'
import { Button } from '#kit/button.tsx'
import { totalQuantity } from '#shop/cart/cart.ts'
import { itemsToday, type LineToday, mostToday, totalToday } from '#shop/cart/cart-today.ts'
import { shipping } from '#shop/catalogue/pricing.ts'
import { readable } from '#shop/money.ts'
import { WhenItComes } from '#web/delivery/when-it-comes.tsx'
import type { Coming } from '#web/site/coming-facts.ts'
import { About, AtMost, ScaleDecides, ToBeConfirmed } from '#web/site/unweighed.tsx'
import { cartWords } from '#words/cart.ts'
import { sentenceOfWrong } from './sentence-of-wrong.ts'

/** What it comes to, and the way on. A line that cannot be ordered is named before anybody fills in an address. */
export function CartSummary({
  lines,
  coming,
  onProceed,
}: {
  lines: readonly LineToday[]
  coming: Coming
  onProceed: () => void
}) {
  const [tried, setTried] = useState(false)
  const wrongs = lines.map(sentenceOfWrong).filter((sentence) => sentence !== undefined)
  const total = totalToday(lines)
  const items = itemsToday(lines)
  return (
    <section className="cart-summary stack" aria-label={cartWords.summary}>
      <dl className="sums">
        <div>
          <dt>{cartWords.packs(totalQuantity({ items }))}</dt>
          <dd>
            <About /> <span>{readable(total)}</span>
          </dd>
        </div>
        <div>
          <dt>{cartWords.delivery}</dt>
          <dd>{readable(shipping)}</dd>
        </div>
        <div className="sums-total">
          <dt>{cartWords.total}</dt>
          <dd>
            <About /> <span data-total>{readable(total)}</span>
          </dd>
        </div>
      </dl>
      <p className="sums-most">
        <AtMost most={mostToday(lines, 'about')} /> <ToBeConfirmed />
      </p>
      {items.length < lines.length && <p className="small muted">{cartWords.notCounted}</p>}
      <WhenItComes coming={coming} />
      <ScaleDecides />
      <p className="small muted">{cartWords.freeDelivery}</p>
      {tried && wrongs.length > 0 && (
        <p className="field-error" role="alert">
          {wrongs[0]}
        </p>
      )}
      <Button onClick={() => (wrongs.length > 0 ? setTried(true) : onProceed())}>{cartWords.proceed}</Button>
      {/* Below the button, which must not move from under a finger when it comes. */}
      <p className="cart-goes-to">
        <Suspense>
          <CartGoesTo />
        </Suspense>
      </p>
    </section>
  )
}

const CartGoesTo = lazy(() => fetchPart(() => import('#web/delivery/cart-goes-to.tsx')))
