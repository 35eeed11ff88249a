import { useState } from 'react'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { type Underway, useUnderway } from '#counter/outbox/waiting.ts'
import { isToWeigh, weighPath } from '#counter/scan/order-path.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { movesOf } from '#shop/orders/board.ts'
import { type Move, waitsUntil } from '#shop/orders/moves.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { orderMoveRefusals } from '#words/lists.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { useHoldWhile } from './held-orders.ts'
import { MoveDialog } from './move-dialog.tsx'
import { asksMore, moveOrder, type Rider } from './move-order.ts'
import { Undo } from './undo-bar.tsx'
import './moves.css'

/** What this person can do with the order: the one next move, and the others behind More. */
export function OrderMoves({
  order,
  me,
  riders,
  now,
}: {
  order: StaffOrder
  me: Me
  now: number
  riders: readonly Rider[]
}) {
  const { next, others } = movesOf(order, me)
  const waits = next && waitsUntil(next, order, now)
  const [asking, setAsking] = useState<readonly Move[]>()
  useHoldWhile(asking !== undefined, order)
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  const isDone = (order.undoUntil ?? 0) <= now
  if (next === undefined && others.length === 0 && isDone && asking === undefined)
    return <NotSent order={order.id} number={order.number} />
  return (
    <div className="moves">
      <NotSent order={order.id} number={order.number} />
      {isToWeigh(order, me) && (
        <ButtonLink className="move-next" to={weighPath(order)}>
          {staffOrderWords.weigh} <span className="only-heard">{order.number}</span>
        </ButtonLink>
      )}
      {waits !== undefined && (
        <p className="move-waits">{orderMoveRefusals['cut-off-ahead']({ until: waits, at: now })}</p>
      )}
      {next !== undefined && waits === undefined && !isToWeigh(order, me) && (
        <Button
          className="move-next needs-script"
          onClick={() => (asksMore(next) ? setAsking([next]) : moveOrder(order, next))}
        >
          {moveWords[next]} <span className="only-heard">{order.number}</span>
        </Button>
      )}
      {others.length > 0 && (
        <Button
          look="quiet"
          className="move-more needs-script"
          aria-haspopup="dialog"
          aria-label={staffOrderWords.moreOf(order.number)}
          onClick={() => setAsking(others)}
        >
          {staffOrderWords.more}
        </Button>
      )}
      <Undo order={order} now={now} isNamed />
      {asking !== undefined && (
        <MoveDialog order={order} moves={asking} riders={riders} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}

/** The press that has no answer yet: what it will do is not shown as done. */
export const Sending = ({ underway: { state } }: { underway: Underway }) => (
  <p className="move-sending" role="status">
    {state === 'sending' ? staffOrderWords.sending : staffOrderWords.waiting}
  </p>
)
