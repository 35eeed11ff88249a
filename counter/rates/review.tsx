import { useState } from 'react'
import { SmallPicture } from '#counter/catalogue/small-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { DayField } from '#kit/day-field.tsx'
import type { SmallShot } from '#kit/shot.ts'
import { type OddRate, oddRates } from '#shop/catalogue/rates/odd-rates.ts'
import { isSameSheet } from '#shop/catalogue/rates/rate-edit.ts'
import { isScheduleMoment, latestMoment, momentTyped, typedMoment } from '#shop/catalogue/rates/rate-moment.ts'
import { byKey, type ChangePreviewed, looked, previewOf, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsRead } from '#shop/catalogue/rates/rate-typing.ts'
import { shopTimeZone } from '#shop/moment.ts'
import { readableShort } from '#shop/money.ts'
import { may, type Role } from '#shop/staff/staff.ts'
import { momentInWords, readableSize } from '#words/formatters.ts'
import { rateRefusals, ratesWords as words } from '#words/rates.ts'
import { basesOf, type LaidSheet, nameOf, packOf, percentOf, type RateCell } from './cells.ts'
import { Panel } from './panel.tsx'
import type { SheetNow, SheetStore } from './sheet-store.ts'

/** Old, new and percent of all that changes, the biggest first, before it is published: now, or by itself at a time. */
export function Review({
  sheet,
  now,
  role,
  pictures,
  isLater,
  wrong,
  onGo,
  onDone,
  onClose,
}: {
  sheet: SheetStore
  now: SheetNow
  role: Role
  pictures: Readonly<Record<string, SmallShot | undefined>>
  /** whether it shall publish itself at a time */
  isLater: boolean
  /** the cells that hold what is no rate */
  wrong: readonly RateCell[]
  /** closes the review and leads to a cell */
  onGo: (cell: RateCell) => void
  onDone: (said: string) => void
  onClose: () => void
}) {
  // What others write while somebody looks is not published unseen.
  const [seen, setSeen] = useState(now.changes)
  const { laid, today } = now
  const rows = previewOf(seen, today, basesOf(laid.cells)).toSorted(
    (one, other) => Math.abs(other.tenths) - Math.abs(one.tenths),
  )
  const big = rows.filter(({ isBig }) => isBig).length
  const stale = rows.filter(({ isStale }) => isStale).length
  const isOther = !isSameSheet(seen, now.changes)
  const { publish, busy, answer } = usePublish({ sheet, isBig: big > 0, count: seen.length, onDone })
  const mayPublish = big === 0 || may(role, 'publish-big-rates')
  const isReady = wrong.length === 0 && stale === 0 && !isOther && mayPublish && seen.length > 0

  return (
    <Panel head={isLater ? words.planHead(seen.length) : words.lookHead(seen.length)} onClose={onClose}>
      <div className="rate-panel-body">
        {rows.length === 0 ? <p>{words.none}</p> : <Changes rows={rows} laid={laid} pictures={pictures} />}
        {oddRates(laid.cells, byKey(seen)).map((odd) => (
          <p key={`${odd.why} ${odd.rate.key}`} className="rate-warning">
            <Icon name="late" />
            {oddInWords(odd, laid)}
          </p>
        ))}
        {wrong.length > 0 && (
          <div className="stack">
            <p className="field-error">{words.wrongFirst(wrong.length)}</p>
            <ul role="list">
              {wrong.map((cell) => (
                <li key={cell.key}>
                  <Button look="quiet" onClick={() => onGo(cell)}>
                    {cell.name}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
        {isOther ? (
          <Overtaken
            said={rateRefusals['rate-sheet-changed']()}
            does={words.showNow}
            onPress={() => setSeen(now.changes)}
          />
        ) : (
          stale > 0 && (
            <Overtaken
              said={words.stale(stale)}
              does={words.looked}
              onPress={() => {
                const kept = looked(seen, today)
                setSeen(kept)
                sheet.replace(kept)
              }}
            />
          )
        )}
        {big > 0 && (
          <p className="rate-warning">
            <Icon name="late" />
            {mayPublish ? words.big(big) : rateRefusals['rates-need-owner']({ count: big })}
          </p>
        )}
        <p className="muted">{isLater ? words.fromThen : words.atOnce}</p>
        <Answer to={answer} />
      </div>
      {isLater ? (
        <PlanSheet
          now={now.view.now}
          head={words.planHead(seen.length)}
          isReady={isReady && !busy}
          onPlan={(at) => void publish(at)}
        />
      ) : (
        <PublishNow
          count={seen.length}
          isProved={big > 0 && mayPublish}
          isReady={isReady}
          busy={busy}
          onPublish={() => void publish(undefined)}
        />
      )}
    </Panel>
  )
}

/** In its place also while it may not be pressed: what stands above it says why. */
function PublishNow({
  count,
  isProved,
  isReady,
  busy,
  onPublish,
}: {
  count: number
  /** whether the passkey is asked for */
  isProved: boolean
  isReady: boolean
  busy: boolean
  onPublish: () => void
}) {
  const publishThem = isProved ? words.publishProved(count) : words.publishNow(count)
  return (
    <footer className="rate-panel-foot">
      <Button
        aria-disabled={!isReady || busy || undefined}
        onClick={() => {
          if (isReady) onPublish()
        }}
      >
        {isProved && <Icon name="lock" />}
        {busy ? words.publishing : publishThem}
      </Button>
    </footer>
  )
}

/** The sheet or a rate is not any more what this review shows. */
function Overtaken({ said, does, onPress }: { said: string; does: string; onPress: () => void }) {
  return (
    <div className="stack" role="alert">
      <p className="rate-warning">
        <Icon name="late" />
        {said}
      </p>
      <Button look="quiet" onClick={onPress}>
        {does}
      </Button>
    </div>
  )
}

/** What a sheet changes: each rate, old and new. */
function Changes({
  rows,
  laid: { cells, kinds },
  pictures,
}: {
  rows: readonly ChangePreviewed[]
  laid: LaidSheet
  pictures: Readonly<Record<string, SmallShot | undefined>>
}) {
  return (
    <ul role="list" className="rate-changes">
      {rows.map((row) => {
        const cell = cells.find(({ key }) => key === rateKey(row))
        const kind = kinds.find(({ species }) => species === cell?.species)
        return (
          <li key={rateKey(row)} data-big={row.isBig || row.isStale || undefined}>
            <SmallPicture small={kind && pictures[kind.picture]} />
            <span>
              <b>{cell === undefined ? words.nothingSold : fishOf(cell, { cells, kinds })}</b>
              {packInWords(row, cell)}
              {row.isStale && cell !== undefined && (
                <em>{words.changedSince(readableShort(row.was), readableShort(cell.paise))}</em>
              )}
              {row.isBig && <span className="only-heard"> {words.isBig}</span>}
            </span>
            <s>{rateAsRead(row.was)}</s>
            <b className="rate-to">{rateAsRead(row.paise)}</b>
            <span className="rate-percent">{words.ofHundred(words.signed(percentOf(row.tenths)))}</span>
          </li>
        )
      })}
    </ul>
  )
}

type Laid = Pick<LaidSheet, 'cells' | 'kinds'>

/** 'Paplet Small' */
const fishOf = ({ species, size }: RateCell, { kinds }: Laid): string =>
  [kinds.find((kind) => kind.species === species)?.name ?? species, readableSize(size)].join(' ').trim()

/** 'Marinated, 1 kg' */
const packInWords = (row: ChangePreviewed, cell: RateCell | undefined): string =>
  cell === undefined ? nameOf([], row) : `${words.cuts[cell.cut]}, ${packOf(row)}`

function oddInWords(odd: OddRate<RateCell>, laid: Laid): string {
  const name = words.cell(fishOf(odd.rate, laid), words.cuts[odd.rate.cut], odd.rate.pack)
  if (odd.why === 'dearer-pack') return words.odd['dearer-pack'](name, packOf({ grams: odd.than }))
  if (odd.why === 'under-cost') return words.odd['under-cost'](name, readableShort(odd.boughtAt))
  return words.odd['under-whole'](name)
}

/** Has the sheet published by itself, by the shop's clock. */
function PlanSheet({
  now,
  head,
  isReady,
  onPlan,
}: {
  now: number
  head: string
  isReady: boolean
  onPlan: (at: number) => void
}) {
  const [typed, setTyped] = useState('')
  const [wrong, setWrong] = useState<string>()

  function plan() {
    const at = momentTyped(typed)
    if (at === undefined) setWrong(words.notAMoment)
    else if (!isScheduleMoment(at, now)) setWrong(rateRefusals['rates-too-late']())
    else {
      setWrong(undefined)
      onPlan(at)
    }
  }

  return (
    <form
      className="rate-panel-foot"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady) plan()
      }}
    >
      <DayField
        label={words.at}
        hint={words.atHint}
        error={wrong}
        unmarked
        required={false}
        type="datetime-local"
        min={typedMoment(now)}
        max={typedMoment(latestMoment(now))}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" aria-disabled={!isReady || undefined}>
        <Icon name="calendar" />
        {head}
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
      return failed ? answeredOf(failed) : { said: [words.unsaved] }
    }
    const body = { seen: sheet.now().version, ...(at === undefined ? {} : { at }) }
    const came = await (isBig ? publishBig : publishSmall)({ body })
    if (!came.ok) {
      sheet.look()
      return answeredOf(came)
    }
    sheet.adopt(came.body)
    onDone(at === undefined ? words.published(count) : words.planned(count, momentInWords(at, shopTimeZone)))
    return undefined
  }

  return { publish, busy, answer }
}
