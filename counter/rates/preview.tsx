import { useState } from 'react'
import { isSameSheet } from '#shop/catalogue/rates/rate-edit.ts'
import { looked, previewOf, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { may, type Role } from '#shop/staff/staff.ts'
import { rateRefusals } from '#words/rate-refusals.ts'
import { ratesWords } from '#words/rates.ts'
import { Answer } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { basesOf } from './cells.ts'
import { PlanSheet } from './plan-sheet.tsx'
import { PreviewTable } from './preview-table.tsx'
import type { SheetNow, SheetStore } from './sheet-store.ts'
import { usePublish } from './use-publish.ts'

/** Old, new and percent of all that changes, before it is published: now, or by itself at a time. */
export function Preview({
  sheet,
  now,
  role,
  wrong,
  onDone,
  onClose,
}: {
  sheet: SheetStore
  now: SheetNow
  role: Role
  /** how many cells hold what is no rate */
  wrong: number
  onDone: (said: string) => void
  onClose: () => void
}) {
  // What others write while somebody looks is not published unseen.
  const [seen, setSeen] = useState(now.changes)
  const rows = previewOf(inOrder(seen, now), now.today, basesOf(now.cells))
  const big = rows.filter(({ isBig }) => isBig).length
  const stale = rows.filter(({ isStale }) => isStale).length
  const isOther = !isSameSheet(seen, now.changes)
  const { publish, busy, answer } = usePublish({ sheet, isBig: big > 0, count: seen.length, onDone })
  const isReady = wrong === 0 && stale === 0 && !isOther
  const mayPublish = big === 0 || may(role, 'publish-big-rates')

  return (
    <Dialog head={ratesWords.lookHead(seen.length)} className="dialog rates-preview" onClose={onClose}>
      <div className="stack">
        {wrong > 0 && <p className="field-error">{ratesWords.wrongFirst(wrong)}</p>}
        <PreviewTable rows={rows} cells={now.cells} />
        {stale > 0 && !isOther && (
          <div className="stack">
            <p className="late">{ratesWords.stale(stale)}</p>
            <Button
              look="quiet"
              onClick={() => {
                const kept = looked(seen, now.today)
                setSeen(kept)
                sheet.replace(kept)
              }}
            >
              {ratesWords.looked}
            </Button>
          </div>
        )}
        {isOther && (
          <div className="stack" role="alert">
            <p className="late">{rateRefusals['rate-sheet-changed']()}</p>
            <Button look="quiet" onClick={() => setSeen(now.changes)}>
              {ratesWords.showNow}
            </Button>
          </div>
        )}
        {big > 0 && (
          <p>
            <strong>{mayPublish ? ratesWords.big(big) : rateRefusals['rates-need-owner']({ count: big })}</strong>
          </p>
        )}
        <Answer to={answer} />
        <div className="dialog-deeds">
          <Button look="quiet" onClick={onClose}>
            {ratesWords.keep}
          </Button>
          {isReady && mayPublish && seen.length > 0 && (
            <Button aria-disabled={busy || undefined} onClick={() => void publish(undefined)}>
              {busy ? ratesWords.publishing : ratesWords.publishNow}
            </Button>
          )}
        </div>
        {isReady && mayPublish && seen.length > 0 && (
          <PlanSheet now={now.view.now} busy={busy} onPlan={(at) => void publish(at)} />
        )}
      </div>
    </Dialog>
  )
}

/** In the order of the sheet; what the shop no longer has comes last. */
function inOrder(changes: SheetNow['changes'], { cells }: SheetNow): SheetNow['changes'] {
  const place = new Map(cells.map(({ key }, nr) => [key, nr]))
  const placeOf = (change: SheetNow['changes'][number]) => place.get(rateKey(change)) ?? cells.length
  return changes.toSorted((one, other) => placeOf(one) - placeOf(other))
}
