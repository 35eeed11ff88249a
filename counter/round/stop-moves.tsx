import { useState } from 'react'
import { reasonCodes, reasonSaid } from '#shop/staff/reasons.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { roundWords } from '#words/round.ts'
import { moveWords, staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { MoveDialog } from '#counter/order/move-dialog.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { Sending } from '#counter/order/order-moves.tsx'
import { Undo } from '#counter/order/undo-bar.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useUnderway } from '#counter/outbox/waiting.ts'

/** What can come of a stop: handed over in one press of a thumb, not delivered in two; another reason is typed. */
export function StopMoves({ order }: { order: StaffOrder }) {
  const [isTyping, setTyping] = useState(false)
  const [asked, setAsked] = useState<NotDelivered>()
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  return (
    <div className="moves needs-script">
      <NotSent order={order.id} number={order.number} />
      <Button className="move-wide" onClick={() => moveOrder(order, 'deliver')}>
        {roundWords.handOver} <span className="only-heard">{order.number}</span>
      </Button>
      {reasonCodes['not-delivered'].map((reason) => (
        <Button key={reason} look="quiet" className="move-next" aria-haspopup="dialog" onClick={() => setAsked(reason)}>
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
      {asked !== undefined && (
        <Confirm
          text={roundWords.notDelivered(order.number, reasonSaid(asked))}
          yes={moveWords['not-delivered']}
          no={staffOrderWords.back}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined)
            moveOrder(order, 'not-delivered', { reason: asked })
          }}
        />
      )}
      {isTyping && <MoveDialog order={order} moves={['not-delivered']} riders={[]} onClose={() => setTyping(false)} />}
    </div>
  )
}

type NotDelivered = (typeof reasonCodes)['not-delivered'][number]

/** A stop that is done stays for a moment, with what became of it and its Undo. */
export function StopDone({ order, now }: { order: StaffOrder; now: number }) {
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  return (
    <div className="moves needs-script">
      <p className="stop-done" role="status">
        {stateWords[order.status]}
      </p>
      <NotSent order={order.id} number={order.number} />
      <Undo order={order} now={now} isNamed />
    </div>
  )
}
