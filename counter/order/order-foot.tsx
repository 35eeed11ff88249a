import { useState } from 'react'
import { Icon } from '#counter/look/icon.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useUnderway } from '#counter/outbox/waiting.ts'
import { isToWeigh, weighPath } from '#counter/scan/order-path.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { movesOf } from '#shop/orders/board.ts'
import { type Move, ruleOf, waitsUntil } from '#shop/orders/moves.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { kindTold } from '#shop/words/messages/move-messages.ts'
import { orderMoveRefusals } from '#words/lists.ts'
import { orderPageWords } from '#words/orders-by-staff.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { useHoldWhile } from './held-orders.ts'
import { MoveDialog } from './move-dialog.tsx'
import { asksMore, moveOrder, type Rider } from './move-order.ts'
import { OrderMenu, TimeDialog } from './order-menu.tsx'
import { Sending } from './order-moves.tsx'
import { Undo } from './undo-bar.tsx'

/** What can be done with the order, under the thumb: More, and the one next step. */
export function OrderFoot({
  order,
  me,
  riders,
  now,
}: {
  order: StaffOrder
  me: Me
  riders: readonly Rider[]
  now: number
}) {
  const [open, setOpen] = useState<'menu' | 'time'>()
  const [asking, setAsking] = useState<readonly Move[]>()
  useHoldWhile(asking !== undefined, order)
  const underway = useUnderway(order.id)
  const { next, others } = movesOf(order, me)
  const waits = next && waitsUntil(next, order, now)
  const weighs = isToWeigh(order, me)
  const tellsBuyer = next !== undefined && tells(order, next) && !weighs
  const hasEnded = next === undefined && others.length === 0
  const move = (made: Move) => (asksMore(made) ? setAsking([made]) : moveOrder(order, made))
  return (
    <div className="order-foot-area unprinted">
      <NotSent order={order.id} number={order.number} />
      {/* its place is there from the start: nothing moves when there is something to say */}
      <p className="order-waits">
        {waits !== undefined && orderMoveRefusals['cut-off-ahead']({ until: waits, at: now })}
        {waits === undefined && tellsBuyer && staffOrderWords.tellsBuyer}
      </p>
      <div className="order-foot">
        <Button
          look="quiet"
          className="needs-script"
          aria-haspopup="dialog"
          aria-label={staffOrderWords.moreOf(order.number)}
          onClick={() => setOpen('menu')}
        >
          <Icon name="more" /> {staffOrderWords.more}
        </Button>
        <Undo order={order} now={now} isNamed />
        {underway !== undefined && <Sending underway={underway} />}
        {underway === undefined && weighs && (
          <ButtonLink className="order-go" to={weighPath(order)}>
            <Icon name="scale" /> {staffOrderWords.weigh} <span className="only-heard">{order.number}</span>
          </ButtonLink>
        )}
        {underway === undefined && next !== undefined && !weighs && (
          <Button className="order-go needs-script" disabled={waits !== undefined} onClick={() => move(next)}>
            {ruleOf(next).namesRider === true && <Icon name="bike" />}
            {moveWords[next]} <span className="only-heard">{order.number}</span>
          </Button>
        )}
        {hasEnded && order.isTry !== true && <AfterEnd order={order} me={me} />}
      </div>
      {open === 'menu' && (
        <OrderMenu
          order={order}
          me={me}
          moves={others}
          now={now}
          onMove={(made) => {
            setOpen(undefined)
            move(made)
          }}
          onTime={() => setOpen('time')}
          onClose={() => setOpen(undefined)}
        />
      )}
      {open === 'time' && <TimeDialog order={order} onClose={() => setOpen(undefined)} />}
      {asking !== undefined && (
        <MoveDialog order={order} moves={asking} riders={riders} onClose={() => setAsking(undefined)} />
      )}
    </div>
  )
}

const tells = ({ isTry }: StaffOrder, move: Move): boolean => isTry !== true && kindTold(move) !== undefined

/** What is still to be done with an order of a customer that has ended. */
const AfterEnd = ({ order: { id }, me }: { order: StaffOrder; me: Me }) => (
  <>
    {may(me.role, 'settle-complaints') && (
      <ButtonLink look="quiet" to="/complaints">
        <Icon name="note" /> {orderPageWords.complaint}
      </ButtonLink>
    )}
    {may(me.role, 'see-bills') && (
      <ButtonLink look="quiet" to={`/orders/${id}/bill`}>
        <Icon name="printer" /> {orderPageWords.printBill}
      </ButtonLink>
    )}
  </>
)
