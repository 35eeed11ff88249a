import { useState } from 'react'
import { Link } from 'react-router'
import type { Answer as CallAnswer } from '#browser/read-answer.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { StockCell } from '#shop/wire/staff/stock.ts'
import { stockWords as words } from '#words/stock.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { BackAtForm } from './back-at-form.tsx'
import type { OnDone } from './in-words.ts'
import { lastOf, nameOf, standOf } from './in-words.ts'
import { KilosForm } from './kilos-form.tsx'
import './cell-dialog.css'

/** One kind in one size: how it stands, and what can be done there. */
export function CellDialog({
  cell: fresh,
  now,
  onDone,
  onLost,
  onClose,
}: {
  cell: StockCell
  now: number
  onDone: OnDone
  /** somebody was quicker: the page looks again */
  onLost: () => void
  onClose: () => void
}) {
  const stop = useAct('stopCounting')
  const [failed, setFailed] = useState<Answered>()
  // What somebody else does meanwhile is shown. An act goes with what was there when it was begun, until the shop has said so.
  const [opened] = useState(fresh.version)
  const [isTold, setTold] = useState(false)
  const cell = isTold ? fresh : { ...fresh, version: opened }
  const { species, size, version: seen, isCounted, last } = cell

  /** While nobody knows what came of it, it goes again as it was. */
  function failedAs(answer: CallAnswer<unknown>) {
    if (answer.ok || !isDefinite(answer)) return
    setTold(true)
    onLost()
  }

  async function stopIt() {
    const answer = await stop({ body: { species, size, seen } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) await onDone(words.did(nameOf(cell), words.you, words.done.stop()), answer.body)
    else failedAs(answer)
  }

  return (
    <Dialog head={nameOf(cell)} className="dialog desk-dialog stock-dialog" onClose={onClose}>
      <p>{isCounted ? standOf(cell) : words.standsUncounted}</p>
      {last && <p className="muted">{lastOf(last, now)}</p>}
      <KilosForm cell={cell} onDone={onDone} onFailed={failedAs} onClose={onClose} />
      {isCounted && (
        <details className="fold">
          <summary>{words.more}</summary>
          <BackAtForm cell={cell} now={now} onDone={onDone} onFailed={failedAs} />
          <p className="muted">{words.stopHint}</p>
          <Button look="quiet" onClick={() => void stopIt()}>
            {words.stop}
          </Button>
          <Answer to={failed} />
          <p>
            <Link to={`/stock/history?${new URLSearchParams({ species, size }).toString()}`}>{words.history}</Link>
          </p>
        </details>
      )}
    </Dialog>
  )
}
