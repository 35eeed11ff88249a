import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { Link, redirect } from 'react-router'
import { boardOf, gramsOf, isOpen } from '#shop/orders/board.ts'
import { may } from '#shop/staff/staff.ts'
import { staffCalls, type StaffGives } from '#shop/wire/staff-calls.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { Attention as AttentionNow } from '#shop/wire/staff/attention.ts'
import { boardWords } from '#words/board.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { Dock } from '#counter/order/dock.tsx'
import { useAsPlaced } from '#counter/order/held-orders.ts'
import { isUnanswered } from '#counter/order/order-card.tsx'
import { weighPath } from '#counter/scan/order-path.ts'
import { SlotChoice, useSlotChoice } from '#counter/order/slot-choice.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { FindOrder } from '#counter/scan/find-order.tsx'
import type { Route } from './+types/board-page'
import { Attention, ShopFacts, useAttention } from './attention.tsx'
import { BoardStates } from './board-states.tsx'
import { Bell, SoundSetting } from './bell.tsx'
import './board.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  if (!may(me.role, 'see-board')) throw redirect('/round')
  const [board, attention] = await Promise.all([
    ask(args, 'board'),
    may(me.role, 'see-attention') ? ask(args, 'attention') : undefined,
  ])
  return { me, board, attention }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('board', staffCalls.board.gives)
    if (kept !== undefined && !may(kept.me.role, 'see-board')) throw redirect('/round')
    return kept && { me: kept.me, board: kept.data, attention: undefined }
  })

export const meta = () => [{ title: boardWords.title }]

export default function BoardPage({ loaderData: { me, board, attention } }: Route.ComponentProps) {
  return <Board me={me} first={board} needs={attention} />
}

function Board({ me, first, needs }: { me: Me; first: StaffGives<'board'>; needs: AttentionNow | undefined }) {
  const { attention, beside } = useAttention(needs)
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(first, (since, signal) => staffApi('board', { body: { since: String(since) }, signal }), { beside })
  useKeep('board', told, { riders: first.riders, billGaps: first.billGaps })
  useKeepAhead(told.orders, me)
  const orders = useSlotChoice(all)
  const board = boardOf(orders, now)
  const placed = boardOf(useAsPlaced(orders), now)
  const open = orders.filter(({ status }) => isOpen(status))
  const grams = open.reduce((sum, order) => sum + gramsOf(order), 0)
  return (
    <>
      <div className="screen-head">
        <h1>{boardWords.title}</h1>
        <p>{boardWords.open(open.length, kilosAsTyped(grams))}</p>
        <LiveNote following={following} told={told.now} />
      </div>
      <Bell orders={all} />
      {attention && <Attention of={attention} />}
      <Unanswered orders={all} now={now} />
      <BillGaps gaps={first.billGaps} />
      <FindOrder me={me} orders={all} />
      <SlotChoice orders={all.filter(({ status }) => isOpen(status))} now={now} />
      <BoardStates board={board} placed={placed} orders={orders} now={now} me={me} riders={first.riders} />
      <div className="screen-tools">
        <SoundSetting />
      </div>
      <ShopFacts of={attention} />
      <Dock orders={all} now={now} />
    </>
  )
}

/** After a restore: which numbers no bill will carry, so that nobody looks for them. */
function BillGaps({ gaps }: { gaps: StaffGives<'board'>['billGaps'] }) {
  return gaps?.map(({ from, to }) => (
    <p key={from} className="trouble">
      {boardWords.billGap(from, to)}
    </p>
  ))
}

/** A question about a weight that nobody has answered in time holds the order up: whoever sees the board calls. */
function Unanswered({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const waiting = orders.filter((order) => isUnanswered(order, now))
  return (
    <div role="status">
      {waiting.length > 0 && (
        <p className="trouble">
          {boardWords.unanswered(waiting.length)}{' '}
          {waiting.map((order) => (
            <Link key={order.id} to={weighPath(order)}>
              {order.number}{' '}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}
