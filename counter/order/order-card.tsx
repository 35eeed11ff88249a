import { Link } from 'react-router'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { gramsOf, isOpen } from '#shop/orders/board.ts'
import { isLate } from '#shop/orders/lateness.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { readableKilos } from '#words/formatters.ts'
import { staffOrderWords, staffSlotWords, stateWords } from '#words/staff-orders.ts'
import { useIsHeld } from './held-orders.ts'
import { sinceWhen } from './in-words.ts'
import { LineInShort } from './line-in-short.tsx'
import type { Rider } from './move-order.ts'
import { OrderMoves } from './order-moves.tsx'
import { OrderSum } from './order-sum.tsx'
import { comesSaid } from './slot-said.ts'
import { TryMark } from './try-mark.tsx'
import './order-card.css'

/** An order as the board shows it: who, what, since when, and the next move. */
export function OrderCard({
  order,
  now,
  me,
  riders,
}: {
  order: StaffOrder
  now: number
  me: Me
  /** without them the card only tells: its moves are on its own page */
  riders?: readonly Rider[]
}) {
  const { id, number, status, area, lines, buyer, rider, last } = order
  const comes = comesSaid(order, now)
  const isHeld = useIsHeld(id)
  return (
    <li className="order" data-late={isLate(order, now) || undefined}>
      <div className="order-line">
        <h3>
          <Link to={`/orders/${id}`}>{number}</Link>
        </h3>
        {(riders === undefined || !isOpen(status) || isHeld) && <span className="tag">{stateWords[status]}</span>}
        {order.isTry === true && <TryMark />}
        {isLate(order, now) && <LateMark />}
        <AskedMark order={order} now={now} />
      </div>
      <p className="order-since">
        {comes !== undefined && <strong className="order-comes">{staffSlotWords.comes(comes)}</strong>}
        {sinceWhen(order, now)}
      </p>
      <p className="order-buyer">
        {buyer !== undefined && <strong>{buyer.name}</strong>} <span>{area}</span>
        {rider !== undefined && <span className="muted"> {staffOrderWords.rider(rider.name)}</span>}
      </p>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.lineNo}>
            <LineInShort line={line} />
          </li>
        ))}
      </ul>
      <p className="order-sums">
        <span>{readableKilos(gramsOf(order))}</span>
        <span>
          <OrderSum of={order} />
        </span>
      </p>
      <p className="order-last muted">{lastDone(last)}</p>
      {riders !== undefined && <OrderMoves order={order} me={me} riders={riders} now={now} />}
    </li>
  )
}

/** A question to the buyer waits at the scale, with nobody's answer in time, or was answered with a no. */
export function AskedMark({ order, now }: { order: Pick<StaffOrder, 'lines'>; now: number }) {
  if (isUnanswered(order, now)) return <span className="late-mark">{staffOrderWords.waits.unanswered}</span>
  const { lines } = order
  const waits = (['declined', 'asked'] as const).find((state) => lines.some((line) => line.state === state))
  return waits && <span className="asked-mark">{staffOrderWords.waits[waits]}</span>
}

/** Whether its buyer was asked about a weight and has let the time pass. */
const isUnanswered = ({ lines }: Pick<StaffOrder, 'lines'>, now: number): boolean =>
  lines.some(({ state, askedUntil }) => state === 'asked' && askedUntil !== undefined && askedUntil <= now)

/** Late by a word and a shape, not by a colour alone. */
export const LateMark = () => <span className="late-mark">{staffOrderWords.late}</span>
