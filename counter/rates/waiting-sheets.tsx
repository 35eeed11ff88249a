import { Icon } from '#counter/look/icon.tsx'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import type { RatesWaiting } from '#shop/wire/staff/rates.ts'
import { momentInWords } from '#words/formatters.ts'
import { ratesWords as words } from '#words/rates.ts'
import { nameOf, type RateCell, whoOf } from './cells.ts'
import { Panel } from './panel.tsx'

/** The sheets that publish themselves at their hour, and those that could not. Each can be taken back into the draft. */
export function WaitingSheets({
  waiting,
  cells,
  failed,
  onTakeBack,
  onClose,
}: {
  waiting: readonly RatesWaiting[]
  cells: readonly RateCell[]
  failed: Answered | undefined
  onTakeBack: (sheet: RatesWaiting) => void
  onClose: () => void
}) {
  return (
    <Panel head={words.waiting} onClose={onClose}>
      <div className="rate-panel-body">
        <Answer to={failed} />
        <ul role="list" className="rows">
          {waiting.map((sheet) => {
            const when = momentInWords(sheet.publishAt, shopTimeZone)
            return (
              <li key={sheet.id} className="row">
                <p>
                  <strong>{words.waits(when, sheet.changes.length)}</strong>, {words.plannedBy(whoOf(sheet.by))}
                </p>
                {sheet.state === 'stuck' && (
                  <p className="rate-warning">
                    <Icon name="late" />
                    {words.stuck}
                  </p>
                )}
                <details>
                  <summary>{words.rates}</summary>
                  <ul>
                    {sheet.changes.map((change) => (
                      <li key={rateKey(change)}>
                        {nameOf(cells, change)}: {words.fromTo(readableShort(change.was), readableShort(change.paise))}
                      </li>
                    ))}
                  </ul>
                </details>
                <p className="row-acts">
                  <Button look="quiet" aria-label={words.takeBackOf(when)} onClick={() => onTakeBack(sheet)}>
                    {words.takeBack}
                  </Button>
                </p>
              </li>
            )
          })}
        </ul>
      </div>
    </Panel>
  )
}
