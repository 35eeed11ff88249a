import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { keptOrder } from '#counter/outbox/kept-order.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { orKept } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { PrintOf } from '#counter/printers/print-state.tsx'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { isToWeigh } from '#counter/scan/order-path.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { gramsOf, isLate, movesOf } from '#shop/orders/board.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { may } from '#shop/staff/staff.ts'
import type { OrderChangeTold, StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { kindTold } from '#shop/words/messages/move-messages.ts'
import { differenceSaid } from '#shop/words/orders/changed-said.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { changedWords } from '#words/changed.ts'
import { outboxWords } from '#words/counter.ts'
import {
  clockInWords,
  momentInShort,
  readableKilos,
  readableLabel,
  readableSize,
  waitInWords,
} from '#words/formatters.ts'
import { paperWords } from '#words/papers.ts'
import { cleaningLabels } from '#words/picked.ts'
import { staffSlotWords } from '#words/slots.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import type { Route } from './+types/order-page'
import { BuyerLines } from './buyer-lines.tsx'
import { Credited } from './credited.tsx'
import { CustomerWishes } from './customer-wishes.tsx'
import { Dock } from './dock.tsx'
import { BothTitles } from './fish-title.tsx'
import { sinceWhen } from './in-words.ts'
import { GoneLine } from './line-in-short.tsx'
import type { Rider } from './move-order.ts'
import { AskedMark, LateMark } from './order-card.tsx'
import { OrderMoves } from './order-moves.tsx'
import { OrderSum } from './order-sum.tsx'
import { comesSaid } from './slot-said.ts'
import { useOrders } from './use-orders.ts'
import './order-page.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const whole = await ask(args, 'order', { params: { id: args.params.id } })
  return { me, whole, riders: may(me.role, 'send-orders-out') ? await ridersBy(args, whole.now) : [] }
}

/** The board knows who takes orders out; of its orders none is wanted here. */
async function ridersBy(args: Route.LoaderArgs, now: number): Promise<readonly Rider[]> {
  const { riders } = await ask(args, 'board', { body: { since: String(now) } })
  return riders
}

export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, () => keptOrder(params.id))

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: staffOrderWords.number(loaderData?.whole.order.number ?? '') },
]

export default function OrderPage({ loaderData: { me, whole, riders } }: Route.ComponentProps) {
  return <Order key={whole.order.id} me={me} first={whole} riders={riders} />
}

/** All of one order, with what happened to it: to be read, moved on and printed. */
function Order({ me, first, riders }: { me: Me; first: StaffGives<'order'>; riders: readonly Rider[] }) {
  const { id } = first.order
  const [moves, setMoves] = useState(first.moves)
  const [changes, setChanges] = useState(first.changes)
  useEffect(() => onOrderNews((news) => news.order.id === id && news.moves && setMoves([...news.moves])), [id])
  const {
    orders: [order = first.order],
    told,
    now,
    following,
  } = useOrders({ now: first.now, orders: [first.order] }, async (_, signal) => {
    const answer = await staffApi('order', { params: { id }, signal })
    if (!answer.ok) return answer
    setMoves(answer.body.moves)
    setChanges(answer.body.changes)
    return { ok: true, body: { now: answer.body.now, orders: [answer.body.order] } }
  })
  useKeep(`order/${id}`, told, { order: told.orders[0], moves, changes, barcode: first.barcode })
  const { number, status, placedAt, lines, totalPaise, buyer, area, rider } = order
  const comes = comesSaid(order, now)
  return (
    <>
      <div className="order-top">
        <h1>{staffOrderWords.number(number)}</h1>
        <p className="order-state">
          <strong>{stateWords[status]}</strong> {sinceWhen(order, now)} {isLate(order, now) && <LateMark />}{' '}
          <AskedMark order={order} now={now} />
        </p>
        {comes !== undefined && <p className="order-state">{staffSlotWords.comes(comes)}</p>}
        <LiveNote following={following} told={told.now} />
      </div>
      <OrderMoves order={order} me={me} riders={riders} now={now} />
      {tellsBuyer(order, me) && <p className="muted unprinted">{staffOrderWords.tellsBuyer}</p>}
      <div className="order-parts">
        <section className="stack">
          <h2>{staffOrderWords.lines}</h2>
          <table className="order-table">
            <thead>
              <tr>
                {Object.entries(staffOrderWords.fishColumns).map(([column, words]) => (
                  <th key={column} scope="col">
                    {words}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((line) => (
                <tr key={line.lineNo}>
                  <th scope="row">
                    <GoneLine line={line}>
                      <BothTitles line={line} />
                    </GoneLine>
                  </th>
                  <td>
                    {[readableSize(line.size), labelOfCleaning(line.cleaning, { cleaningLabels })]
                      .filter(Boolean)
                      .join(', ')}
                  </td>
                  <td>{staffOrderWords.line(line.quantity, readableLabel(line.weight))}</td>
                  <td>{readableKilos(isLive(line) ? line.grams * line.quantity : 0)}</td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row" colSpan={3}>
                  {staffOrderWords.all}
                </th>
                <td>{readableKilos(gramsOf(order))}</td>
              </tr>
            </tfoot>
          </table>
          <CustomerWishes order={order} place="desk" />
          <p>{staffOrderWords.placed(clockInWords(placedAt), waitInWords(Math.max(0, now - placedAt)))}</p>
          {totalPaise !== undefined && (
            <p className="order-pay">
              {staffOrderWords.total}: <OrderSum of={order} /> <Credited order={order} />
            </p>
          )}
        </section>
        <section className="stack">
          <h2>{staffOrderWords.buyer}</h2>
          {buyer !== undefined && <BuyerLines buyer={buyer} area={area} />}
          {buyer === undefined && <p>{area}</p>}
          {rider !== undefined && <p>{staffOrderWords.rider(rider.name)}</p>}
          {first.barcode !== '' && (
            <img className="order-barcode" src={first.barcode} alt={staffOrderWords.barcodeOf(number)} />
          )}
        </section>
      </div>
      <OrderChanges changes={changes} now={now} />
      <OrderHistory moves={moves} now={now} />
      <div className="order-tools unprinted">
        <Button look="quiet" className="needs-script" onClick={() => print()}>
          {staffOrderWords.print}
        </Button>
        {may(me.role, 'see-slips') && (
          <>
            <PrintOf orderId={id} paper="slip" />
            <ButtonLink look="quiet" to={`/orders/${id}/slip`}>
              {paperWords.links.slip}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/orders/${id}/labels`}>
              {paperWords.links.labels}
            </ButtonLink>
          </>
        )}
        {may(me.role, 'see-bills') && (
          <ButtonLink look="quiet" to={`/orders/${id}/bill`}>
            {paperWords.links.bill}
          </ButtonLink>
        )}
        <Link to={may(me.role, 'see-board') ? '/' : '/round'}>
          {may(me.role, 'see-board') ? staffOrderWords.toBoard : staffOrderWords.toRound}
        </Link>
      </div>
      <FindOrder me={me} orders={[order]} />
      <Dock orders={[order]} now={now} />
    </>
  )
}

const tellsBuyer = (order: StaffOrder, me: Me): boolean => {
  const { next } = movesOf(order, me)
  return next !== undefined && kindTold(next) !== undefined && !isToWeigh(order, me)
}

/** What the buyer has changed of the order; once it was confirmed, somebody may have read it as it was. */
function OrderChanges({ changes, now }: { changes: readonly OrderChangeTold[]; now: number }) {
  if (changes.length === 0) return null
  const isAfter = changes.some(({ status }) => status === 'Confirmed')
  return (
    <section className="stack order-changes">
      <h2>{isAfter ? changedWords.afterConfirmed : changedWords.byBuyer}</h2>
      <ul role="list">
        {changes.map(({ at, what }) => (
          <li key={at}>
            <time dateTime={new Date(at).toISOString()}>{momentInShort(at, now)}</time>
            <ul>
              {what.map((one) => {
                const said = differenceSaid(one)
                return <li key={said}>{said}</li>
              })}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What happened to the order: who, what, when and why. */
function OrderHistory({ moves, now }: { moves: readonly StaffOrderMove[]; now: number }) {
  return (
    <section className="stack">
      <h2>{staffOrderWords.history}</h2>
      <ol role="list" className="order-history">
        {moves.map((moved, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
          <li key={place}>
            <time dateTime={new Date(moved.at).toISOString()}>{momentInShort(moved.at, now)}</time>
            <span>
              {lastDone(moved)}
              {moved.pressedAt !== undefined && (
                <span className="muted"> ({outboxWords.pressedAt(clockInWords(moved.pressedAt))})</span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
