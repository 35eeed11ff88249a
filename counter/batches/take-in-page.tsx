import { useNavigate } from 'react-router'
import { takeInWords as words } from '#words/batches.ts'
import { ask } from '#counter/ask.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { TakeInForm } from './take-in-form.tsx'
import type { Route } from './+types/take-in-page'
import './batches.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'batchForm')

export const meta = () => [{ title: words.title }]

/** A batch comes in: today, now and the last landing place stand there already. */
export default function TakeInPage({ loaderData }: Route.ComponentProps) {
  const navigate = useNavigate()
  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      <TakeInForm offers={loaderData} onTaken={(code) => void navigate(`/batches/${code}`)} />
    </div>
  )
}
