import { readable } from '#shop/money.ts'
import { shipping } from '#shop/pricing.ts'
import { ordersWords } from '#words/orders.ts'
import { weighedWords } from '#words/weighed.ts'
import { About, AtMost, ScaleDecides } from '#web/site/unweighed.tsx'
import type { SumOfOrder } from './sum-of.ts'

/** In a list: one line. */
export function OrderTotal({ sum: { total, most } }: { sum: SumOfOrder }) {
  return (
    <p className="order-total">
      {ordersWords.total} {most !== undefined && <About />} <strong>{readable(total)}</strong>{' '}
      {most !== undefined && <AtMost most={most} />}
    </p>
  )
}

/** On the order's own page. */
export function OrderSums({ sum: { total, most, rounding } }: { sum: SumOfOrder }) {
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
        <div className="sums-total">
          <dt>{rounding === undefined ? ordersWords.totalInCash : weighedWords.toPay}</dt>
          <dd>
            {most !== undefined && <About />} <span data-total>{readable(total)}</span>
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
