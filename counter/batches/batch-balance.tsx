import { readableKilos } from '#shop/stock/kilos.ts'
import type { StaffBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords as words } from '#words/batches.ts'

/** What came in went to orders or to waste, or is left: it adds up by itself, and shows that it does. */
export function BatchBalance({ batch: { in: came, toLines, waste, left } }: { batch: StaffBatch }) {
  const figures = [
    [words.cameIn, came],
    [words.toLines, toLines],
    [words.waste, waste],
    [words.leftNow, left],
  ] as const
  return (
    <section aria-label={words.balance}>
      <dl className="batch-figures">
        {figures.map(([name, grams]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{readableKilos(grams)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {words.sum(readableKilos(came), readableKilos(toLines), readableKilos(waste), readableKilos(left))}
      </p>
      {left < 0 && <p className="batch-warning">{words.leftBelow}</p>}
    </section>
  )
}
