import { lastDone } from '#counter/acts/moved-in-words.ts'
import { dayInWords, clockInWords } from '#shop/moment.ts'
import type { StaffOrderMove } from '#shop/wire/staff/orders.ts'
import { outboxWords } from '#words/outbox.ts'
import { staffOrderWords } from '#words/staff-orders.ts'

/** What happened to the order: who, what, when and why. */
export function OrderHistory({ moves }: { moves: readonly StaffOrderMove[] }) {
  return (
    <section className="stack">
      <h2>{staffOrderWords.history}</h2>
      <ol role="list" className="order-history">
        {moves.map((moved, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
          <li key={place}>
            <time dateTime={new Date(moved.at).toISOString()}>
              {dayInWords(moved.at)}, {clockInWords(moved.at)}
            </time>
            <span>
              {lastDone(moved)}
              {moved.pressedAt !== undefined && (
                <span className="muted"> ({outboxWords.pressedAt(clockInWords(moved.pressedAt))})</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
