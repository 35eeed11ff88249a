import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { offeredPictures, pictureNamed } from '#counter/catalogue/offered-pictures.ts'
import { useLive } from '#counter/live/use-live.ts'
import { Icon } from '#counter/look/icon.tsx'
import type { Answered } from '#forms/answer.tsx'
import { useAlive } from '#forms/use-form.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { byKey, isBig, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsTyped } from '#shop/catalogue/rates/rate-typing.ts'
import { readableShort } from '#shop/money.ts'
import { may, type Role } from '#shop/staff/staff.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { RatesWaiting } from '#shop/wire/staff/rates.ts'
import { isBlock, type Misfit, pastedRates, sheetAsText } from '#shop/words/catalogue/rate-paste.ts'
import { clockInWords } from '#words/formatters.ts'
import { ratesWords as words } from '#words/rates.ts'
import { deskWords } from '#words/reviews.ts'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import type { Route } from './+types/rates-page'
import { basesOf, nameOf, whoOf } from './cells.ts'
import { ManyRates, MoveRates } from './many-rates.tsx'
import { Panel } from './panel.tsx'
import { goTo, RateBlocks } from './rate-blocks.tsx'
import { type CellActs, fieldOf, type Held } from './rate-cell.tsx'
import { Review } from './review.tsx'
import { openSheet, type SheetNow } from './sheet-store.ts'
import { WaitingSheets } from './waiting-sheets.tsx'
import './rates.css'
import './rate-blocks.css'
import './review.css'
import './rates-narrow.css'
import './rates-history.css'

export async function loader(asked: Route.LoaderArgs) {
  const [me, view, { pictures }] = await Promise.all([ask(asked, 'me'), ask(asked, 'rates'), ask(asked, 'pictures')])
  const offered = offeredPictures(pictures, 'species')
  const small = view.kinds.map(({ picture }) => [picture, pictureNamed(offered, picture)?.small] as const)
  return { me, view, pictures: Object.fromEntries(small) }
}

export const meta = () => [{ title: words.title }]

/** Every rate of the shop on one sheet: typed, looked over, and published as one act. */
export default function RatesPage({ loaderData: { me, view, pictures } }: Route.ComponentProps) {
  const { sheet, now, isAlive } = useSheet(view)
  const [held, setHeld] = useState<ReadonlyMap<string, Held>>(new Map())
  const [open, setOpen] = useState<'publish' | 'schedule' | 'many' | 'waiting' | 'help'>()
  const [said, setSaid] = useState<SaidOfRates>()
  const [failed, setFailed] = useState<Answered>()
  const callOff = useAct('callOffRates')
  const close = () => setOpen(undefined)

  /** Many at once: one press takes all of it back. */
  function typeMany(rates: readonly RateToday[], sentence: string) {
    const before = sheet.now().changes
    sheet.type(rates)
    setSaid({ words: sentence, before })
    close()
  }

  const acts = useMemo<CellActs>(
    () => ({
      type: ({ productId, size, grams }, paise) => sheet.type([{ productId, size, grams, paise }]),
      hold: ({ key }, what) =>
        setHeld((before) => {
          const others = [...before].filter(([one]) => one !== key)
          return new Map(what === undefined ? others : [...others, [key, what]])
        }),
      go: (from, way) => goTo(sheet.now().laid, from, way),
      paste(cell, text) {
        if (!isBlock(text)) return false
        const { laid, changes } = sheet.now()
        const { rates, misfits } = pastedRates(
          text,
          laid.blocks.flatMap(({ rows }) => rows),
          cell,
        )
        sheet.type(rates)
        const moved = byKey(sheet.now().changes)
        const differing = rates.filter((rate) => moved.has(rateKey(rate))).length
        setSaid({ words: words.pasted(rates.length, differing), misfits, before: changes })
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
      setSaid({ words: words.takenBack })
      close()
    } else sheet.look()
  }

  async function copy() {
    const stands = byKey(now.changes)
    const rows = now.laid.cells.map((cell) => ({ ...cell, typed: rateAsTyped(stands.get(cell.key) ?? cell.paise) }))
    try {
      await navigator.clipboard.writeText(sheetAsText(rows))
      setSaid({ words: words.copied(rows.length) })
    } catch {
      setSaid({ words: words.notCopied })
    }
    close()
  }

  const { waiting } = now.view
  const wrong = now.laid.cells.filter(({ key }) => held.get(key) === 'wrong')
  const isIdle = now.changes.length === 0 && held.size === 0
  return (
    <div className="rates-page">
      <header className="rates-head">
        <h1>{words.title}</h1>
        {waiting.length > 0 && <WaitingMark waiting={waiting} onOpen={() => setOpen('waiting')} />}
        <div className="rates-tools">
          <div className="rates-move-here needs-script">
            <MoveRates now={now} onMany={typeMany} />
          </div>
          <Button
            look="quiet"
            className="rates-many needs-script"
            aria-label={words.many}
            onClick={() => setOpen('many')}
          >
            <Icon name="list" />
            <span>{words.many}</span>
          </Button>
          <ButtonLink look="quiet" to="/rates/history" aria-label={words.history}>
            <Icon name="clock" />
            <span>{words.historyShort}</span>
          </ButtonLink>
          <Button look="quiet" className="needs-script" aria-label={words.help} onClick={() => setOpen('help')}>
            <Icon name="help" />
          </Button>
        </div>
      </header>
      <div
        className="rates-sheet"
        role="region"
        aria-label={words.table}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) setOpen('publish')
        }}
      >
        <noscript>
          <p>{deskWords.noScript}</p>
        </noscript>
        <RateBlocks now={now} pictures={pictures} acts={acts} isAlive={isAlive} />
      </div>
      <footer className="rates-foot">
        <Told
          now={now}
          role={me.role}
          isWrong={wrong.length > 0}
          said={said}
          onUnderstood={sheet.understood}
          onRead={() => setSaid(undefined)}
          onUndo={(before) => {
            sheet.replace(before)
            setSaid({ words: words.undone })
          }}
        />
        <div className="rates-deeds needs-script">
          <Button
            look="plain"
            disabled={now.changes.length === 0}
            onClick={() => {
              const before = now.changes
              sheet.replace([])
              setSaid({ words: words.cleared, before })
            }}
          >
            {words.clear}
          </Button>
          <Button look="quiet" disabled={isIdle} onClick={() => setOpen('schedule')}>
            <Icon name="calendar" />
            {words.plan}
          </Button>
          <Button disabled={isIdle} onClick={() => setOpen('publish')}>
            {words.look}
          </Button>
        </div>
      </footer>
      {(open === 'publish' || open === 'schedule') && (
        <Review
          sheet={sheet}
          now={now}
          role={me.role}
          pictures={pictures}
          isLater={open === 'schedule'}
          wrong={wrong}
          onGo={(cell) => {
            // first closed, which gives the focus back to where it was
            flushSync(close)
            document.getElementById(fieldOf(cell))?.focus()
          }}
          onDone={(sentence) => {
            close()
            setSaid({ words: sentence })
          }}
          onClose={close}
        />
      )}
      {open === 'many' && <ManyRates now={now} onMany={typeMany} onCopy={() => void copy()} onClose={close} />}
      {open === 'waiting' && (
        <WaitingSheets
          waiting={waiting}
          cells={now.laid.cells}
          failed={failed}
          onTakeBack={(one) => void takeBack(one)}
          onClose={close}
        />
      )}
      {open === 'help' && (
        <Panel head={words.help} onClose={close}>
          <div className="rate-panel-body">
            <p>{words.lead}</p>
            <p>{words.keys}</p>
            <p>{words.moveHint}</p>
          </div>
        </Panel>
      )}
    </div>
  )
}

function WaitingMark({ waiting, onOpen }: { waiting: readonly RatesWaiting[]; onOpen: () => void }) {
  const stuck = waiting.filter(({ state }) => state === 'stuck').length
  return (
    <Button look="soft" className="rates-waiting needs-script" data-stuck={stuck > 0 || undefined} onClick={onOpen}>
      <Icon name={stuck > 0 ? 'late' : 'calendar'} />
      {stuck > 0 ? words.notPublished(stuck) : words.scheduled(waiting.length)}
    </Button>
  )
}

/** The sheet on this screen, which follows what others change. */
function useSheet(brought: Parameters<typeof openSheet>[0]) {
  const save = useAct('saveRateDraft')
  const [sheet] = useState(() => openSheet(brought, { save: (body) => save({ body }), look: () => staffApi('rates') }))
  const now = useSyncExternalStore(sheet.watch, sheet.now, sheet.now)
  useLive('rates', sheet.look)
  // What the page brings again, as after somebody came back to a locked screen.
  useEffect(() => sheet.take(brought), [sheet, brought])
  useEffect(() => sheet.close, [sheet])
  // Before the page is alive the rates are there to be read: what was typed then would be lost.
  const isAlive = useAlive()
  useEffect(() => {
    // With keys one types at once; a finger would only be met by its keyboard.
    if (isAlive && matchMedia('(hover: hover) and (pointer: fine)').matches)
      document.querySelector<HTMLInputElement>('.rate-cell input')?.focus()
  }, [isAlive])
  return { sheet, now, isAlive }
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

/** How much the draft changes and whether the shop has it; below, in a place of its own, what else is to be said. */
function Told({
  now,
  role,
  isWrong,
  said,
  onUnderstood,
  onRead,
  onUndo,
}: {
  now: SheetNow
  role: Role
  isWrong: boolean
  said: SaidOfRates | undefined
  onUnderstood: () => void
  onRead: () => void
  onUndo: (before: readonly RateChange[]) => void
}) {
  const { changes, met, laid } = now
  const bases = basesOf(laid.cells)
  const big = changes.filter((change) => isBig(change, bases)).length
  const { misfits = [] } = said ?? {}
  return (
    <div className="rates-told">
      <p role="status" className="draft-note">
        <strong>{changes.length === 0 ? words.none : words.changed(changes.length)}</strong>{' '}
        <span className="muted">{now.saving !== 'unsent' && savingInWords(now)}</span>
      </p>
      <div className="rates-line" role="status">
        {!isWrong && met === undefined && (
          <TheLine now={now} said={said} big={big} mayBig={may(role, 'publish-big-rates')} onUndo={onUndo} />
        )}
      </div>
      {isWrong && (
        <p className="rates-line field-error" role="alert">
          {words.notARate}
        </p>
      )}
      {!isWrong && met !== undefined && <MetAnother met={met} now={now} onUnderstood={onUnderstood} />}
      {misfits.length > 0 && (
        <div className="rates-over" role="alert">
          <p>{words.misfits(misfits.length)}</p>
          <ul>
            {misfits.slice(0, shown).map((misfit, nr) => (
              // oxlint-disable-next-line react/no-array-index-key -- a line of what was pasted may be wrong twice
              <li key={nr}>{words.misfit(misfit)}</li>
            ))}
            {misfits.length > shown && <li>{words.andMore(misfits.length - shown)}</li>}
          </ul>
          <Button look="quiet" onClick={onRead}>
            {words.ok}
          </Button>
        </div>
      )}
    </div>
  )
}

/** What matters most of all that could be said. */
function TheLine({
  now,
  said,
  big,
  mayBig,
  onUndo,
}: {
  now: SheetNow
  said: SaidOfRates | undefined
  big: number
  mayBig: boolean
  onUndo: (before: readonly RateChange[]) => void
}) {
  if (now.saving === 'unsent')
    return (
      <p className="rate-warning">
        <Icon name="offline" size={20} />
        {unsentInWords(now)}
      </p>
    )
  if (said !== undefined)
    return (
      <>
        <p>{said.words}</p>
        {said.before && <LineButton onPress={() => onUndo(said.before ?? [])}>{words.undo}</LineButton>}
      </>
    )
  if (big === 0) return null
  return (
    <p className="rate-warning">
      <Icon name="late" size={20} />
      {mayBig ? words.asksPasskey(big) : words.ownerPublishes(big)}
    </p>
  )
}

const LineButton = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <Button look="plain" onClick={onPress}>
    {children}
  </Button>
)

/** Somebody else is at the sheet too: what was typed here stays, and where both typed it is named. */
function MetAnother({
  met,
  now: { laid, changes },
  onUnderstood,
}: {
  met: NonNullable<SheetNow['met']>
  now: SheetNow
  onUnderstood: () => void
}) {
  const yours = byKey(changes)
  return (
    <div className="rates-line" role="alert">
      <p>{words.met(whoOf(met.by), clockInWords(met.at), met.count)}</p>
      <LineButton onPress={onUnderstood}>{words.ok}</LineButton>
      {met.clashes.length > 0 && (
        <ul className="rates-over">
          {met.clashes.map((clash) => (
            <li key={rateKey(clash)}>
              {words.clash(nameOf(laid.cells, clash), rateOf(clash.theirs), rateOf(yours.get(rateKey(clash))))}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const rateOf = (paise: number | undefined): string => (paise === undefined ? words.asToday : readableShort(paise))

const unsentInWords = ({ failed }: SheetNow): string =>
  failed && 'refused' in failed && isDefinite(failed) ? failed.refused.message : words.unsent

function savingInWords({ saving, changes, version, view: { draft } }: SheetNow): string {
  if (saving === 'saving') return words.saving
  if (changes.length === 0) return ''
  return draft.version === version && draft.by ? words.saved(whoOf(draft.by), clockInWords(draft.at)) : words.savedNow
}
