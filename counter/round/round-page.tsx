import { useState } from 'react'
import { Link } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { BuyerLines } from '#counter/order/buyer-lines.tsx'
import { Credited } from '#counter/order/credited.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { Dock } from '#counter/order/dock.tsx'
import { useAsPlaced } from '#counter/order/held-orders.ts'
import { sinceWhen } from '#counter/order/in-words.ts'
import { LineInShort } from '#counter/order/line-in-short.tsx'
import { MoveDialog } from '#counter/order/move-dialog.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { Sending } from '#counter/order/order-moves.tsx'
import { Undo } from '#counter/order/undo-bar.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { useUnderway } from '#counter/outbox/waiting.ts'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { after } from '#shop/orders/moves.ts'
import { reasonCodes } from '#shop/staff/reasons.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { roundWords } from '#words/lists.ts'
import { moveWords, reasonNames, staffOrderWords, stateWords } from '#words/staff-orders.ts'
import type { Route } from './+types/round-page'
import './round.css'

export async function loader(args: Route.LoaderArgs) {
  return { me: await ask(args, 'me'), round: await ask(args, 'round') }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('round', staffCalls.round.gives)
    return kept && { me: kept.me, round: kept.data }
  })

export const meta = () => [{ title: roundWords.title }]

/** A rider's stops: telephone, address, and what became of each. */
export default function RoundPage({ loaderData: { me, round } }: Route.ComponentProps) {
  const { orders, told, now, following } = useOrders(round, (_, signal) => staffApi('round', { signal }), {
    areAll: true,
  })
  useKeep('round', told)
  const placed = useAsPlaced(orders)
  // what was done here a moment ago still stands where it stood
  const stops = orders
    .filter((_, place) => isOut(placed[place] as StaffOrder))
    .toSorted((one, other) => one.placedAt - other.placedAt)
  const left = stops.filter(isOut)
  const brought = orders.filter((order) => !stops.includes(order))
  return (
    <>
      <div className="screen-head">
        <h1>{roundWords.title}</h1>
        <p>{left.length > 0 && roundWords.stops(left.length)}</p>
        <LiveNote following={following} told={told.now} />
      </div>
      {stops.length === 0 && <p className="screen-none">{roundWords.none}</p>}
      <ol role="list" className="stops">
        {stops.map((order) => (
          <li key={order.id} className="stop">
            <h2>
              <Link to={`/orders/${order.id}`}>{order.number}</Link>
            </h2>
            <p className="muted">{sinceWhen(order, now)}</p>
            {order.buyer !== undefined && <BuyerLines buyer={order.buyer} area={order.area} />}
            <ul>
              {order.lines.map((line) => (
                <li key={line.lineNo}>
                  <LineInShort line={line} />
                </li>
              ))}
            </ul>
            <CustomerWishes order={order} place="round" />
            {order.totalPaise !== undefined && (
              <p className="stop-pay">
                {roundWords.toPay(readableShort(order.totalPaise))} <Credited order={order} />
              </p>
            )}
            {isOut(order) ? <StopMoves order={order} /> : <StopDone order={order} now={now} />}
          </li>
        ))}
      </ol>
      <details className="round-brought fold">
        <summary>{roundWords.brought(brought.length)}</summary>
        <ul>
          {brought.map(({ id, number, status }) => (
            <li key={id}>
              <Link to={`/orders/${id}`}>{number}</Link>: {stateWords[status]}
              <NotSent order={id} number={number} />
            </li>
          ))}
        </ul>
      </details>
      <FindOrder me={me} orders={orders} />
      <Dock orders={orders} now={now} />
    </>
  )
}

const isOut = ({ status }: StaffOrder): boolean => after(status, 'deliver') !== undefined

/** What can come of a stop: handed over in one press of a thumb, not delivered in two; another reason is typed. */
function StopMoves({ order }: { order: StaffOrder }) {
  const [isTyping, setTyping] = useState(false)
  const [asked, setAsked] = useState<NotDelivered>()
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  return (
    <div className="moves needs-script">
      <NotSent order={order.id} number={order.number} />
      <Button className="move-wide" onClick={() => moveOrder(order, 'deliver')}>
        {roundWords.handOver} <span className="only-heard">{order.number}</span>
      </Button>
      {reasonCodes['not-delivered'].map((reason) => (
        <Button key={reason} look="quiet" className="move-next" aria-haspopup="dialog" onClick={() => setAsked(reason)}>
          {reasonSaid(reason, { reasonNames })} <span className="only-heard">{order.number}</span>
        </Button>
      ))}
      <Button
        look="quiet"
        className="move-more"
        aria-haspopup="dialog"
        aria-label={staffOrderWords.moreOf(order.number)}
        onClick={() => setTyping(true)}
      >
        {staffOrderWords.more}
      </Button>
      {asked !== undefined && (
        <Confirm
          text={roundWords.notDelivered(order.number, reasonSaid(asked, { reasonNames }))}
          yes={moveWords['not-delivered']}
          no={staffOrderWords.back}
          onNo={() => setAsked(undefined)}
          onYes={() => {
            setAsked(undefined)
            moveOrder(order, 'not-delivered', { reason: asked })
          }}
        />
      )}
      {isTyping && <MoveDialog order={order} moves={['not-delivered']} riders={[]} onClose={() => setTyping(false)} />}
    </div>
  )
}

type NotDelivered = (typeof reasonCodes)['not-delivered'][number]

/** A stop that is done stays for a moment, with what became of it and its Undo. */
function StopDone({ order, now }: { order: StaffOrder; now: number }) {
  const underway = useUnderway(order.id)
  if (underway !== undefined) return <Sending underway={underway} />
  return (
    <div className="moves needs-script">
      <p className="stop-done" role="status">
        {stateWords[order.status]}
      </p>
      <NotSent order={order.id} number={order.number} />
      <Undo order={order} now={now} isNamed />
    </div>
  )
}
