import { useLine } from '#browser/line.ts'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import { Button } from '#kit/button.tsx'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { waitInWords } from '#words/formatters.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { undoMove } from './move-order.ts'

/** What can still be undone, the newest first: whether it is, the shop decides by its own clock, so not without a line. */
export function useUndoable(orders: readonly StaffOrder[], now: number): readonly StaffOrder[] {
  const { queue } = useOutbox()
  const line = useLine()
  if (line === 'offline') return []
  return orders
    .filter(
      ({ id, undoUntil = 0 }) => undoUntil > now && !queue.some(({ order, state }) => order === id && state !== 'look'),
    )
    .toSorted((one, other) => (other.undoUntil ?? 0) - (one.undoUntil ?? 0))
}

/** All of it, with the time that is left. */
export function UndoBar({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  return (
    <section className="undo-bar" aria-label={staffOrderWords.undoHead}>
      <ul role="list">
        {orders.map((order) => (
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
