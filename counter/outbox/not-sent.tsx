import { Button } from '#kit/button.tsx'
import { canTakeBack } from '#shop/outbox/outbox-queue.ts'
import { outboxWords } from '#words/counter.ts'
import { takeBack } from './press.ts'
import { useOutbox } from './queue.ts'
import { useNotSent } from './waiting.ts'
import './outbox.css'

/** What of an order, or of one of its lines, stands on the screen and is not sent yet; the last of it can be taken out. */
export function NotSent({ order, line, number }: { order: string; line?: number | undefined; number: string }) {
  const { queue } = useOutbox()
  const waiting = useNotSent()(order).filter((one) => line === undefined || one.line === line)
  const last = waiting.at(-1)
  if (last === undefined) return null
  return (
    <div className="not-sent" role="status">
      <p>
        <strong>{outboxWords.notSentYet}</strong> {waiting.map(({ name }) => name).join(', ')}
      </p>
      {canTakeBack(queue, last) && (
        <Button look="quiet" className="needs-script" onClick={() => takeBack(last)}>
          {outboxWords.takeBack(last.name)} <span className="only-heard">{number}</span>
        </Button>
      )}
    </div>
  )
}

/** A word beside what is shown as it will be. */
export const NotSentMark = () => <span className="not-sent-mark">{outboxWords.notSentMark}</span>
