import { useState } from 'react'
import { ask } from '#counter/ask.ts'
import { Icon } from '#counter/look/icon.tsx'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import type { StaffRequest } from '#shop/wire/staff/requests.ts'
import { dayInFull } from '#words/formatters.ts'
import { requestWords as words } from '#words/requests.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/requests-page'
import './requests.css'

export const loader = (asked: Route.LoaderArgs) => ask(asked, 'requests')

export const meta = () => [{ title: words.title }]

/** What people search for that the shop does not sell, the most asked for first. */
export default function RequestsPage({ loaderData: { requests } }: Route.ComponentProps) {
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState<string>()
  const [said, setSaid] = useState<Answered>()
  const put = useAct('putRequestAside')

  /** What was put aside keeps its place, and the way back, as long as the page is open. */
  async function putAside(word: string, isAside: boolean) {
    if (busy !== undefined) return
    setBusy(word)
    setSaid(undefined)
    const answer = await put({ body: { word, aside: isAside } })
    setBusy(undefined)
    if (!answer.ok) return setSaid(answeredOf(answer))
    setAside((before) => new Set(isAside ? [...before, word] : [...before].filter((one) => one !== word)))
  }

  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      <div className="requests-said">
        <Answer to={said} />
      </div>
      {requests.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <WorkList label={words.title} items={requests} keyOf={({ word }) => word} letters={words.letters}>
          {(request) => (
            <Request
              request={request}
              isAside={aside.has(request.word)}
              isBusy={busy === request.word}
              onAside={(isAside) => void putAside(request.word, isAside)}
            />
          )}
        </WorkList>
      )}
    </div>
  )
}

function Request({
  request: { word, times, lastDay },
  isAside,
  isBusy,
  onAside,
}: {
  request: StaffRequest
  isAside: boolean
  isBusy: boolean
  onAside: (isAside: boolean) => void
}) {
  return (
    <div className="request" data-aside={isAside || undefined}>
      <div>
        <h2>
          <bdi>{word}</bdi>, {times}
        </h2>
        <p className="muted">
          {isAside ? words.asideNow : words.notSold} · {words.last(dayInFull(lastDay))}
        </p>
      </div>
      <p className="row-acts">
        <ButtonLink look="soft" to="/catalogue/new" aria-label={words.addOf(word)}>
          <Icon name="plus" /> {words.add}
        </ButtonLink>
        <Button
          look="quiet"
          className="needs-script"
          aria-keyshortcuts={isAside ? 'U' : 'H'}
          aria-busy={isBusy || undefined}
          aria-label={isAside ? words.backOf(word) : words.asideOf(word)}
          onClick={() => onAside(!isAside)}
        >
          <Icon name={isAside ? 'undo' : 'cross'} /> {isAside ? words.back : words.aside}
        </Button>
      </p>
    </div>
  )
}
