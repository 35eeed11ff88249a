import { useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { may } from '#shop/staff/staff.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import type { StaffBatch, StaffBatchMove, WholeBatch } from '#shop/wire/staff/batches.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { batchesWords as words } from '#words/batches.ts'
import { withReason } from '#words/done.ts'
import { clockInWords, dayInWords, momentInShort, namedDay, readableKilos, readableSize } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'
import type { Route } from './+types/batch-page'
import { type BatchAct, BatchDialog } from './batch-dialog.tsx'
import { BatchOrders } from './batch-orders.tsx'
import { batchRefusal } from './batch-refusal.ts'
import { fishInWords, landedInWords, lastDayInWords, movedInWords, orNotRecorded, whoDid } from './in-words.ts'
import './batches.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, whole] = await Promise.all([
    ask(asked, 'me'),
    ask(asked, 'batch', { params: { code: asked.params.code } }),
  ])
  return { me, whole }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: words.batch(loaderData?.whole.batch.code ?? '') }]

/** One batch: how it stands, what can be done with it, which orders hold it, and all that happened. */
export default function BatchPage({ loaderData }: Route.ComponentProps) {
  return <OneBatch key={loaderData.whole.batch.code} {...loaderData} />
}

function OneBatch({ me, whole: brought }: Route.ComponentProps['loaderData']) {
  const [whole, setAnswered] = useNewest(brought, ({ batch: { version } }) => version)
  const { batch, now, orders, moves } = whole
  const askAgain = useAskAgain()
  const [doing, setDoing] = useState<BatchAct>()
  const [said, setSaid] = useState<string>()
  const [failed, setFailed] = useState<Answered>()

  async function done(sentence: string, answered: WholeBatch) {
    setAnswered(answered)
    setDoing(undefined)
    setFailed(undefined)
    setSaid(sentence)
    await askAgain()
  }

  async function refused(why: Answered) {
    setSaid(undefined)
    setFailed(why)
    await askAgain()
  }

  const mayChange = may(me.role, 'change-batches')
  return (
    <div className="desk stack batch-page">
      <DeskHead title={fishInWords(batch)} />
      <p className="batch-head">
        <strong className="batch-code">{batch.code}</strong> <span>{lastDayInWords(batch, now)}</span>
      </p>
      {batch.recalled && <p className="batch-warning">{words.recalled(batch.recalled.at, batch.recalled.reason)}</p>}
      {batch.recalled === undefined && batch.isPast && (
        <p className="batch-warning">
          <strong>{words.isPast}.</strong> {words.pastMore}
        </p>
      )}
      {batch.isMixed && batch.left > 0 && <p className="batch-wait">{words.notForSale}</p>}
      <p role="status">{said}</p>
      <Answer to={failed} />
      <BatchBalance batch={batch} />
      <p className="row-acts needs-script">
        {mayChange && whole.sizes.length > 0 && !batch.isPast && batch.recalled === undefined && (
          <Button onClick={() => setDoing('sort')}>{words.sort}</Button>
        )}
        {mayChange && (
          <>
            <Button look="quiet" onClick={() => setDoing('waste')}>
              {words.throwAway}
            </Button>
            <Button look="quiet" onClick={() => setDoing('count')}>
              {words.count}
            </Button>
          </>
        )}
        {may(me.role, 'recall-batches') && batch.recalled === undefined && (
          <Button look="quiet" onClick={() => setDoing('recall')}>
            {words.recall}
          </Button>
        )}
      </p>
      {whole.sorted.length > 0 && (
        <section className="stack">
          <h2>{words.sortedInto}</h2>
          <ul role="list" className="batch-sorted">
            {whole.sorted.map(({ code, size, grams }) => (
              <li key={code}>
                <Link to={`/batches/${code}`}>
                  {readableSize(size)}, {readableKilos(grams)} <span className="batch-code">{code}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <BatchOrders whole={whole} mayTell={may(me.role, 'recall-batches')} onDone={done} onRefused={refused} />
      <BatchFacts batch={batch} address={whole.address} />
      <BatchMoves batch={batch} moves={moves} now={now} mayUndo={mayChange} onDone={done} onRefused={refused} />
      {doing && (
        <BatchDialog
          act={doing}
          batch={batch}
          sizes={whole.sizes}
          orders={orders.length}
          onDone={done}
          onFaster={askAgain}
          onClose={() => setDoing(undefined)}
        />
      )}
    </div>
  )
}

/** What came in went to orders or to waste, or is left: it adds up by itself, and shows that it does. */
function BatchBalance({ batch: { in: came, toLines, waste, left } }: { batch: StaffBatch }) {
  const figures = [
    [words.cameIn, came],
    [words.toLines, toLines],
    [words.waste, waste],
    [words.leftNow, left],
  ] as const
  return (
    <section aria-label={words.balance}>
      <dl className="batch-figures">
        {figures.map(([name, grams]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{readableKilos(grams)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {words.sum(readableKilos(came), readableKilos(toLines), readableKilos(waste), readableKilos(left))}
      </p>
      {left < 0 && <p className="batch-warning">{words.leftBelow}</p>}
    </section>
  )
}

/** All that is known of where a batch is from. */
function BatchFacts({ batch, address }: { batch: StaffBatch; address: string }) {
  const { jetty, boatOrGear, supplier, origin, temperatureTenths: tenths, useBy, costPaise, note, takenIn } = batch
  const facts: readonly (readonly [string, string])[] = [
    [words.when, landedInWords(batch)],
    [words.jetty, orNotRecorded(jetty)],
    [words.boat, orNotRecorded(boatOrGear)],
    [words.supplier, orNotRecorded(supplier)],
    [words.origin, words.origins[origin]],
    [words.temperature, tenths === undefined ? words.notRecorded : words.degrees(tenths)],
    [words.lastDay, namedDay(useBy)],
    ...(costPaise === undefined ? [] : [[words.cost, readableShort(costPaise)] as const]),
    ...(note === '' ? [] : [[words.note, note] as const]),
    [words.takenIn, withReason(whoDid(takenIn.by), `${dayInWords(takenIn.at)}, ${clockInWords(takenIn.at)}`)],
  ]
  return (
    <section className="stack">
      <h2>{words.facts}</h2>
      <dl className="batch-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      {batch.sortedFrom !== undefined && (
        <p className="work-facts">
          <Link to={`/batches/${batch.sortedFrom}`}>
            {words.sortedFrom} {batch.sortedFrom}
          </Link>
        </p>
      )}
      <p className="work-facts">
        <a href={address}>{words.publicPage}</a>
      </p>
    </section>
  )
}

interface Props {
  readonly batch: StaffBatch
  readonly moves: readonly StaffBatchMove[]
  readonly now: number
  readonly mayUndo: boolean
  readonly onDone: (said: string, answered: WholeBatch) => Promise<void>
  readonly onRefused: (why: Answered) => Promise<void>
}

/** All that happened to it, the last first; what was wrong is taken back beside it. */
function BatchMoves({ batch: { code, version, costPaise }, moves, now, mayUndo, onDone, onRefused }: Props) {
  const act = useAct('undoBatchMove')

  async function undo(no: number) {
    const answer = await act({ params: { code }, body: { seen: version, no } })
    await (answer.ok ? onDone(words.done, answer.body) : onRefused(batchRefusal(answer)))
  }

  return (
    <section className="stack">
      <h2>{words.moves}</h2>
      <ol role="list" reversed className="batch-moves">
        {moves.toReversed().map((move) => {
          const cost = move.move === 'waste' ? boughtFor(move.grams, costPaise) : undefined
          return (
            <li key={move.no} data-undone={move.isUndone || undefined}>
              <p>
                <time dateTime={new Date(move.at).toISOString()}>{momentInShort(move.at, now)}</time> {whoDid(move.by)}:{' '}
                <strong>{movedInWords(move)}</strong> {move.isUndone && <span>({words.isUndone})</span>}
              </p>
              {cost !== undefined && <p className="muted">{words.wasteCost(readableShort(cost))}</p>}
              {move.reason !== '' && <p className="muted">{words.because(reasonSaid(move.reason, { reasonNames }))}</p>}
              {move.order && <Link to={`/orders/${move.order.id}`}>{words.order(move.order.number)}</Link>}
              {mayUndo && move.canUndo && (
                <Button
                  look="quiet"
                  className="needs-script"
                  aria-label={words.undoOf(movedInWords(move))}
                  onClick={() => void undo(move.no)}
                >
                  {words.undo}
                </Button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
