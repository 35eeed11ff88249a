import { whatWasDoneAt, whoDid } from '#counter/acts/moved-in-words.ts'
import { clockInWords } from '#shop/moment.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'

/** Who weighed, asked, gave and when: nothing at the scale is overwritten. */
export function LineHistory({ line: { moves } }: { line: WeighedLine }) {
  if (moves.length === 0) return null
  return (
    <section className="line-history">
      <h3>{words.history}</h3>
      <ol role="list" className="order-history">
        {moves.map((moved, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
          <li key={place}>
            <time dateTime={new Date(moved.at).toISOString()}>{clockInWords(moved.at)}</time>
            <span>
              {whoDid(moved)} {whatWasDoneAt(moved)}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
