import { Button } from '#kit/button.tsx'
import { rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { shopTimeZone } from '#shop/moment.ts'
import type { RatesWaiting } from '#shop/wire/staff/rates.ts'
import { momentInWords } from '#words/formatters.ts'
import { ratesWords } from '#words/rates.ts'
import { inRs, nameOf, type RateCell, whoOf } from './cells.ts'

/** The sheets that publish themselves at their hour, and those that could not. Each can be taken back into the draft. */
export function WaitingSheets({
  waiting,
  cells,
  onTakeBack,
}: {
  waiting: readonly RatesWaiting[]
  cells: readonly RateCell[]
  onTakeBack: (sheet: RatesWaiting) => void
}) {
  if (waiting.length === 0) return null
  return (
    <section className="stack" aria-labelledby="planned-sheets">
      <h2 id="planned-sheets">{ratesWords.waiting}</h2>
      <ul role="list" className="rows">
        {waiting.map((sheet) => {
          const when = momentInWords(sheet.publishAt, shopTimeZone)
          return (
            <li key={sheet.id} className="row">
              <p>
                <strong>{ratesWords.waits(when, sheet.changes.length)}</strong>, {ratesWords.plannedBy(whoOf(sheet.by))}
              </p>
              {sheet.state === 'stuck' && <p className="late">{ratesWords.stuck}</p>}
              <details>
                <summary>{ratesWords.rates}</summary>
                <ul>
                  {sheet.changes.map((change) => (
                    <li key={rateKey(change)}>
                      {nameOf(cells, change)}: {ratesWords.fromTo(inRs(change.was), inRs(change.paise))}
                    </li>
                  ))}
                </ul>
              </details>
              <p className="row-acts">
                <Button
                  look="quiet"
                  className="needs-script"
                  aria-label={ratesWords.takeBackOf(when)}
                  onClick={() => onTakeBack(sheet)}
                >
                  {ratesWords.takeBack}
                </Button>
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
