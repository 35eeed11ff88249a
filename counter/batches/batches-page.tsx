import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { ButtonLink } from '#kit/button.tsx'
import { may } from '#shop/staff/staff.ts'
import type { StaffBatch } from '#shop/wire/staff/batches.ts'
import { cameInWords, batchesWords as words } from '#words/batches.ts'
import { readableKilos } from '#words/formatters.ts'
import { Choices, Paging } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { WorkList } from '../desk/work-list.tsx'
import type { Route } from './+types/batches-page'
import { fishInWords, landedInWords, lastDayInWords, orNotRecorded } from './in-words.ts'
import './batches.css'

const both = ['open', 'used-up'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { searchParams } = asked.url
  const which = both.find((one) => one === searchParams.get('which')) ?? 'open'
  const page = searchParams.get('page') ?? ''
  const [me, list] = await Promise.all([ask(asked, 'me'), ask(asked, 'batches', { body: { which, page } })])
  return { me, ...list, which, page }
}

export const meta = () => [{ title: words.title }]

const to = (which: string, page?: string) => `/batches?which=${which}${page === undefined ? '' : `&page=${page}`}`

/** What is in the shop, the one to use first in front; what is past its use-by is told above. */
export default function BatchesPage({ loaderData: { me, which, page, next, now, batches } }: Route.ComponentProps) {
  const past = which === 'open' ? batches.filter(({ isPast }) => isPast).length : 0
  return (
    <div className="desk stack">
      <DeskHead title={words.title} />
      <p className="muted">{words.lead}</p>
      {may(me.role, 'change-batches') && (
        <p>
          <ButtonLink to="/came-in">{cameInWords.title}</ButtonLink>
        </p>
      )}
      <Choices
        label={words.title}
        chosen={which}
        all={both.map((one) => ({ to: to(one), value: one, words: words.which[one] }))}
      />
      {past > 0 && (
        <p className="batch-warning">
          <strong>{words.past(past)}.</strong> {words.pastMore}
        </p>
      )}
      {batches.length === 0 ? (
        <p>{words.none[which]}</p>
      ) : (
        <WorkList label={words.which[which]} items={batches} keyOf={({ code }) => code}>
          {(batch) => <BatchCard batch={batch} now={now} />}
        </WorkList>
      )}
      <Paging older={next === undefined ? undefined : to(which, next)} newest={page === '' ? undefined : to(which)} />
    </div>
  )
}

function BatchCard({ batch, now }: { batch: StaffBatch; now: number }) {
  const { code, left, isPast, isMixed, recalled, jetty } = batch
  return (
    <>
      <h2>
        <Link className="batch-link" to={`/batches/${code}`}>
          {fishInWords(batch)} <span className="batch-code">{code}</span>
        </Link>
      </h2>
      {recalled && <p className="late">{words.isRecalled}</p>}
      {recalled === undefined && isMixed && left > 0 && <p className="batch-wait">{words.notForSale}</p>}
      {recalled === undefined && isPast && left > 0 && <p className="late">{words.isPast}</p>}
      <p className="work-facts">
        <strong>{words.left(readableKilos(left))}</strong>
        <span>{lastDayInWords(batch, now)}</span>
        <span className="muted">{words.landed(landedInWords(batch), orNotRecorded(jetty))}</span>
      </p>
    </>
  )
}
