import { shipping } from '#shop/catalogue/pricing.ts'
import { readable } from '#shop/money.ts'
import { About, AtMost, ScaleDecides } from '#web/site/unweighed.tsx'
import { ordersWords, weighedWords } from '#words/orders.ts'
import type { SumOfOrder } from './sum-of.ts'

/** In a list: one line. */
export function OrderTotal({ sum: { total, most, credit } }: { sum: SumOfOrder }) {
  return (
    <p className="order-total">
      {ordersWords.total} {most !== undefined && <About />} <strong>{readable(total)}</strong>{' '}
      {most !== undefined && <AtMost most={most} />}
      {credit && (
        <strong className="order-credit">
          {ordersWords.creditedToPay(readable(credit.credited), readable(credit.toPay))}
        </strong>
      )}
    </p>
  )
}

/** On the order's own page. */
export function OrderSums({ sum: { total, most, rounding, credit } }: { sum: SumOfOrder }) {
  return (
    <div className="stack">
      <dl className="sums">
        <div>
          <dt>{ordersWords.shipping}</dt>
          <dd>{readable(shipping)}</dd>
        </div>
        {rounding !== undefined && (
          <div>
            <dt>{weighedWords.rounding}</dt>
            <dd>{readable(rounding)}</dd>
          </div>
        )}
        {credit && (
          <>
            <div>
              <dt>{ordersWords.total}</dt>
              <dd>{readable(total)}</dd>
            </div>
            <div>
              <dt>{ordersWords.credited}</dt>
              <dd>{readable(credit.credited)}</dd>
            </div>
          </>
        )}
        <div className="sums-total">
          <dt>{rounding === undefined && !credit ? ordersWords.totalInCash : weighedWords.toPay}</dt>
          <dd>
            {most !== undefined && <About />} <span data-total>{readable(credit?.toPay ?? total)}</span>
          </dd>
        </div>
      </dl>
      {most !== undefined && (
        <>
          <p className="sums-most">
            <AtMost most={most} />
          </p>
          <ScaleDecides />
        </>
      )}
    </div>
  )
}
