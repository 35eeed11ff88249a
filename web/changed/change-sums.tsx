import type { OrderAfter } from '#shop/orders/order-change.ts'
import { type Paise, paise, readable } from '#shop/money.ts'
import { moreThan } from '#shop/orders/order-draft.ts'
import type { OrderToChange } from '#shop/wire/changed-order.ts'
import { changedWords } from '#words/changed.ts'
import { About, AtMost } from '#web/site/unweighed.tsx'

/** What the order comes to once it is saved, and by how much that is more or less than before. */
export function ChangeSums({ seen, after }: { seen: OrderToChange; after: OrderAfter | undefined }) {
  return (
    <div role="status" className="change-sums">
      {after && (
        <>
          <p>
            {changedWords.comesTo} <About /> <strong>{readable(after.total)}</strong>, <AtMost most={after.most} />
          </p>
          <p>{differenceSaid(moreThan(seen.order.totalPrice, after.total))}</p>
        </>
      )}
    </div>
  )
}

function differenceSaid(more: Paise): string {
  if (more === 0) return changedWords.asBefore
  return more > 0 ? changedWords.moreBy(readable(more)) : changedWords.lessBy(readable(paise(0 - more)))
}
