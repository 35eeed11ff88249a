import { clockInWords, dayInWords, namedDay } from '#shop/moment.ts'
import { paise, readable } from '#shop/money.ts'
import type { StaffBatch } from '#shop/wire/staff/batches.ts'
import { batchesWords as words } from '#words/batches.ts'
import { withReason } from '#words/staff-orders.ts'
import { landedInWords, orNotRecorded, whoDid } from './in-words.ts'

/** All that is known of where a batch is from. */
export function BatchFacts({ batch, address }: { batch: StaffBatch; address: string }) {
  const { jetty, boatOrGear, supplier, origin, temperatureTenths: tenths, useBy, costPaise, note, takenIn } = batch
  const facts: readonly (readonly [string, string])[] = [
    [words.when, landedInWords(batch)],
    [words.jetty, orNotRecorded(jetty)],
    [words.boat, orNotRecorded(boatOrGear)],
    [words.supplier, orNotRecorded(supplier)],
    [words.origin, words.origins[origin]],
    [words.temperature, tenths === undefined ? words.notRecorded : words.degrees(tenths)],
    [words.lastDay, namedDay(useBy)],
    ...(costPaise === undefined ? [] : [[words.cost, readable(paise(costPaise))] as const]),
    ...(note === '' ? [] : [[words.note, note] as const]),
    [words.takenIn, withReason(whoDid(takenIn.by), `${dayInWords(takenIn.at)}, ${clockInWords(takenIn.at)}`)],
  ]
  return (
    <section className="stack">
      <h2>{words.facts}</h2>
      <dl className="batch-facts">
        {facts.map(([name, fact]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className="work-facts">
        <a href={address}>{words.publicPage}</a>
      </p>
    </section>
  )
}
