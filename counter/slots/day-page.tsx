import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { dayInFull } from '#words/formatters.ts'
import { closeWords, daysWords, dayWords as words } from '#words/staff-slots.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'
import type { Route } from './+types/day-page'
import { DayPlan } from './day-plan.tsx'
import { SlotBars } from './slot-bars.tsx'
import './slots.css'

export async function loader(asked: Route.LoaderArgs) {
  const page = await ask(asked, 'slotDay', { params: { day: asked.params.day } })
  // What is left to do of a closed day stands where it was closed.
  if (page.day.closed !== '') throw redirect(`/slots/${page.day.day}/close`)
  return page
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData && dayInFull(loaderData.day.day) }]

const topics = ['slots', 'orders'] as const

/** One day: how full it is, and its own plan. */
export default function DayPage({ loaderData }: Route.ComponentProps) {
  return <OneDay key={loaderData.day.day} brought={loaderData} />
}

function OneDay({ brought }: { brought: Route.ComponentProps['loaderData'] }) {
  const [page, setAnswered] = useNewest(brought, ({ day: { version } }) => version)
  const { day, now } = page
  const askAgain = useAskAgain()
  const following = useLive(topics, () => void askAgain())
  const [said, setSaid] = useState<Answered>()
  const followWeek = useAct('followWeek')

  async function follow() {
    const answer = await followWeek({ params: { day: day.day }, body: { seen: day.version } })
    if (answer.ok) setAnswered(answer.body)
    setSaid(answer.ok ? { done: words.backAtWeek } : answeredOf(answer))
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
      <p>
        <ButtonLink look="danger" to={`/slots/${day.day}/close`}>
          {closeWords.open}
        </ButtonLink>{' '}
        <span className="muted">{daysWords.waiting(day.waiting)}</span>
      </p>
      <SlotBars slots={day.slots} now={now} />
      <p className="muted">{day.isOwn ? words.isOwn : words.followsWeek}</p>
      {day.isOwn && (
        <p>
          <Button look="quiet" className="needs-script" onClick={() => void follow()}>
            {words.toWeek}
          </Button>
        </p>
      )}
      <DayPlan page={page} onAnswer={setAnswered} onDone={() => void askAgain()} />
    </div>
  )
}
