import type { OrderView } from '#shop/wire/order.ts'
import { TooLate } from '#web/orders/timeline.tsx'
import { untilInFull } from '#words/formatters.ts'
import { slotChoiceWords } from '#words/orders.ts'

/** Until when the changed order can be canceled; afterwards whom to call. */
export const MayCancel = ({ order, until }: { order: OrderView; until: number }) =>
  order.cancellable ? (
    <p className="small muted">{slotChoiceWords.mayCancel(untilInFull(until))}</p>
  ) : (
    <TooLate order={order} />
  )
