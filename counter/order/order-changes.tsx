import { clockInWords, dayInWords } from '#shop/moment.ts'
import { differenceSaid } from '#shop/orders/changed-said.ts'
import type { OrderChangeTold } from '#shop/wire/staff/orders.ts'
import { changedWords } from '#words/changed.ts'

/** What the buyer has changed of the order; once it was confirmed, somebody may have read it as it was. */
export function OrderChanges({ changes }: { changes: readonly OrderChangeTold[] }) {
  if (changes.length === 0) return null
  const isAfter = changes.some(({ status }) => status === 'Confirmed')
  return (
    <section className="stack order-changes">
      <h2>{isAfter ? changedWords.afterConfirmed : changedWords.byBuyer}</h2>
      <ul role="list">
        {changes.map(({ at, what }) => (
          <li key={at}>
            <time dateTime={new Date(at).toISOString()}>
              {dayInWords(at)}, {clockInWords(at)}
            </time>
            <ul>
              {what.map((one) => {
                const said = differenceSaid(one)
                return <li key={said}>{said}</li>
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
