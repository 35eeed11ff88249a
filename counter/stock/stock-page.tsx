import { useState } from 'react'
import { may } from '#shop/staff/staff.ts'
import type { StockCell, StockNow } from '#shop/wire/staff/stock.ts'
import { stockWords as words } from '#words/stock.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { useLive } from '#counter/live/use-live.ts'
import { useNow } from '#counter/live/use-now.ts'
import { Choices } from '../desk/choices.tsx'
import { DeskHead } from '../desk/desk-head.tsx'
import { useAskAgain } from '../press/use-ask-again.ts'
import { newerOf } from '../press/use-newest.ts'
import { CameBackList } from './came-back-list.tsx'
import { CellDialog, type OnDone } from './cell-dialog.tsx'
import { keyOf } from './in-words.ts'
import { StockTable } from './stock-table.tsx'
import { UndoStock } from './undo-stock.tsx'
import type { Route } from './+types/stock-page'
import './stock.css'

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
      <StockTable cells={shownOf(cells, shown)} now={now} onOpen={mayChange ? setOpen : undefined} />
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
