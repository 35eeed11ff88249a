import { useState } from 'react'
import { ask } from '#counter/ask.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { may } from '#shop/staff/staff.ts'
import type { YieldRow } from '#shop/wire/staff/yields.ts'
import { yieldsWords as words } from '#words/batches.ts'
import { dayInWords } from '#words/formatters.ts'
import { whoDid } from '../batches/in-words.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import type { Route } from './+types/yields-page'

export async function loader(asked: Route.LoaderArgs) {
  const [me, book] = await Promise.all([ask(asked, 'me'), ask(asked, 'yields')])
  return { me, rows: book.rows }
}

export const meta = () => [{ title: words.title }]

/** What of each fish reaches the pan: what the shop opened with, what it weighed, and what the owner nodded. */
export default function YieldsPage({ loaderData: { me, rows } }: Route.ComponentProps) {
  const act = useAct('nodYield')
  const askAgain = useAskAgain()
  const [said, setSaid] = useState<string>()
  const [failed, setFailed] = useState<Answered>()
  const mayNod = may(me.role, 'nod-yields')

  async function nod({ species, cut, title }: YieldRow, percent: number) {
    const answer = await act({ body: { species, cut, percent } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    setSaid(answer.ok ? words.nodded(title, words.cuts[cut], percent) : undefined)
    await askAgain()
  }

  // what waits for a nod first, then what was weighed most
  const order = rows.toSorted(
    (one, other) =>
      Number(other.proposed !== undefined) - Number(one.proposed !== undefined) || other.samples - one.samples,
  )
  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      {!mayNod && <p>{words.ownerOnly}</p>}
      <p role="status">{said}</p>
      <Answer to={failed} />
      <WorkList label={words.title} items={order} keyOf={({ species, cut }) => `${species}/${cut}`}>
        {(row) => <YieldCard row={row} onNod={mayNod ? (percent) => void nod(row, percent) : undefined} />}
      </WorkList>
    </div>
  )
}

function YieldCard({ row, onNod }: { row: YieldRow; onNod: ((percent: number) => void) | undefined }) {
  const { title, cut, aboutPercent, own, samples, enough, proposed } = row
  return (
    <>
      <h2>{words.of(title, words.cuts[cut])}</h2>
      <p className="work-facts">
        <strong>{own ? words.own(own.percent, own.from, own.to) : words.about(aboutPercent)}</strong>
        <span className="muted">
          {own ? words.noddedBy(whoDid(own.by), dayInWords(own.at), own.samples) : words.asOpened}
        </span>
        <span>{words.weighed(samples, enough)}</span>
      </p>
      {proposed && (
        <p className="work-facts">
          <span>{words.proposed(proposed.percent, proposed.from, proposed.to, proposed.samples)}</span>
          {onNod && (
            <Button
              className="needs-script"
              aria-label={words.nodOf(title, words.cuts[cut], proposed.percent)}
              onClick={() => onNod(proposed.percent)}
            >
              {words.nod(proposed.percent)}
            </Button>
          )}
        </p>
      )}
    </>
  )
}
