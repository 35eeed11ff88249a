import { type KeyboardEvent, useState } from 'react'
import { Link } from 'react-router'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { useNow } from '#counter/live/use-now.ts'
import { answeredOf } from '#counter/press/answered.ts'
import { useAct } from '#counter/press/use-act.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { may } from '#shop/staff/staff.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { isDefinite } from '#shop/wire/meaning.ts'
import type { CameBack, StockCell, StockNow } from '#shop/wire/staff/stock.ts'
import { cameInWords } from '#words/batches.ts'
import { momentInShort, readableKilos, readableSize, waitInWords } from '#words/formatters.ts'
import { stockWords as words } from '#words/stock.ts'
import { Choices } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import { newerOf } from '../press/use-newest.ts'
import type { Route } from './+types/stock-page'
import { CellDialog } from './cell-dialog.tsx'
import { keyOf, nameOf, type OnDone, whatOf, whoOf } from './in-words.ts'
import './stock.css'

interface Rows {
  readonly cells: readonly StockCell[]
  readonly now: number
  /** undefined: the viewer may change nothing */
  readonly onOpen: ((key: string) => void) | undefined
}

const columns = ['left', 'reserved', 'kept', 'sold', 'wasted'] as const

/** By kind and size. On a phone each size is a card. */
function StockTable({ cells, now, onOpen }: Rows) {
  if (cells.length === 0) return <p className="screen-none">{words.noneCounted}</p>
  const kinds = [...Map.groupBy(cells, ({ species }) => species).values()]
  return (
    <table className="stock" aria-label={words.table} onKeyDown={walk}>
      <thead>
        <tr>
          <th scope="col">{words.size}</th>
          {columns.map((column) => (
            <th key={column} scope="col" className="number">
              {words[column]}
            </th>
          ))}
          <th scope="col">
            <span className="only-heard">{words.changes}</span>
          </th>
        </tr>
      </thead>
      {kinds.map((own) => (
        <tbody key={own[0]?.species}>
          <tr className="kind">
            <th scope="rowgroup" colSpan={columns.length + 2}>
              {own[0]?.title}
            </th>
          </tr>
          {own.map((cell) => (
            <Row key={keyOf(cell)} cell={cell} now={now} onOpen={onOpen} />
          ))}
        </tbody>
      ))}
    </table>
  )
}

function Row({ cell, now, onOpen }: Omit<Rows, 'cells'> & { cell: StockCell }) {
  const { isCounted, left, missing, backAt, version } = cell
  const search = new URLSearchParams({ species: cell.species, size: cell.size }).toString()
  return (
    <tr data-counted={isCounted || undefined} data-out={(isCounted && left === 0) || undefined}>
      <th scope="row">
        {version === 0 ? (
          readableSize(cell.size) || words.noSize
        ) : (
          <Link to={`/stock/history?${search}`}>{readableSize(cell.size) || words.noSize}</Link>
        )}
        <span className="only-heard">, {cell.title}</span>
      </th>
      {isCounted ? (
        figuresOf(cell).map(([column, grams]) => (
          <td key={column} className="number" data-column={column} data-label={words[column]}>
            {readableKilos(grams)}
            {column === 'reserved' && missing !== undefined && (
              <span className="out">{words.moreThanLies(kilosAsTyped(missing))}</span>
            )}
            {column === 'left' && left === 0 && (
              <span className="out">
                {words.soldOut}
                {backAt !== undefined && backAt > now && `, ${words.backAt(momentInShort(backAt, now))}`}
              </span>
            )}
          </td>
        ))
      ) : (
        <td colSpan={columns.length} className="muted">
          {words.notCounted}
        </td>
      )}
      <td className="row-acts">
        {onOpen && (
          <Button look="quiet" className="needs-script" onClick={() => onOpen(keyOf(cell))}>
            {isCounted ? words.change : words.count} <span className="only-heard">{nameOf(cell)}</span>
          </Button>
        )}
      </td>
    </tr>
  )
}

const figuresOf = ({ left, reserved, kept, today }: StockCell) =>
  [
    ['left', left],
    ['reserved', reserved],
    ['kept', kept],
    ['sold', today.sold],
    ['wasted', today.wasted],
  ] as const

/** The arrows go from row to row. */
function walk(event: KeyboardEvent<HTMLTableElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (step === undefined) return
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.findIndex((button) => button === event.target) + step]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

const ways = [
  ['back', words.goesBack],
  ['to-waste', words.goesToWaste],
] as const

/** Fish that was weighed and sold to nobody: somebody says where it is. */
function CameBackList({ lines, onDone }: { lines: readonly CameBack[]; onDone: () => void }) {
  const settle = useAct('settleCameBack')
  const [failed, setFailed] = useState<Answered>()

  async function say({ orderId, lineNo }: CameBack, goes: 'back' | 'to-waste') {
    const answer = await settle({ body: { orderId, lineNo, goes } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    onDone()
  }

  return (
    <section className="stack" aria-labelledby="came-back">
      <h2 id="came-back">{words.cameBackHead}</h2>
      <p>{words.cameBackLead}</p>
      <Answer to={failed} />
      <ul role="list" className="rows">
        {lines.map((line) => {
          const what = words.cameBackLine(line.title, readableSize(line.size), kilosAsTyped(line.grams), line.number)
          return (
            <li key={`${line.orderId}/${line.lineNo}`} className="row">
              <p>{what}</p>
              <p className="row-acts needs-script">
                {ways.map(([goes, said]) => (
                  <Button key={goes} look="quiet" aria-label={`${said}: ${what}`} onClick={() => void say(line, goes)}>
                    {said}
                  </Button>
                ))}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

const both = ['counted', 'all'] as const

export async function loader(asked: Route.LoaderArgs) {
  const [me, stock] = await Promise.all([ask(asked, 'me'), ask(asked, 'stock')])
  const wanted = asked.url.searchParams.get('show')
  const shown =
    both.find((one) => one === wanted) ?? (stock.cells.some(({ isCounted }) => isCounted) ? 'counted' : 'all')
  return { me, stock, shown }
}

export const meta = () => [{ title: words.title }]

const topics = ['orders', 'catalogue'] as const

/** The cold room: what lies there, what of it is ordered, and what is left. */
export default function StockPage({ loaderData: { me, stock, shown } }: Route.ComponentProps) {
  const askAgain = useAskAgain()
  const following = useLive(topics, () => void askAgain())
  const [open, setOpen] = useState<string>()
  const [said, setSaid] = useState<{ readonly words: string; readonly isUrgent: boolean }>()
  const [answered, setAnswered] = useState<StockNow>()
  const cells = newestOf(stock.cells, answered?.cells)
  const canUndo = cells.some(({ last }) => (last?.undoUntil ?? 0) > stock.now)
  const now = useNow(stock.now, canUndo)
  const opened = cells.find((cell) => keyOf(cell) === open)
  const mayChange = may(me.role, 'change-stock')

  const done: OnDone = async (what, body, { missing = '' } = {}) => {
    setAnswered(body)
    setOpen(undefined)
    setSaid({ words: [what, missing].filter(Boolean).join(' '), isUrgent: missing !== '' })
    await askAgain()
  }

  return (
    <div className="desk stack">
      <div className="screen-head">
        <DeskHead title={words.title} />
        <LiveNote following={following} />
      </div>
      <p className="muted">{words.lead}</p>
      <p className="row-acts">
        {may(me.role, 'change-batches') && <ButtonLink to="/came-in">{cameInWords.title}</ButtonLink>}
        <ButtonLink look="quiet" to="/stock/waste">
          {words.wasteList}
        </ButtonLink>
      </p>
      <Choices
        label={words.show}
        chosen={shown}
        all={[
          { to: '/stock?show=counted', value: 'counted', words: words.onlyCounted },
          { to: '/stock?show=all', value: 'all', words: words.everything },
        ]}
      />
      <p role={said?.isUrgent ? 'alert' : 'status'} className={said?.isUrgent ? 'late' : undefined}>
        {said?.words}
      </p>
      {mayChange && <UndoStock cells={cells} now={now} onDone={done} onLost={() => void askAgain()} />}
      {mayChange && stock.cameBack.length > 0 && <CameBackList lines={stock.cameBack} onDone={() => void askAgain()} />}
      <div className="stock-frame">
        <StockTable cells={shownOf(cells, shown)} now={now} onOpen={mayChange ? setOpen : undefined} />
      </div>
      {opened && (
        <CellDialog
          key={open}
          cell={opened}
          now={now}
          onDone={done}
          onLost={() => void askAgain()}
          onClose={() => setOpen(undefined)}
        />
      )}
    </div>
  )
}

const shownOf = (cells: readonly StockCell[], shown: (typeof both)[number]) =>
  shown === 'all' ? cells : cells.filter(({ isCounted }) => isCounted)

/** Each cell as the page's loader brought it, or as the last act was answered where that is newer: nobody's own act makes their next one late. */
const newestOf = (brought: readonly StockCell[], answered: readonly StockCell[] = []): readonly StockCell[] =>
  brought.map((cell) =>
    newerOf(
      cell,
      answered.find((one) => keyOf(one) === keyOf(cell)),
      ({ version }) => version,
    ),
  )

/** What this person did last, with the time that is left to take it back. */
function UndoStock({
  cells,
  now,
  onDone,
  onLost,
}: {
  cells: readonly StockCell[]
  now: number
  onDone: (what: string, answered: StockNow) => Promise<void>
  /** somebody was quicker: the page looks again */
  onLost: () => void
}) {
  const undo = useAct('undoStock')
  const [failed, setFailed] = useState<Answered>()
  const [newest] = cells
    .filter(({ last }) => (last?.undoUntil ?? 0) > now)
    .toSorted((one, other) => (other.last?.undoUntil ?? 0) - (one.last?.undoUntil ?? 0))
  const last = newest?.last
  if (newest === undefined || last === undefined) return <Answer to={failed} />
  const { species, size, version: seen } = newest

  async function takeBack() {
    const answer = await undo({ body: { species, size, seen } })
    setFailed(answer.ok ? undefined : answeredOf(answer))
    if (answer.ok) await onDone(words.undone, answer.body)
    else if (isDefinite(answer)) onLost()
  }

  return (
    <section className="stock-undo" aria-label={words.undoHead}>
      <p>{words.did(nameOf(newest), whoOf(last.by), whatOf(last))}</p>
      <Button look="quiet" className="needs-script" onClick={() => void takeBack()}>
        {words.undo(waitInWords((last.undoUntil ?? now) - now))}
      </Button>
      <Answer to={failed} />
    </section>
  )
}
