import { Unsettled } from '#counter/outbox/unsettled.tsx'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { UndoInBar } from './undo-in-bar.tsx'

/** What comes up by itself lies at the foot of the screen, or stands in the bar: nothing that is under a thumb moves for it. */
export function Dock({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  return (
    <>
      <div className="dock">
        <Unsettled />
      </div>
      <UndoInBar orders={orders} now={now} />
    </>
  )
}
