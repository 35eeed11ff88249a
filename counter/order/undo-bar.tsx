import { waitInWords } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { Button } from '#kit/button.tsx'
import { doAct, useActs } from './acts.ts'
import { lastDone } from './in-words.ts'

/** What can still be undone, with the time that is left in words. */
export function UndoBar({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const { underway } = useActs()
  const open = orders
    .filter(({ id, undoUntil = 0 }) => undoUntil > now && !underway.some(({ order }) => order.id === id))
    .toSorted((one, other) => (other.undoUntil ?? 0) - (one.undoUntil ?? 0))
    .slice(0, most)
  if (open.length === 0) return null
  return (
    <section className="undo-bar" aria-label={staffOrderWords.undoHead}>
      {open.map((order) => (
        <div key={order.id} className="undo-row">
          <p>
            {staffOrderWords.undoOf(order.number, lastDone(order.last))}{' '}
            <span className="muted">{staffOrderWords.undoSoon}</span>
          </p>
          <Button look="quiet" onClick={() => doAct({ order, move: 'undo', seen: order.version })}>
            {staffOrderWords.undo(waitInWords((order.undoUntil ?? now) - now))}
          </Button>
        </div>
      ))}
    </section>
  )
}

/** More than that would cover the page; the newest are those that somebody means. */
const most = 3
