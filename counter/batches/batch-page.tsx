import { useState } from 'react'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import { may } from '#shop/staff/staff.ts'
import type { WholeBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords as words } from '#words/batches.ts'
import { ask } from '#counter/ask.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'
import { BatchBalance } from './batch-balance.tsx'
import { BatchDialog, type BatchAct } from './batch-dialog.tsx'
import { BatchFacts } from './batch-facts.tsx'
import { BatchMoves } from './batch-moves.tsx'
import { BatchOrders } from './batch-orders.tsx'
import { lastDayInWords } from './in-words.ts'
import type { Route } from './+types/batch-page'
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
      <DeskHead title={words.fish(batch.title, readableSize(batch.size))} />
      <p className="batch-head">
        <strong className="batch-code">{batch.code}</strong> <span>{lastDayInWords(batch, now)}</span>
      </p>
      {batch.recalled && <p className="batch-warning">{words.recalled(batch.recalled.at, batch.recalled.reason)}</p>}
      {batch.recalled === undefined && batch.isPast && (
        <p className="batch-warning">
          <strong>{words.isPast}.</strong> {words.pastMore}
        </p>
      )}
      <p role="status">{said}</p>
      <Answer to={failed} />
      <BatchBalance batch={batch} />
      <p className="row-acts needs-script">
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
      <BatchOrders whole={whole} mayTell={may(me.role, 'recall-batches')} onDone={done} onRefused={refused} />
      <BatchFacts batch={batch} address={whole.address} />
      <BatchMoves batch={batch} moves={moves} mayUndo={mayChange} onDone={done} onRefused={refused} />
      {doing && (
        <BatchDialog
          act={doing}
          batch={batch}
          orders={orders.length}
          onDone={done}
          onFaster={askAgain}
          onClose={() => setDoing(undefined)}
        />
      )}
    </div>
  )
}
