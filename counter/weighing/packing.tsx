import { Link } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { FishTitle } from '#counter/order/fish-title.tsx'
import { placeName } from '#counter/order/in-words.ts'
import { moveOrder } from '#counter/order/move-order.ts'
import { OrderMoves } from '#counter/order/order-moves.tsx'
import { Undo } from '#counter/order/undo-bar.tsx'
import { NotSent, NotSentMark } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useOnItsWay, useUnderway } from '#counter/outbox/waiting.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { movesOf } from '#shop/orders/board.ts'
import { whyNotPacked } from '#shop/orders/line-moves.ts'
import { isLive, isSettled } from '#shop/orders/line-status.ts'
import { estimateOfLines } from '#shop/outbox/waiting-weights.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { readableKilos } from '#words/formatters.ts'
import { pricesWords } from '#words/measures.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { Areas, NotNow } from './areas.tsx'
import { gramsInWords, signAt } from './in-words.ts'
import { isOpenLine, type Station } from './use-station.ts'
import './packing.css'

/** Where weighing goes on to, and where it ends. */
export interface Way {
  readonly back: string
  readonly backSaid: string
  readonly to: (order: Weighing['waiting'][number]) => string
}

interface PackingProps {
  readonly weighing: Weighing
  readonly me: Me
  readonly now: number
  readonly way: Way
}

/** All lines as they are packed: what lies in the box and what it comes to, and the one button that goes on. */
export function Packing(props: PackingProps & { station: Station }) {
  const { weighing, now, way, station } = props
  const { order, lines, waiting } = weighing
  const whyNot = whyNotPacked(lines)
  const isPacked = order.status === 'Packed'
  const open = lines.find((line) => isOpenLine(line) && !station.isUnderway(line))
  // only its customer can go on with it: meanwhile the next order is weighed
  const isForCustomer = whyNot === 'answer-awaited' && open === undefined
  return (
    <>
      <section
        className="packing"
        aria-label={staffOrderWords.number(order.number)}
        data-packed={isPacked || undefined}
      >
        <h2>
          {isPacked && <Icon name="check" size={40} />}
          {isPacked
            ? words.packedHead(signAt(weighing, order))
            : whyNot === undefined
              ? words.allDone
              : isForCustomer
                ? words.asked
                : words.notAllDone}
        </h2>
        <CustomerWishes order={order} place="scale" />
        <Sums weighing={weighing} />
        {whyNot === 'nothing-to-pack' && <p>{words.nothingLeft}</p>}
        <NotSent order={order.id} number={order.number} />
        {(isPacked || whyNot === undefined) && (
          <p className="packing-papers">
            <Icon name="printer" size={28} />
            <ButtonLink look="plain" to={`/orders/${order.id}/slip`}>
              {words.slip}
            </ButtonLink>
            <ButtonLink look="plain" to={`/orders/${order.id}/labels`}>
              {words.labels}
            </ButtonLink>
          </p>
        )}
      </section>
      <Areas
        reading={
          <Waiting weighing={weighing} orders={isPacked || isForCustomer ? waiting.slice(1) : waiting} way={way} />
        }
        above={<Undo order={order} now={now} isNamed />}
      >
        <Next {...props} whyNot={isForCustomer ? undefined : whyNot} isForCustomer={isForCustomer} open={open} />
      </Areas>
    </>
  )
}

/** Leads to what is still to be weighed; packs it; and then leads to the order that waits for the scale next. */
function Next({
  weighing,
  me,
  way,
  station,
  whyNot,
  isForCustomer,
  open,
}: PackingProps & {
  station: Station
  whyNot: ReturnType<typeof whyNotPacked>
  isForCustomer: boolean
  open: WeighedLine | undefined
}) {
  const { order, waiting } = weighing
  const isOnItsWay = useOnItsWay(order.id)
  const packing = useUnderway(order.id)
  if (packing !== undefined)
    return <NotNow why={packing.state === 'sending' ? staffOrderWords.sending : staffOrderWords.waiting} />
  if (open !== undefined)
    return (
      <Button className="save needs-script" onClick={() => station.go(open.lineNo)}>
        <span className="save-words">{words.nextItem(open.title)}</span>
        <Icon name="forward" />
      </Button>
    )
  if (!isForCustomer && movesOf(order, me).next === 'pack') {
    if (whyNot !== undefined) return <NotNow why={words.notAllDone} />
    return (
      <Button className="save needs-script" disabled={isOnItsWay} onClick={() => moveOrder(order, 'pack')}>
        {words.pack} <span className="only-heard">{order.number}</span>
      </Button>
    )
  }
  const [next] = waiting
  if (next === undefined)
    return (
      <ButtonLink className="save" to={way.back}>
        {way.backSaid}
      </ButtonLink>
    )
  return (
    <ButtonLink className="save" to={way.to(next)}>
      <span className="save-words">{words.waitingNext(signAt(weighing, next), placeName(next.area))}</span>
      <Icon name="forward" />
    </ButtonLink>
  )
}

function Sums({ weighing: { order, lines, totalPaise, mostPaise } }: { weighing: Weighing }) {
  const isFinal = lines.every(({ state }) => isSettled(state))
  const notSent = new Set(useNotSent()(order.id).map(({ line }) => line))
  const live = lines.filter(isLive)
  const grams = live.reduce((sum, { weighed, state }) => sum + (state === 'weighed' ? (weighed?.grams ?? 0) : 0), 0)
  const hasMoney = totalPaise !== undefined
  return (
    <table className="packing-sums">
      <tbody>
        {lines.map((line) => (
          <tr key={line.lineNo} data-state={line.state}>
            <th scope="row">
              <FishTitle line={line} /> {notSent.has(line.lineNo) && <NotSentMark />}
            </th>
            <td>{line.state === 'weighed' ? gramsInWords(line.weighed?.grams ?? 0) : lineStateWords[line.state]}</td>
            <td>{hasMoney ? moneyOf(line) : packsOf(line)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{hasMoney ? words.toPay : words.inAll}</th>
          <td>{gramsInWords(grams)}</td>
          <td>
            {!hasMoney
              ? words.packsInAll(live.reduce((sum, { quantity }) => sum + quantity, 0))
              : isFinal
                ? readableShort(totalPaise)
                : `${pricesWords.about} ${readableShort(estimateOfLines(lines))}`}
            {hasMoney && !isFinal && mostPaise !== undefined && <small>{words.mostIs(readableShort(mostPaise))}</small>}
          </td>
        </tr>
      </tfoot>
    </table>
  )
}

const moneyOf = (line: WeighedLine): string =>
  isLive(line) && line.pricePaise !== undefined ? readableShort(line.pricePaise) : '–'

const packsOf = (line: WeighedLine): string => (isLive(line) ? words.packsInAll(line.quantity) : '–')

/** What lies cut and waits for the scale after the order that is named on the button. */
function Waiting({ weighing, orders, way }: { weighing: Weighing; orders: Weighing['waiting']; way: Way }) {
  return (
    <section className="waiting" hidden={orders.length === 0}>
      <h2>{words.waitingHead}</h2>
      <ul role="list">
        {orders.map((order) => (
          <li key={order.id}>
            <Link to={way.to(order)}>
              <strong>{signAt(weighing, order)}</strong> {placeName(order.area)}{' '}
              <span className="muted">{words.waitingItems(order.items, readableKilos(order.grams))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Before the knife and after the door nothing is weighed; what leads there is one press. */
export function NotHere({ weighing, me, now, way }: PackingProps) {
  const { order } = weighing
  const isBefore = order.status === 'Pending' || order.status === 'Confirmed'
  return (
    <>
      <section className="packing" aria-label={staffOrderWords.number(order.number)}>
        <p className="packing-says">{isBefore ? words.notYet : words.noMore}</p>
        {isBefore && <OrderMoves order={order} me={me} riders={[]} now={now} />}
      </section>
      <Areas reading={<Waiting weighing={weighing} orders={weighing.waiting} way={way} />}>
        <NotNow why={words.weigh} />
      </Areas>
    </>
  )
}
