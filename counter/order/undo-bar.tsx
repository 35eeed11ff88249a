import { useLine } from '#browser/line.ts'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import { Button } from '#kit/button.tsx'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { waitInWords } from '#words/formatters.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { undoMove } from './move-order.ts'

/** All that can still be undone, the newest first, with the time that is left: it may have left the part of the board that is seen. */
export function UndoBar({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const { queue } = useOutbox()
  const line = useLine()
  const undoable = orders
    .filter(
      ({ id, undoUntil = 0 }) => undoUntil > now && !queue.some(({ order, state }) => order === id && state !== 'look'),
    )
    .toSorted((one, other) => (other.undoUntil ?? 0) - (one.undoUntil ?? 0))
  // whether it is undone the shop decides by its own clock
  if (undoable.length === 0 || line === 'offline') return null
  return (
    <section className="undo-bar" aria-label={staffOrderWords.undoHead}>
      <ul role="list">
        {undoable.map((order) => (
          <li key={order.id}>
            <p>{staffOrderWords.undoOf(order.number, lastDone(order.last))}</p>
            <Undo order={order} now={now} isNamed />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Undoes the last move while the shop allows it, and says in words how long is left. */
export function Undo({ order, now, isNamed = false }: { order: StaffOrder; now: number; isNamed?: boolean }) {
  const { number, undoUntil = 0 } = order
  const line = useLine()
  if (undoUntil <= now || line === 'offline') return null
  return (
    <Button look="quiet" className="needs-script" onClick={() => undoMove(order)}>
      {staffOrderWords.undo(waitInWords(undoUntil - now))} {isNamed && <span className="only-heard">{number}</span>}
    </Button>
  )
}
