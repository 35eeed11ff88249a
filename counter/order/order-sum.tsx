import { paise, readable } from '#shop/money.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { pricesWords } from '#words/prices.ts'

/** What an order comes to, as its buyer reads it: until the scale has spoken it is about so much, and at most so much. */
export function OrderSum({ of: { totalPaise, mostPaise } }: { of: Pick<StaffOrder, 'totalPaise' | 'mostPaise'> }) {
  if (totalPaise === undefined) return null
  return (
    <>
      {mostPaise !== undefined && `${pricesWords.about} `}
      <strong>{readable(paise(totalPaise))}</strong>
      {mostPaise !== undefined && <span className="muted">, {pricesWords.atMost(readable(paise(mostPaise)))}</span>}
    </>
  )
}
