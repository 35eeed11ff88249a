import { useMemo, useState } from 'react'
import { Link } from 'react-router'
import { isBlock, pastedRates, sheetAsText } from '#shop/catalogue/rates/rate-paste.ts'
import { byKey, type RateChange, type RateToday, rateKey } from '#shop/catalogue/rates/rate-sheet.ts'
import { rateAsTyped } from '#shop/catalogue/rates/rate-typing.ts'
import type { RatesWaiting } from '#shop/wire/staff/rates.ts'
import { ratesWords } from '#words/rates.ts'
import { ask } from '#counter/ask.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'
import { DraftNote } from './draft-note.tsx'
import { goTo } from './go-to.ts'
import { MoveRates } from './move-rates.tsx'
import { Preview } from './preview.tsx'
import type { CellActs } from './rate-cell.tsx'
import { RateTable } from './rate-table.tsx'
import { Said, type SaidOfRates } from './said.tsx'
import { useSheet } from './use-sheet.ts'
import { WaitingSheets } from './waiting-sheets.tsx'
import type { Route } from './+types/rates-page'
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
