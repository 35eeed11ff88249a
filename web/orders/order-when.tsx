import { isChangeable } from '#shop/order-open.ts'
import { isUnderWay } from '#shop/order-timeline.ts'
import { firstStatus } from '#shop/order-status.ts'
import { slotInFull, untilInFull } from '#shop/slot-in-full.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { slotChoiceWords } from '#words/slot-choice.ts'

/** When an order comes, and until when it can be changed. One that is older than slots, or is over, says nothing of it. */
export function OrderWhen({ order: { slot, status } }: { order: Pick<OrderView, 'slot' | 'status'> }) {
  if (slot === undefined || !isUnderWay(status || firstStatus)) return null
  return (
    <p>
      <strong>{slotInFull(slot.name)}</strong>{' '}
      {isChangeable({ status }) && (
        <span className="small muted">{slotChoiceWords.canChangeUntil(untilInFull(Date.parse(slot.changeUntil)))}</span>
      )}
    </p>
  )
}
