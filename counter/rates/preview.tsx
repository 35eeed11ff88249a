import { useState } from 'react'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { isSameSheet } from '#shop/catalogue/rates/rate-edit.ts'
import { isScheduleMoment, latestMoment, momentTyped, typedMoment } from '#shop/catalogue/rates/rate-moment.ts'
import { type ChangePreviewed, looked, previewOf, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { may, type Role } from '#shop/staff/staff.ts'
import { momentInWords } from '#words/formatters.ts'
import { rateRefusals, ratesWords } from '#words/rates.ts'
import { basesOf, nameOf, percentOf, type RateCell } from './cells.ts'
import type { SheetNow, SheetStore } from './sheet-store.ts'

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

/** What a sheet changes: each rate, old and new. */
function PreviewTable({ rows, cells }: { rows: readonly ChangePreviewed[]; cells: readonly RateCell[] }) {
  if (rows.length === 0) return <p>{ratesWords.none}</p>
  return (
    <div className="rates-scroll" role="region" aria-label={ratesWords.look} tabIndex={0}>
      <table className="rates">
        <thead>
          <tr>
            <th scope="col">{ratesWords.rate}</th>
            <th scope="col" className="number">
              {ratesWords.before}
            </th>
            <th scope="col" className="number">
              {ratesWords.after}
            </th>
            <th scope="col">{ratesWords.percent}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rateKey(row)}>
              <th scope="row">{nameOf(cells, row)}</th>
              <td className="number">{readableShort(row.was)}</td>
              <td className="number">
                <strong>{readableShort(row.paise)}</strong>
              </td>
              <td className="says">
                {ratesWords.signed(percentOf(row.tenths))}
                {row.isBig && <span className="late">{ratesWords.isBig}</span>}
                {row.isStale && (
                  <span className="late">
                    {row.today === undefined
                      ? ratesWords.nothingSold
                      : ratesWords.changedSince(readableShort(row.was), readableShort(row.today))}
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Has the sheet published by itself, by the shop's clock. */
function PlanSheet({ now, busy, onPlan }: { now: number; busy: boolean; onPlan: (at: number) => void }) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()

  function plan() {
    const at = momentTyped(typed)
    if (at === undefined) setWrong(ratesWords.notAMoment)
    else if (!isScheduleMoment(at, now)) setWrong(rateRefusals['rates-too-late']())
    else {
      setWrong(undefined)
      onPlan(at)
    }
  }

  return (
    <form
      className="plan-sheet"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        plan()
      }}
    >
      <DayField
        label={ratesWords.at}
        hint={ratesWords.atHint}
        error={wrong}
        unmarked
        required={false}
        type="datetime-local"
        min={typedMoment(now)}
        max={typedMoment(latestMoment(now))}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" look="quiet" aria-disabled={busy || undefined}>
        {ratesWords.plan}
      </Button>
    </form>
  )
}

/** Publishes the draft that the screen shows, once all of it is with the shop. */
function usePublish({
  sheet,
  isBig,
  count,
  onDone,
}: {
  sheet: SheetStore
  isBig: boolean
  count: number
  onDone: (said: string) => void
}) {
  const [busy, setBusy] = useState(false)
  const [answer, setAnswer] = useState<Answered>()
  const publishSmall = useAct('publishRates')
  const publishBig = useAct('publishBigRates')

  async function publish(at: number | undefined) {
    if (busy) return
    setBusy(true)
    setAnswer(await published(at))
    setBusy(false)
  }

  async function published(at: number | undefined): Promise<Answered | undefined> {
    if (!(await sheet.flush())) {
      const { failed } = sheet.now()
      return failed ? answeredOf(failed) : { said: [ratesWords.unsaved] }
    }
    const body = { seen: sheet.now().version, ...(at === undefined ? {} : { at }) }
    const came = await (isBig ? publishBig : publishSmall)({ body })
    if (!came.ok) {
      sheet.look()
      return answeredOf(came)
    }
    sheet.adopt(came.body)
    onDone(at === undefined ? ratesWords.published(count) : ratesWords.planned(count, momentInWords(at, shopTimeZone)))
    return undefined
  }

  return { publish, busy, answer }
}
