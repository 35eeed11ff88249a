import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { shopDay } from '#shop/moment.ts'
import type { SlotDay } from '#shop/wire/staff/slots.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { dayInFull } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { daysWords as words } from '#words/staff-slots.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/days-page'
import { SlotBars } from './slot-bars.tsx'
import './slots.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'slotDays')

export const meta = () => [{ title: words.title }]

const topics = ['slots', 'orders'] as const

/** The days that can be ordered for, and how full each delivery time is. */
export default function DaysPage({ loaderData: { now, days } }: Route.ComponentProps) {
  const askAgain = useAskAgain()
  const following = useLive(topics, () => void askAgain())
  return (
    <div className="desk stack">
      <div className="screen-head">
        <DeskHead title={words.title} />
        <LiveNote following={following} />
      </div>
      <p className="muted">{words.lead}</p>
      <p>
        <Link className="button" data-look="quiet" to="/slots/week">
          {words.toWeek}
        </Link>
      </p>
      <ul role="list" className="slot-days">
        {days.map((day) => (
          <Day key={day.day} day={day} now={now} />
        ))}
      </ul>
    </div>
  )
}

function Day({ day: { day, closed, isOwn, slots, waiting }, now }: { day: SlotDay; now: number }) {
  const facts = [
    ...(day === shopDay(now) ? [words.today] : []),
    ...(isOwn ? [words.own] : []),
    closed !== '' && waiting > 0 ? words.toSettle(waiting) : words.waiting(waiting),
  ]
  return (
    <li className="row" data-closed={closed !== ''}>
      <h2>
        <Link to={`/slots/${day}`}>{dayInFull(day)}</Link>
      </h2>
      <p className={closed !== '' && waiting > 0 ? 'late' : 'muted'}>{facts.join(' · ')}</p>
      {closed === '' ? (
        <SlotBars slots={slots} now={now} />
      ) : (
        <p className="slot-closed">{words.closed(reasonSaid(closed, { reasonNames }))}</p>
      )}
    </li>
  )
}
