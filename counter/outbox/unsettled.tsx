import { Link } from 'react-router'
import { Button } from '#kit/button.tsx'
import { outboxWords } from '#words/counter.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { LookCard } from './look-card.tsx'
import { forgetNeedsLine, useOutbox } from './queue.ts'
import './outbox.css'

/** What was pressed and is not settled: not sent yet, not taken because somebody was faster, or not taken for want of a line. */
export function Unsettled() {
  const { queue, fresh } = useOutbox()
  const waiting = queue.filter(({ state, key }) => state !== 'look' && !fresh.has(key)).length
  const [first, ...others] = queue.filter(({ state }) => state === 'look')
  return (
    <div role="status" className="stack unsettled">
      {waiting > 0 && (
        <section className="unsent">
          <h2>{staffOrderWords.notSent(waiting)}</h2>
          <p className="unsent-more">{staffOrderWords.notSentMore}</p>
        </section>
      )}
      <NeedALine />
      {first !== undefined && <LookCard key={first.key} command={first} />}
      {others.length > 0 && (
        <p className="more-looks">
          <Link to="/waiting">{outboxWords.moreLooks(others.length)}</Link>
        </p>
      )}
    </div>
  )
}

/** What was pressed without a line and cannot wait for one. */
export function NeedALine() {
  const { refused } = useOutbox()
  return refused.map(({ key, number, name, isTooMuch }) => (
    <section key={key} className="lost">
      <h2>{outboxWords.needsLineHead(number)}</h2>
      <p>{isTooMuch ? outboxWords.tooMuch(name) : outboxWords.needsLine(name)}</p>
      <div>
        <Button look="quiet" onClick={() => forgetNeedsLine(key)}>
          {staffOrderWords.seen}
        </Button>
      </div>
    </section>
  ))
}
