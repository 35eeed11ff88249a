import { useLine } from '#browser/line.ts'
import { waitInWords } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import { undoMove } from './move-order.ts'

/** What was done last, with the time that is left to undo it: it may have left the part of the board that is seen. */
export function UndoBar({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const { queue } = useOutbox()
  const line = useLine()
  const [newest] = orders
    .filter(
      ({ id, undoUntil = 0 }) => undoUntil > now && !queue.some(({ order, state }) => order === id && state !== 'look'),
    )
    .toSorted((one, other) => (other.undoUntil ?? 0) - (one.undoUntil ?? 0))
  // whether it is undone the shop decides by its own clock
  if (newest === undefined || line === 'offline') return null
  return (
    <section className="undo-bar" aria-label={staffOrderWords.undoHead}>
      <p>{staffOrderWords.undoOf(newest.number, lastDone(newest.last))}</p>
      <Undo order={newest} now={now} />
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
