import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import type { SettledOrder } from '#shop/wire/staff/slots.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { dayInFull } from '#words/formatters.ts'
import { dayWords as words } from '#words/slots.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'
import type { Route } from './+types/day-page'
import { DayPlan } from './day-plan.tsx'
import { SettleOrders } from './settle-orders.tsx'
import { SlotBars } from './slot-bars.tsx'
import './slots.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'slotDay', { params: { day: asked.params.day } })

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData && dayInFull(loaderData.day.day) }]

const topics = ['slots', 'orders'] as const

/** One day: how full it is, its own plan, and its end for a reason. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  return <OneDay key={loaderData.day.day} brought={loaderData} />
}

function OneDay({ brought }: { brought: Route.ComponentProps['loaderData'] }) {
  const [page, setAnswered] = useNewest(brought, ({ day: { version } }) => version)
  const { day, now } = page
  const askAgain = useAskAgain()
  const following = useLive(topics, () => void askAgain())
  const [said, setSaid] = useState<Answered>()
  const [settled, setSettled] = useState<readonly SettledOrder[]>([])
  const [followWeek, openDay] = [useAct('followWeek'), useAct('openDay')]
  const isClosed = day.closed !== ''

  async function openOrFollow() {
    const answer = await (isClosed ? openDay : followWeek)({ params: { day: day.day }, body: { seen: day.version } })
    if (answer.ok) setAnswered(answer.body)
    setSettled([])
    setSaid(
      answer.ok ? { done: isClosed ? words.opened(answer.body.day.isOwn) : words.backAtWeek } : answeredOf(answer),
    )
    await askAgain()
  }

  async function done({ settled: left, ...answered }: StaffGives<'closeDay'>) {
    setAnswered(answered)
    setSettled(left)
    setSaid({ done: words[isClosed ? 'nowSettled' : 'nowClosed'](answered.orders.length) })
    await askAgain()
  }

  return (
    <div className="desk stack">
      <div className="screen-head">
        <DeskHead title={dayInFull(day.day)} />
        <LiveNote following={following} />
      </div>
      <p>
        <Link to="/slots">{words.back}</Link>
      </p>
      <Answer to={said} />
      {settled.length > 0 && (
        <ul className="settled">
          {settled.map(({ orderId, number, choice, why }) => (
            <li key={orderId} className={why === undefined ? undefined : 'late'}>
              {why === undefined ? words[choice === 'move' ? 'moved' : 'rejected'](number) : words.failed(number, why)}
            </li>
          ))}
        </ul>
      )}
      {isClosed && <p className="slot-closed">{words.closedWhy(day.closed)}</p>}
      {!isClosed && <SlotBars slots={day.slots} now={now} />}
      {!isClosed && <p className="muted">{day.isOwn ? words.isOwn : words.followsWeek}</p>}
      {(isClosed || day.isOwn) && (
        <p>
          <Button look="quiet" className="needs-script" onClick={() => void openOrFollow()}>
            {isClosed ? words.openAgain : words.toWeek}
          </Button>
        </p>
      )}
      {!isClosed && <DayPlan page={page} onAnswer={setAnswered} onDone={() => void askAgain()} />}
      {(!isClosed || page.orders.length > 0) && (
        <SettleOrders
          key={`${day.closed}/${page.orders.map(({ id, version }) => `${id}${version}`).join()}`}
          page={page}
          onDone={(left) => void done(left)}
          onLost={() => void askAgain()}
        />
      )}
    </div>
  )
}
