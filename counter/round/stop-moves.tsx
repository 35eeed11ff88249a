import { useState } from 'react'
import { reasonCodes, reasonSaid } from '#shop/reasons.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { roundWords } from '#words/round.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { MoveDialog } from '#counter/order/move-dialog.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { Sending } from '#counter/order/order-moves.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useUnderway } from '#counter/outbox/waiting.ts'

/** What can come of a stop, each in one press of a thumb; another reason is typed. */
export function StopMoves({ order }: { order: StaffOrder }) {
  const [isTyping, setTyping] = useState(false)
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  return (
    <div className="moves needs-script">
      <NotSent order={order.id} number={order.number} />
      <Button className="move-wide" onClick={() => moveOrder(order, 'deliver')}>
        {roundWords.handOver} <span className="only-heard">{order.number}</span>
      </Button>
      {reasonCodes['not-delivered'].map((reason) => (
        <Button
          key={reason}
          look="quiet"
          className="move-next"
          onClick={() => moveOrder(order, 'not-delivered', { reason })}
        >
          {reasonSaid(reason)} <span className="only-heard">{order.number}</span>
        </Button>
      ))}
      <Button
        look="quiet"
        className="move-more"
        aria-haspopup="dialog"
        aria-label={staffOrderWords.moreOf(order.number)}
        onClick={() => setTyping(true)}
      >
        {staffOrderWords.more}
      </Button>
      {isTyping && <MoveDialog order={order} moves={['not-delivered']} riders={[]} onClose={() => setTyping(false)} />}
    </div>
  )
}
