import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { lastDone, whoDid } from '#counter/acts/moved-in-words.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { keptOrder } from '#counter/outbox/kept-order.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { orKept } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { PrintOf } from '#counter/printers/print-state.tsx'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { paise, readableShort } from '#shop/money.ts'
import { isOpen } from '#shop/orders/board.ts'
import { isLate } from '#shop/orders/lateness.ts'
import { may } from '#shop/staff/staff.ts'
import type { OrderChangeTold, StaffOrder, StaffOrderMove } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { differenceSaid } from '#shop/words/orders/changed-said.ts'
import { changedWords } from '#words/changed.ts'
import { outboxWords } from '#words/counter.ts'
import { clockInWords, momentInShort, waitInWords } from '#words/formatters.ts'
import { orderPageWords } from '#words/orders-by-staff.ts'
import { paperWords } from '#words/papers.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { tryOrderWords } from '#words/try-order.ts'
import type { Route } from './+types/order-page'
import { BuyerLines } from './buyer-lines.tsx'
import { Credited } from './credited.tsx'
import { CustomerWishes } from './customer-wishes.tsx'
import { Dock } from './dock.tsx'
import { shotsOf } from './line-shots.ts'
import type { Rider } from './move-order.ts'
import { AskedMark, LateMark } from './order-card.tsx'
import { OrderFoot } from './order-foot.tsx'
import { OrderLines } from './order-lines.tsx'
import { Photo } from './photo.tsx'
import { comesSaid } from './slot-said.ts'
import { TryMark } from './try-mark.tsx'
import { useOrders } from './use-orders.ts'
import './order-screen.css'
import './order-page.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const { params } = args
  const [whole, weighed] = await Promise.all([
    ask(args, 'order', { params }),
    may(me.role, 'weigh-lines') ? ask(args, 'weighing', { params }) : undefined,
  ])
  const riders = may(me.role, 'send-orders-out') ? await ridersBy(args, whole.now) : []
  return { me, whole, weighed, riders, shots: shotsOf(weighed?.lines ?? []) }
}

/** The board knows who takes orders out; of its orders none is wanted here. */
async function ridersBy(args: Route.LoaderArgs, now: number): Promise<readonly Rider[]> {
  const { riders } = await ask(args, 'board', { body: { since: String(now) } })
  return riders
}

/** Without a line to the shop the order is read as it was ordered: what the scale said is not kept here. */
export const clientLoader = ({ serverLoader, params }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await keptOrder(params.id)
    return kept && { ...kept, weighed: undefined, shots: {} }
  })

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: staffOrderWords.number(loaderData?.whole.order.number ?? '') },
]

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  return <Order key={loaderData.whole.order.id} {...loaderData} />
}

/** All of one order, with what happened to it: to be read, moved on and printed. */
function Order({ me, whole: first, weighed: firstScale, riders, shots }: Route.ComponentProps['loaderData']) {
  const { id } = first.order
  const [moves, setMoves] = useState(first.moves)
  const [changes, setChanges] = useState(first.changes)
  const [scale, setScale] = useState(firstScale)
  const weighed = scale?.lines
  /** What the scale said can only be otherwise where the order is another by now: most news is of other orders. */
  async function weighedAnew(version: number, signal: AbortSignal) {
    if (version === scale?.order.version) return
    const answer = await staffApi('weighing', { params: { id }, signal })
    if (answer.ok) setScale(answer.body)
  }
  useEffect(() => onOrderNews((news) => news.order.id === id && news.moves && setMoves([...news.moves])), [id])
  const {
    orders: [order = first.order],
    told,
    now,
    following,
  } = useOrders({ now: first.now, orders: [first.order] }, async (_, signal) => {
    const answer = await staffApi('order', { params: { id }, signal })
    if (!answer.ok) return answer
    if (may(me.role, 'weigh-lines')) void weighedAnew(answer.body.order.version, signal)
    setMoves(answer.body.moves)
    setChanges(answer.body.changes)
    return { ok: true, body: { now: answer.body.now, orders: [answer.body.order] } }
  })
  useKeep(`order/${id}`, told, { order: told.orders[0], moves, changes, barcode: first.barcode })
  const { number, status, placedAt, buyer, area, rider } = order
  const comes = comesSaid(order, now)
  const [isPrinting, setPrinting] = useState(false)
  const board = may(me.role, 'see-board')
  return (
    <div className="order-screen">
      <header className="order-head">
        <Link
          className="order-back unprinted"
          to={board ? '/' : '/round'}
          aria-label={board ? staffOrderWords.toBoard : staffOrderWords.toRound}
        >
          <Icon name="back" />
        </Link>
        <NumberHead number={number} />
        <span className="muted" aria-hidden>
          {number}
        </span>
        <span className="order-tag" data-is={status === 'Delivered' ? 'good' : undefined}>
          {status === 'Delivered' && <Icon name="check" size={18} />}
          {stateWords[status]} {clockInWords(cameTo(status, moves) ?? order.changedAt)}
        </span>
        {comes !== undefined && (
          <span className="order-tag">
            <Icon name="clock" size={18} /> {comes}
          </span>
        )}
        {order.isTry === true && <TryMark />}
        {isLate(order, now) && <LateMark />}
        <AskedMark order={order} now={now} />
        <LiveNote following={following} told={told.now} />
        <Button
          look="quiet"
          className="needs-script order-print unprinted"
          aria-haspopup="dialog"
          onClick={() => setPrinting(true)}
        >
          <Icon name="printer" /> {staffOrderWords.print}
        </Button>
      </header>
      {isPrinting && <PrintDialog id={id} me={me} onClose={() => setPrinting(false)} />}
      <section className="order-card lines-table" aria-label={staffOrderWords.lines}>
        <OrderLines order={order} weighed={weighed} shots={shots} now={now} />
        <WillPay order={order} weighed={weighed} />
        <CustomerWishes order={order} place="desk" />
      </section>
      <div className="order-parts">
        <section className="order-card" aria-labelledby="customer">
          <h2 id="customer">{buyer?.name ?? staffOrderWords.buyer}</h2>
          {buyer === undefined ? (
            <p>{order.isTry === true ? tryOrderWords.said : area}</p>
          ) : (
            <BuyerLines buyer={buyer} area={area} isNamed />
          )}
          {rider !== undefined && <p className="muted">{staffOrderWords.rider(rider.name)}</p>}
          <p className="muted">
            {staffOrderWords.placed(clockInWords(placedAt), waitInWords(Math.max(0, now - placedAt)))}
          </p>
          {first.barcode !== '' && (
            <img className="order-barcode" src={first.barcode} alt={staffOrderWords.barcodeOf(number)} />
          )}
        </section>
        <OrderHistory id={id} moves={moves} weighed={weighed} now={now} />
      </div>
      <OrderChanges changes={changes} now={now} />
      <FindOrder me={me} orders={[order]} />
      <Dock orders={[order]} now={now} />
      <div className="order-end">
        <OrderFoot order={order} me={me} riders={riders} now={now} />
      </div>
    </div>
  )
}

/** By its last four signs, as people call it across the counter; heard and copied it is the whole number. */
function NumberHead({ number }: { number: string }) {
  const whole = staffOrderWords.number(number)
  const at = whole.lastIndexOf(number) + number.length - 4
  return (
    <h1 className="order-number">
      <span className="only-heard">{whole.slice(0, at)}</span>
      {whole.slice(at, at + 4)}
      <span className="only-heard">{whole.slice(at + 4)}</span>
    </h1>
  )
}

/** Since when an order stands as it does: a step that was taken back never was. */
const cameTo = (status: StaffOrder['status'], moves: readonly StaffOrderMove[]): number | undefined =>
  moves.findLast(({ move, to }) => move !== 'undo' && to === status)?.at

/** What is printed of an order: the page itself, and its papers. */
function PrintDialog({ id, me, onClose }: { id: string; me: Me; onClose: () => void }) {
  return (
    <Dialog head={staffOrderWords.print} className="dialog move-dialog" onClose={onClose}>
      {may(me.role, 'see-slips') && (
        <>
          <PrintOf orderId={id} paper="slip" />
          <ButtonLink look="soft" className="move-wide" to={`/orders/${id}/slip`}>
            {paperWords.links.slip}
          </ButtonLink>
          <ButtonLink look="soft" className="move-wide" to={`/orders/${id}/labels`}>
            {paperWords.links.labels}
          </ButtonLink>
        </>
      )}
      {may(me.role, 'see-bills') && (
        <ButtonLink look="soft" className="move-wide" to={`/orders/${id}/bill`}>
          {paperWords.links.bill}
        </ButtonLink>
      )}
      <Button
        look="soft"
        className="move-wide"
        onClick={() => {
          onClose()
          // the dialog is no part of the paper
          requestAnimationFrame(() => print())
        }}
      >
        {orderPageWords.thisPage}
      </Button>
      <Button look="quiet" className="move-wide" onClick={onClose}>
        {staffOrderWords.back}
      </Button>
    </Dialog>
  )
}

/** How it is paid, and what the customer was told before the scale spoke. */
function WillPay({ order, weighed }: { order: StaffOrder; weighed: readonly WeighedLine[] | undefined }) {
  const { totalPaise, mostPaise, creditedPaise, status } = order
  if (totalPaise === undefined || (!isOpen(status) && creditedPaise === undefined)) return null
  const ordered = weighed?.reduce(
    (sum, { ratePaise = 0, quantity, replaces }) => sum + (replaces === undefined ? ratePaise * quantity : 0),
    0,
  )
  return (
    <p className="order-paid">
      <Icon name="cash" />
      <span>
        {isOpen(status) && saidOfPaying({ totalPaise, mostPaise, ordered })} <Credited order={order} />
      </span>
    </p>
  )
}

function saidOfPaying({
  totalPaise,
  mostPaise,
  ordered = 0,
}: Readonly<Record<'totalPaise' | 'mostPaise' | 'ordered', number | undefined>>): string {
  if (totalPaise === 0) return orderPageWords.nothingToPay
  if (mostPaise !== undefined) return orderPageWords.paysCashMost(readableShort(paise(mostPaise)))
  return ordered === 0 ? orderPageWords.paysCash : orderPageWords.paysCashWas(readableShort(paise(ordered)))
}

/** What was changed of the order, by whom; once it was confirmed, somebody may have read it as it was. */
function OrderChanges({ changes, now }: { changes: readonly OrderChangeTold[]; now: number }) {
  if (changes.length === 0) return null
  const isAfter = changes.some(({ status }) => status === 'Confirmed')
  return (
    <section className="order-card order-changes" aria-labelledby="changes">
      <h2 id="changes">{isAfter ? changedWords.afterConfirmed : changedWords.byBuyer}</h2>
      <ul role="list">
        {changes.map(({ at, by, what }) => (
          <li key={at}>
            <time dateTime={new Date(at).toISOString()}>{momentInShort(at, now)}</time>
            {by.who === 'staff' && `, ${by.name}`}
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

interface Happened extends Pick<StaffOrderMove, 'at' | 'pressedAt' | 'door'> {
  readonly by: WeighedLine['moves'][number]['by']
  readonly said: string
}

/** What happened to the order: who, what, when and why. */
function OrderHistory({
  id,
  moves,
  weighed,
  now,
}: {
  id: string
  moves: readonly StaffOrderMove[]
  weighed: readonly WeighedLine[] | undefined
  now: number
}) {
  const happened: Happened[] = [
    ...moves.map((moved) => ({ ...moved, said: lastDone(moved) })),
    ...(weighed?.flatMap((line) => replacedByPhone(line, weighed)) ?? []),
  ].toSorted((one, other) => one.at - other.at)
  return (
    <section className="order-card" aria-labelledby="history">
      <h2 id="history">{staffOrderWords.history}</h2>
      <ol role="list" className="order-times">
        {happened.map((moved) => (
          <li key={`${moved.at}/${moved.said}`}>
            <time dateTime={new Date(moved.at).toISOString()}>{momentInShort(moved.at, now)}</time>
            {moved.by.who === 'staff' ? (
              <Face name={moved.by.name} />
            ) : (
              <span className="face-none">
                <Icon name="person" size={20} />
              </span>
            )}
            <div>
              {moved.said}
              {moved.pressedAt !== undefined && (
                <span className="muted"> ({outboxWords.pressedAt(clockInWords(moved.pressedAt))})</span>
              )}
              {moved.door !== undefined && (
                <Photo
                  name={orderPageWords.photoOfDoor}
                  ask={() => staffApi('doorPhotograph', { params: { id, door: String(moved.door) } })}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** What its customer said yes to on the telephone: which fish instead of which, at most how much, and who noted it. */
function replacedByPhone(line: WeighedLine, all: readonly WeighedLine[]): Happened[] {
  const was = all.find(({ lineNo }) => lineNo === line.replaces)
  const moved = was?.moves.findLast(({ move }) => move === 'replace')
  if (line.isAgreed !== true || line.mostPaise === undefined || was === undefined || moved === undefined) return []
  const instead = orderPageWords.agreedInstead(was.title, readableShort(paise(line.mostPaise)))
  return [{ at: moved.at, by: moved.by, said: orderPageWords.replacedByPhone(line.title, instead, whoDid(moved)) }]
}
