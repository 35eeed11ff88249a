import { Link } from 'react-router'
import { reasonSaid } from '#shop/staff/reasons.ts'
import { clockInWords, dayInWords, shopDay } from '#shop/moment.ts'
import type { StaffBatch, StaffBatchMove, WholeBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords as words } from '#words/batches.ts'
import type { Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { useAct } from '../press/use-act.ts'
import { batchRefusal } from './batch-refusal.ts'
import { movedInWords, whoDid } from './in-words.ts'

interface Props {
  readonly batch: StaffBatch
  readonly moves: readonly StaffBatchMove[]
  readonly mayUndo: boolean
  readonly onDone: (said: string, answered: WholeBatch) => Promise<void>
  readonly onRefused: (why: Answered) => Promise<void>
}

/** All that happened to it, the last first; what was wrong is taken back beside it. */
export function BatchMoves({ batch: { code, version, takenIn }, moves, mayUndo, onDone, onRefused }: Props) {
  const act = useAct('undoBatchMove')

  async function undo(no: number) {
    const answer = await act({ params: { code }, body: { seen: version, no } })
    await (answer.ok ? onDone(words.done, answer.body) : onRefused(batchRefusal(answer)))
  }

  return (
    <section className="stack">
      <h2>{words.moves}</h2>
      <ol role="list" reversed className="batch-moves">
        {moves.toReversed().map((move) => (
          <li key={move.no} data-undone={move.isUndone || undefined}>
            <p>
              <time dateTime={new Date(move.at).toISOString()}>
                {shopDay(move.at) === shopDay(takenIn.at) ? '' : `${dayInWords(move.at)}, `}
                {clockInWords(move.at)}
              </time>{' '}
              {whoDid(move.by)}: <strong>{movedInWords(move)}</strong>{' '}
              {move.isUndone && <span>({words.isUndone})</span>}
            </p>
            {move.reason !== '' && <p className="muted">{words.because(reasonSaid(move.reason))}</p>}
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
        ))}
      </ol>
    </section>
  )
}
