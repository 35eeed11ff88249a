import { firstStatus, isUnderWay } from '#shop/orders/order-status.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { slotInFull, untilInFull } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'

/** When an order comes, and until when it can be changed. One that is older than slots, or is over, says nothing of it. */
export function OrderWhen({
  order: { slot, status, changeable },
}: {
  order: Pick<OrderView, 'slot' | 'status' | 'changeable'>
}) {
  if (slot === undefined || !isUnderWay(status || firstStatus)) return null
  return (
    <p>
      <strong>{slotInFull(slot.name)}</strong>{' '}
      {changeable && (
        <span className="small muted">{slotChoiceWords.canChangeUntil(untilInFull(Date.parse(slot.changeUntil)))}</span>
      )}
    </p>
  )
}
