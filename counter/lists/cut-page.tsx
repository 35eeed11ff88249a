import { useEffect } from 'react'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { askFishPictures, FishPicturesOf, fishPicturesKept } from '#counter/order/fish-picture.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { keepSnapshot, snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { isToWeigh } from '#counter/scan/order-path.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { signsOf } from '#shop/orders/board.ts'
import { cutListOf } from '#shop/orders/cut-rows.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { listsWords } from '#words/lists.ts'
import type { Route } from './+types/cut-page'
import { CutRowShown, DoneRows, HowMuch, Later, leftOf, nothingSaid, rowSaid, WithoutLine } from './cut-rows.tsx'
import { fishNamesKept, namesOf } from './fish-names.ts'
import { fromCutList } from './from-cut-list.ts'
import { TickBox } from './tick-box.tsx'
import { useEnded } from './use-ended.ts'
import { useLayout } from './use-layout.ts'
import { useTicks } from './use-ticks.ts'
import './cut-list.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const [board, ticks, { fish: names }] = [
    await ask(args, 'board'),
    await ask(args, 'ticks'),
    await ask(args, 'fishNames'),
  ]
  return { me, board, ticks, names, pictures: await askFishPictures(args) }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('board', staffCalls.board.gives)
    const ticks = await snapshotOf('ticks', staffCalls.ticks.gives)
    if (kept === undefined || ticks === undefined) return undefined
    const { fish: names } = (await snapshotOf('fish-names', fishNamesKept)) ?? { fish: [] }
    const pictures = (await snapshotOf('fish-pictures', fishPicturesKept)) ?? {}
    return { me: kept.me, board: kept.data, ticks, names, pictures }
  })

export const meta = () => [{ title: listsWords.cutTitle }]

/** What may be cut now, row by row, for wet hands an arm away; what its customers can still change is folded below. */
export default function CutPage({
  loaderData: { me, board, ticks: firstTicks, names, pictures },
}: Route.ComponentProps) {
  const ticks = useTicks('cut', firstTicks)
  const { orders, told, now, following } = useOrders(
    board,
    (since, signal) => staffApi('board', { body: { since: String(since) }, signal }),
    // what ends a tick is a change of its order
    { beside: { topics: ['orders', 'ticks'], refresh: ticks.refresh } },
  )
  useKeep('board', told, { riders: board.riders })
  useKeepAhead(told.orders, me)
  useEffect(() => {
    void keepSnapshot('fish-names', board.now, { fish: names })
    void keepSnapshot('fish-pictures', board.now, pictures)
  }, [board.now, names, pictures])

  const { lines, later } = cutListOf(orders, now)
  const looking = {
    now,
    isTicked: (mark: string) => ticks.tickOf(mark) !== undefined,
    fishOf: ({ productId, title }: StaffOrder['lines'][number]) => namesOf(names, productId)?.local ?? title,
  }
  const { rows, done, fold } = useLayout(lines, looking)
  const { ended, takesOff } = useEnded(rows)
  const left = leftOf(rows)
  const signs = signsOf(orders)
  const listed = [...new Set(lines.map(({ order }) => order))]
  const listOf = (shown: typeof rows) => (
    <ul role="list" className="cut-rows">
      {shown.map((row) => (
        <CutRowShown
          key={row.key}
          row={row}
          names={names}
          signs={signs}
          orders={orders}
          leadsTo={fromCutList}
          renderTick={(label) => (
            <TickBox
              ticks={{
                ...ticks,
                press(ofRow, isOn) {
                  if (!isOn) takesOff(ofRow)
                  ticks.press(ofRow, isOn)
                },
              }}
              lines={row.lines}
              label={label}
            />
          )}
        />
      ))}
    </ul>
  )
  const next = listed.find((order) => isToWeigh(order, me)) ?? listed[0]
  return (
    <FishPicturesOf value={pictures}>
      <div className="cut-page">
        <header className="cut-head">
          <h1>{listsWords.cutNow}</h1>
          <HowMuch left={left} />
          <WithoutLine>{listsWords.offline}</WithoutLine>
          {rows.length > left.length && (
            <Button look="quiet" className="cut-fold needs-script" onClick={fold}>
              <Icon name="check" size={28} /> {listsWords.fold(rows.length - left.length)}
            </Button>
          )}
          <Button look="plain" className="cut-print needs-script" aria-label={listsWords.print} onClick={() => print()}>
            <Icon name="printer" size={28} />
          </Button>
        </header>
        <LiveNote following={following} told={told.now} />
        <p className="only-heard" role="status">
          {ended.length > 0 && listsWords.cutAgain(ended.map((row) => rowSaid(row, names)).join('; '))}
        </p>
        {rows.length === 0 && <p className="cut-none">{nothingSaid(later, now)}</p>}
        {listOf(rows)}
        {done.length > 0 && <DoneRows count={done.length} renderRows={() => listOf(done)} />}
        {later.map((part) => (
          <Later key={`${part.name}/${part.from}`} part={part} names={names} now={now} />
        ))}
        {next !== undefined && (
          <footer className="cut-foot">
            <ButtonLink className="cut-next" to={fromCutList(next)}>
              <span>{listsWords.weighNext}</span> <b>{signs.get(next.id)}</b> <Icon name="forward" size={30} />
            </ButtonLink>
          </footer>
        )}
      </div>
    </FishPicturesOf>
  )
}
