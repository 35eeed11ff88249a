import { clockInWords } from '#shop/moment.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { forget, type LostAct, type OrderAct, useActs } from './acts.ts'
import { whatWasDone, whoDid } from './in-words.ts'

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

function Lost({ lost: { act, order, sentence } }: { lost: LostAct }) {
  return (
    <section className="lost">
      <h2>
        {staffOrderWords.needsLook}: {act.order.number}
      </h2>
      {order === undefined ? (
        <p>
          {staffOrderWords.refused(nameOf(act))} {sentence}
        </p>
      ) : (
        <p>
          {staffOrderWords.conflict(whoDid(order.last), whatWasDone(order.last), clockInWords(order.last.at))}{' '}
          {staffOrderWords.conflictLost(nameOf(act))}
        </p>
      )}
      <div>
        <Button look="quiet" onClick={() => forget(act.order.id)}>
          {staffOrderWords.seen}
        </Button>
      </div>
    </section>
  )
}

const nameOf = ({ move }: OrderAct): string => (move === 'undo' ? staffOrderWords.undone : moveWords[move])
