import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { useLive } from '#counter/live/use-live.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button } from '#kit/button.tsx'
import { byKey, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { RateSheetView, RatesWaiting } from '#shop/wire/staff/rates.ts'
import { isBlock, type Misfit, pastedRates, sheetAsText } from '#shop/words/catalogue/rate-paste.ts'
import { clockInWords, momentInWords } from '#words/formatters.ts'
import { ratesWords } from '#words/rates.ts'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/rates-page'
import { nameOf, type RateCell, whoOf } from './cells.ts'
import { MoveRates } from './move-rates.tsx'
import { Preview } from './preview.tsx'
import type { CellActs } from './rate-cell.tsx'
import { RateTable } from './rate-table.tsx'
import { openSheet, type SheetNow } from './sheet-store.ts'
import './rates.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, view] = await Promise.all([ask(asked, 'me'), ask(asked, 'rates')])
  return { me, view }
}

export const meta = () => [{ title: ratesWords.title }]

/** Every rate of the shop in one table: typed, looked over, and published as one act. */
export default function RatesPage({ loaderData: { me, view } }: Route.ComponentProps) {
  const { sheet, now, isAlive } = useSheet(view)
  const [wrong, setWrong] = useState<ReadonlySet<string>>(new Set())
  const [isLooking, setLooking] = useState(false)
  const [said, setSaid] = useState<SaidOfRates>()
  const [failed, setFailed] = useState<Answered>()
  const callOff = useAct('callOffRates')

  /** Many at once: one press takes all of it back. */
  function typeMany(rates: readonly RateToday[], words: string, misfits: SaidOfRates['misfits'] = []) {
    const before = sheet.now().changes
    sheet.type(rates)
    setSaid({ words, misfits, before })
  }

  const acts = useMemo<CellActs>(
    () => ({
      type: ({ productId, size, grams }, paise) => sheet.type([{ productId, size, grams, paise }]),
      wrong: ({ key }, isWrong) =>
        setWrong((before) => (isWrong ? new Set([...before, key]) : new Set([...before].filter((one) => one !== key)))),
      go: goTo,
      paste(cell, text) {
        if (!isBlock(text)) return false
        const { cells, changes } = sheet.now()
        const { rates, misfits } = pastedRates(
          text,
          cells,
          cells.findIndex(({ key }) => key === cell.key),
        )
        sheet.type(rates)
        const moved = byKey(sheet.now().changes)
        const differing = rates.filter((rate) => moved.has(rateKey(rate))).length
        setSaid({ words: ratesWords.pasted(rates.length, differing), misfits, before: changes })
        return true
      },
    }),
    [sheet],
  )

  async function takeBack({ id }: RatesWaiting) {
    await sheet.flush()
    const answer = await callOff({ params: { id }, body: {} })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) {
      sheet.adopt(answer.body)
      setSaid({ words: ratesWords.takenBack })
    } else sheet.look()
  }

  async function copy() {
    const stands = byKey(now.changes)
    const rows = now.cells.map((cell) => ({ ...cell, typed: rateAsTyped(stands.get(cell.key) ?? cell.paise) }))
    try {
      await navigator.clipboard.writeText(sheetAsText(rows))
      setSaid({ words: ratesWords.copied(rows.length) })
    } catch {
      setSaid({ words: ratesWords.notCopied })
    }
  }

  return (
    <div className="desk stack">
      <DeskHead title={ratesWords.title} />
      <p className="muted">{ratesWords.lead}</p>
      <p>
        <Link to="/rates/history">{ratesWords.history}</Link>
      </p>
      <WaitingSheets waiting={now.view.waiting} cells={now.cells} onTakeBack={(one) => void takeBack(one)} />
      <Answer to={failed} />
      <MoveRates cells={now.cells} changes={now.changes} onMove={typeMany} />
      <p className="row-acts needs-script">
        <Button look="quiet" onClick={() => void copy()}>
          {ratesWords.copy}
        </Button>
        {now.changes.length > 0 && (
          <Button
            look="quiet"
            onClick={() => {
              setSaid({ words: ratesWords.cleared, before: now.changes })
              sheet.replace([])
            }}
          >
            {ratesWords.clear}
          </Button>
        )}
      </p>
      <p className="muted small keys">{ratesWords.keys}</p>
      <DraftNote now={now} onUnderstood={sheet.understood} />
      <Said
        of={said}
        onUndo={(before: readonly RateChange[]) => {
          sheet.replace(before)
          setSaid({ words: ratesWords.undone })
        }}
      />
      <div
        onKeyDown={(event) => {
          if (event.key === 'Enter' && event.ctrlKey) setLooking(true)
        }}
      >
        <RateTable cells={now.cells} changes={now.changes} acts={acts} isAlive={isAlive} />
      </div>
      <p className="rates-publish">
        <Button className="needs-script" onClick={() => setLooking(true)}>
          {ratesWords.look}
        </Button>
      </p>
      {isLooking && (
        <Preview
          sheet={sheet}
          now={now}
          role={me.role}
          wrong={wrong.size}
          onDone={(words) => {
            setLooking(false)
            setSaid({ words })
          }}
          onClose={() => setLooking(false)}
        />
      )}
    </div>
  )
}

/** To another field of the table: they stand in the order of the sheet. */
function goTo(from: HTMLInputElement, to: 'next' | 'before' | 'next-fish' | 'fish-before'): void {
  const fields = [...(from.closest('table')?.querySelectorAll('input') ?? [])]
  fields[placeOf(fields, fields.indexOf(from), to)]?.focus()
}

function placeOf(fields: readonly HTMLInputElement[], at: number, to: Parameters<typeof goTo>[1]): number {
  if (to === 'next') return at + 1
  if (to === 'before') return at - 1
  const firsts = fields.flatMap((field, nr) => (isFirstOfFish(fields, field, nr) ? [nr] : []))
  return (to === 'next-fish' ? firsts.find((nr) => nr > at) : firsts.findLast((nr) => nr < at)) ?? at
}

const isFirstOfFish = (fields: readonly HTMLInputElement[], { dataset }: HTMLInputElement, nr: number): boolean =>
  dataset['fish'] !== fields[nr - 1]?.dataset['fish']

/** The sheet on this screen, which follows what others change. */
function useSheet(brought: RateSheetView) {
  const save = useAct('saveRateDraft')
  const [sheet] = useState(() => openSheet(brought, { save: (body) => save({ body }), look: () => staffApi('rates') }))
  const now = useSyncExternalStore(sheet.watch, sheet.now, sheet.now)
  useLive('rates', sheet.look)
  // What the page brings again, as after somebody came back to a locked screen.
  useEffect(() => sheet.take(brought), [sheet, brought])
  useEffect(() => sheet.close, [sheet])
  // Before the page is alive the rates are there to be read: what was typed then would be lost.
  return { sheet, now, isAlive: useAlive() }
}

/** What came of something that changed many rates at once. */
interface SaidOfRates {
  readonly words: string
  readonly misfits?: readonly Misfit[]
  /** the changes as they stood before it, where it can be undone */
  readonly before?: readonly RateChange[]
}

/** As many as are read at a glance. */
const shown = 10

function Said({ of, onUndo }: { of: SaidOfRates | undefined; onUndo: (before: readonly RateChange[]) => void }) {
  const { words, misfits = [], before } = of ?? {}
  return (
    <div className="stack">
      <div className="row-acts">
        <p role="status">{words}</p>
        {before && (
          <Button look="plain" onClick={() => onUndo(before)}>
            {ratesWords.undo}
          </Button>
        )}
      </div>
      {misfits.length > 0 && (
        <div className="trouble" role="alert">
          <p>{ratesWords.misfits(misfits.length)}</p>
          <ul>
            {misfits.slice(0, shown).map((misfit, nr) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line of what was pasted may be wrong twice
              <li key={nr}>{ratesWords.misfit(misfit)}</li>
            ))}
            {misfits.length > shown && <li>{ratesWords.andMore(misfits.length - shown)}</li>}
          </ul>
        </div>
      )}
    </div>
  )
}

/** How much the draft changes, whether the shop has it, and who else edited it. */
function DraftNote({ now, onUnderstood }: { now: SheetNow; onUnderstood: () => void }) {
  const { changes, met, cells } = now
  const yours = byKey(changes)
  return (
    <>
      <p role="status" className="draft-note">
        <strong>{changes.length === 0 ? ratesWords.none : ratesWords.changed(changes.length)}</strong>{' '}
        <span className={now.saving === 'unsent' ? 'late' : 'muted'}>{savingInWords(now)}</span>
      </p>
      {met && (
        <div className="banner stack" role="alert">
          <p>{ratesWords.met(whoOf(met.by), clockInWords(met.at), met.count)}</p>
          {met.clashes.length > 0 && (
            <ul>
              {met.clashes.map((clash) => (
                <li key={rateKey(clash)}>
                  {ratesWords.clash(nameOf(cells, clash), rateOf(clash.theirs), rateOf(yours.get(rateKey(clash))))}
                </li>
              ))}
            </ul>
          )}
          <Button look="quiet" onClick={onUnderstood}>
            {ratesWords.ok}
          </Button>
        </div>
      )}
    </>
  )
}

const rateOf = (paise: number | undefined): string => (paise === undefined ? ratesWords.asToday : readableShort(paise))

function savingInWords({ saving, failed, changes, version, view: { draft } }: SheetNow): string {
  if (saving === 'saving') return ratesWords.saving
  if (saving === 'unsent')
    return failed && 'refused' in failed && isDefinite(failed) ? failed.refused.message : ratesWords.unsent
  if (changes.length === 0) return ''
  return draft.version === version && draft.by
    ? ratesWords.saved(whoOf(draft.by), clockInWords(draft.at))
    : ratesWords.savedNow
}

/** The sheets that publish themselves at their hour, and those that could not. Each can be taken back into the draft. */
function WaitingSheets({
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
                      {nameOf(cells, change)}:{' '}
                      {ratesWords.fromTo(readableShort(change.was), readableShort(change.paise))}
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
