import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { useLine } from '#browser/line.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { CutPicture } from '#counter/look/cut-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { askFishPictures, FishPicture, FishPicturesOf, fishPicturesKept } from '#counter/order/fish-picture.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { keepSnapshot, snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { isToWeigh, weighPath } from '#counter/scan/order-path.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { shopDay } from '#shop/moment.ts'
import { signsOf } from '#shop/orders/board.ts'
import { type CutList, type CutRow, cutListOf, linesToCut } from '#shop/orders/cut-rows.ts'
import { days } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableKilos, readableSize, untilInShort } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { cleaningLabels } from '#words/picked.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import type { Route } from './+types/cut-page'
import { type FishNames, fishNamesKept, namesOf } from './fish-names.ts'
import { TickBox } from './tick-box.tsx'
import { useLayout } from './use-layout.ts'
import { type Ticks, useTicks } from './use-ticks.ts'
import './tick-box.css'
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

type Row = CutRow<StaffOrder>

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
  const { rows, fold } = useLayout(lines, looking)
  const left = rows.filter(({ isDone, isGone }) => !isDone && !isGone)
  const signs = signsOf(orders)
  const listed = [...new Set(lines.map(({ order }) => order))]
  const next = listed.find((order) => isToWeigh(order, me)) ?? listed[0]
  return (
    <FishPicturesOf value={pictures}>
      <div className="cut-page">
        <header className="cut-head">
          <h1>{listsWords.cutNow}</h1>
          <p>{listsWords.left(left.length, readableKilos(left.reduce((sum, { grams }) => sum + grams, 0)))}</p>
          <Offline />
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
        {rows.length === 0 && <p className="cut-none">{nothingSaid(later, now)}</p>}
        <ul role="list" className="cut-rows">
          {rows.map((row) => (
            <CutRowShown key={row.key} row={row} names={names} signs={signs} ticks={ticks} orders={orders} />
          ))}
        </ul>
        {later.map((part) => (
          <Later key={`${part.name}/${part.from}`} part={part} names={names} now={now} />
        ))}
        {next !== undefined && (
          <footer className="cut-foot">
            <ButtonLink className="cut-next" to={weighPath(next)}>
              <span>{listsWords.weighNext}</span> <b>{signs.get(next.id)}</b> <Icon name="forward" size={30} />
            </ButtonLink>
          </footer>
        )}
      </div>
    </FishPicturesOf>
  )
}

/** Ticks go by themselves once there is a line. */
function Offline() {
  const line = useLine()
  if (line === 'online') return null
  return (
    <p className="cut-offline">
      <Icon name="offline" size={28} /> {listsWords.offline}
    </p>
  )
}

function CutRowShown({
  row,
  names,
  signs,
  ticks,
  orders,
}: {
  row: Row
  names: FishNames
  signs: ReadonlyMap<string, string>
  ticks: Ticks
  orders: readonly StaffOrder[]
}) {
  const { lines, isDone, isGone, isLate, isOwn, grams, packs, size, isWholeFish } = row
  const [first] = lines
  if (first === undefined) return null
  const fish = namesOf(names, first.line.productId)
  const how = howSaid(first.line)
  const of = orders.find(({ id }) => id === first.order.id) ?? first.order
  return (
    <li className="cut-row" data-done={isDone || isGone || undefined}>
      <FishPicture productId={first.line.productId} size={124} />
      <div className="cut-what">
        <p className="cut-name">
          <b>{fish?.local ?? first.line.title}</b> {fish !== undefined && <span lang={fish.lang}>{fish.beside}</span>}{' '}
          {size !== '' && <span className="cut-size">{readableSize(size)}</span>}
        </p>
        <p className="cut-how">
          <CutPicture cut={first.line.cleaning} />
          <span>
            {how}
            {isWholeFish && <strong> {staffOrderWords.wholeFish}</strong>}
          </span>
        </p>
      </div>
      <Link className="cut-much" to={weighPath(first.order)}>
        <b>{listsWords.grams(grams)}</b>
        <span>
          {packs > 1 && <span>{listsWords.pieces(packs)} </span>}
          <u>{signs.get(first.order.id) ?? first.order.number}</u>
          {lines.length > 1 && <span> {listsWords.andOthers(lines.length - 1)}</span>}
        </span>
        {isLate && !isDone && !isGone && (
          <span className="cut-late">
            <Icon name="late" /> {listsWords.late}
          </span>
        )}
      </Link>
      {isGone ? (
        <p className="cut-gone">{stateOfGone(of, first.line.lineNo)}</p>
      ) : (
        <TickBox
          ticks={ticks}
          lines={lines}
          label={listsWords.cutOf(`${fish?.local ?? first.line.title}, ${how}, ${listsWords.grams(grams)}`)}
        />
      )}
      {/* also of what is done: without it all rows below would move up under the finger */}
      {isOwn &&
        wishesSaid(first.order, 'cut-list', orderWishesWords).map(({ name, said, isWritten }) => (
          <p key={name} className="cut-note">
            <Icon name="note" size={28} /> {isWritten ? <q>{said}</q> : <b>{said}</b>}
          </p>
        ))}
    </li>
  )
}

/** Where it went. */
function stateOfGone({ status, lines }: StaffOrder, lineNo: number): string {
  const line = lines.find((one) => one.lineNo === lineNo)
  if (status === 'Cutting' || status === 'Confirmed')
    return line === undefined || line.state === 'left-out' || line.state === 'replaced'
      ? listsWords.calledOff
      : listsWords.weighed
  return stateWords[status]
}

/** How the fish is cut; where nobody says it, what is made of it. */
const howSaid = ({ cleaning, title }: { readonly cleaning: string; readonly title: string }): string =>
  labelOfCleaning(cleaning, { cleaningLabels }) || title

function Later({
  part: { name, from, orders },
  names,
  now,
}: {
  part: CutList<StaffOrder>['later'][number]
  names: FishNames
  now: number
}) {
  const [isOpen, setIsOpen] = useState(false)
  const lines = orders.flatMap(linesToCut)
  const grams = lines.reduce((sum, { line }) => sum + line.grams * line.quantity, 0)
  return (
    <details className="cut-later" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon name={isOpen ? 'up' : 'forward'} size={28} /> <b>{slotSaidOf(name, now)}</b>{' '}
        <span>{listsWords.ordersAndKilos(orders.length, readableKilos(grams))}</span>{' '}
        <span className="cut-from">
          <Icon name="lock" /> {listsWords.from(untilInShort(from, now))}
        </span>
      </summary>
      <p>{listsWords.notBefore(from, now)}</p>
      <ul role="list">
        {lines.map(({ mark, order, line }) => (
          <li key={mark}>
            <b>{namesOf(names, line.productId)?.local ?? line.title}</b>{' '}
            {line.size !== '' && <span>{readableSize(line.size)} </span>}
            <span>{howSaid(line)} </span>
            <b>{listsWords.grams(line.grams * line.quantity)}</b> <span>{order.number}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** That there is nothing, and when there will be. */
function nothingSaid(later: CutList<StaffOrder>['later'], now: number): string {
  const [first] = later
  if (first === undefined) return listsWords.nothingToCut
  const same = later.filter(({ from }) => from === first.from).flatMap(({ orders }) => orders)
  const grams = same.flatMap(linesToCut).reduce((sum, { line }) => sum + line.grams * line.quantity, 0)
  const much = listsWords.ordersAndKilos(same.length, readableKilos(grams))
  const isTomorrow = same.every(({ slot }) => slot !== undefined && shopDay(slot.startsAt) === shopDay(now + days(1)))
  const when = untilInShort(first.from, now)
  return isTomorrow ? listsWords.nothingUntilTomorrow(when, much) : listsWords.nothingUntil(when, much)
}
