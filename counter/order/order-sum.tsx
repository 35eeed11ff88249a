import { readableShort } from '#shop/money.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { pricesWords } from '#words/measures.ts'

/** An order's sum, as its buyer reads it: 'about' and 'at most' until it is weighed. */
export function OrderSum({ of: { totalPaise, mostPaise } }: { of: Pick<StaffOrder, 'totalPaise' | 'mostPaise'> }) {
  if (totalPaise === undefined) return null
  return (
    <>
      {mostPaise !== undefined && `${pricesWords.about} `}
      <strong>{readableShort(totalPaise)}</strong>
      {mostPaise !== undefined && <span className="muted">, {pricesWords.atMost(readableShort(mostPaise))}</span>}
    </>
  )
}
