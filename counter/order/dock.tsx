import { Unsettled } from '#counter/outbox/unsettled.tsx'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { UndoBar } from './undo-bar.tsx'

/** What comes up by itself stands at the foot of the screen: nothing that is under a thumb moves for it. */
export function Dock({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  return (
    <div className="dock">
      <Unsettled />
      <UndoBar orders={orders} now={now} />
    </div>
  )
}
