import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Answer, type Answered } from '#forms/answer.tsx'
import { readableShort } from '#shop/money.ts'
import type { ClosingPage } from '#shop/wire/staff/closing.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { dayInFull, readableKilos } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { daysWords, closeWords as words } from '#words/staff-slots.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'
import type { Route } from './+types/close-page'
import { CloseForm } from './close-form.tsx'
import { ClosedDay } from './closed-day.tsx'
import './close-page.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'dayToClose', { params: { day: asked.params.day } })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData && words.title(dayInFull(loaderData.day.day)) },
]

const topics = ['slots', 'orders'] as const

/** No deliveries on a day: all of its orders at once, and once it is closed what is left to do. */
export default function ClosePage({ loaderData }: Route.ComponentProps) {
  return <OneDay key={loaderData.day.day} brought={loaderData} />
}

function OneDay({ brought }: { brought: ClosingPage }) {
  const [page, setAnswered] = useNewest(brought, ({ day: { version } }) => version)
  const [said, setSaid] = useState<Answered>()
  const askAgain = useAskAgain()
  const following = useLive(topics, () => void askAgain())
  const { day, orders } = page
  const isClosed = day.closed !== ''

  async function settled({ left, ...now }: StaffGives<'closeDay'>, done?: string) {
    setAnswered(now)
    const stayed = left.map(({ number, why }) => words.left(number, why))
    setSaid(stayed.length === 0 && done !== undefined ? { done } : stayed.length === 0 ? undefined : { said: stayed })
    await askAgain()
  }

  async function lost(failed: Answered) {
    setSaid(failed)
    await askAgain()
  }

  return (
    <div className="closing">
      <header className="closing-head">
        <Link className="closing-back" to="/slots" aria-label={words.back}>
          <Icon name="back" />
        </Link>
        <h1>{isClosed ? dayInFull(day.day) : words.title(dayInFull(day.day))}</h1>
        {isClosed ? (
          <span className="closing-tag">{daysWords.closed(reasonSaid(day.closed, { reasonNames }))}</span>
        ) : (
          <span className="muted">
            {words.facts(
              orders.length,
              readableKilos(orders.reduce((sum, { grams }) => sum + grams, 0)),
              readableShort(orders.reduce((sum, { totalPaise }) => sum + totalPaise, 0)),
            )}
          </span>
        )}
        <LiveNote following={following} />
      </header>
      <Answer to={said} />
      {isClosed ? (
        <ClosedDay page={page} onUndone={(now) => settled(now, words.undone)} onLost={lost} />
      ) : (
        <CloseForm page={page} onClosed={(now) => settled(now)} onLost={lost} />
      )}
    </div>
  )
}
