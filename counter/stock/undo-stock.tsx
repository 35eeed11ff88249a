import { useState } from 'react'
import { waitInWords } from '#shop/time.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { StockCell, StockNow } from '#shop/wire/staff/stock.ts'
import { stockWords as words } from '#words/stock.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { nameOf, whatOf, whoOf } from './in-words.ts'

/** What this person did last, with the time that is left to take it back. */
export function UndoStock({
  cells,
  now,
  onDone,
  onLost,
}: {
  cells: readonly StockCell[]
  now: number
  onDone: (what: string, answered: StockNow) => Promise<void>
  /** somebody was quicker: the page looks again */
  onLost: () => void
}) {
  const undo = useAct('undoStock')
  const [failed, setFailed] = useState<Answered>()
  const [newest] = cells
    .filter(({ last }) => (last?.undoUntil ?? 0) > now)
    .toSorted((one, other) => (other.last?.undoUntil ?? 0) - (one.last?.undoUntil ?? 0))
  const last = newest?.last
  if (newest === undefined || last === undefined) return <Answer to={failed} />
  const { species, size, version: seen } = newest

  async function takeBack() {
    const answer = await undo({ body: { species, size, seen } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) await onDone(words.undone, answer.body)
    else if (isDefinite(answer)) onLost()
  }

  return (
    <section className="stock-undo" aria-label={words.undoHead}>
      <p>{words.did(nameOf(newest), whoOf(last.by), whatOf(last))}</p>
      <Button look="quiet" className="needs-script" onClick={() => void takeBack()}>
        {words.undo(waitInWords((last.undoUntil ?? now) - now))}
      </Button>
      <Answer to={failed} />
    </section>
  )
}
