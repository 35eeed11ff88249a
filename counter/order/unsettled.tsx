import { clockInWords } from '#shop/moment.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { forget, type LostAct, useActs } from './acts.ts'

/** What was pressed and is not settled: not sent yet, or not taken because somebody was faster. */
export function Unsettled() {
  const { underway, lost } = useActs()
  const waiting = underway.filter(({ state }) => state === 'waiting').length
  return (
    <div role="status" className="stack unsettled">
      {waiting > 0 && (
        <section className="unsent">
          <h2>{staffOrderWords.notSent(waiting)}</h2>
          <p>{staffOrderWords.notSentMore}</p>
        </section>
      )}
      {lost.map((one) => (
        <Lost key={one.act.key} lost={one} />
      ))}
    </div>
  )
}

function Lost({ lost: { act, faster, sentence } }: { lost: LostAct }) {
  return (
    <section className="lost">
      <h2>
        {staffOrderWords.needsLook}: {act.order.number}
      </h2>
      {faster === undefined ? (
        <p>
          {staffOrderWords.refused(act.name)} {sentence}
        </p>
      ) : (
        <p>
          {staffOrderWords.conflict(faster.who, faster.what, clockInWords(faster.at))}{' '}
          {staffOrderWords.conflictLost(act.name)}
        </p>
      )}
      <div>
        <Button look="quiet" onClick={() => forget(act)}>
          {staffOrderWords.seen}
        </Button>
      </div>
    </section>
  )
}
