import { Link } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { MapLink } from '#counter/order/buyer-lines.tsx'
import { Credited } from '#counter/order/credited.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { FishPicture } from '#counter/order/fish-picture.tsx'
import { LineInShort } from '#counter/order/line-in-short.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { Undo } from '#counter/order/undo-bar.tsx'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useUnderway } from '#counter/outbox/waiting.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import { readableShort } from '#shop/money.ts'
import { isLate } from '#shop/orders/lateness.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { isOut, nextOf, nextStop, type Stop } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { roundWords } from '#words/round.ts'
import { staffOrderWords } from '#words/staff-orders.ts'
import { tryOrderWords } from '#words/try-order.ts'
import { type RoundShown, RoundView } from './foot.tsx'
import { areaName, packsOf, placeIn, stopPath } from './stops.ts'

interface OfStop extends RoundShown {
  readonly order: StaffOrder
  readonly stop: Stop<StaffOrder>
}

/** At the door: where it is, what is handed over, and what came of it. */
export function AtStop({ order, stop, ...shown }: OfStop) {
  const { stops, signs, now, told } = shown
  const sending = useUnderway(order.id)
  const others = stop.orders.filter((one) => one !== order && isOut(one))
  const sum = order.totalPaise === undefined ? undefined : readableShort(order.totalPaise)
  return (
    <RoundView
      title={placeIn(stops, order)}
      stops={stops}
      told={told}
      acts={
        <>
          <Button className="round-go" disabled={sending !== undefined} onClick={() => moveOrder(order, 'deliver')}>
            {sending === undefined ? roundWords.handOver(sum) : staffOrderWords.sending}{' '}
            <span className="only-heard">{order.number}</span>
          </Button>
          {sending === undefined ? (
            <ButtonLink look="danger" to={`${stopPath(order)}&not`}>
              {roundWords.notDelivered} <span className="only-heard">{order.number}</span>
            </ButtonLink>
          ) : (
            <Button look="danger" disabled>
              {roundWords.notDelivered}
            </Button>
          )}
        </>
      }
    >
      <section className="round-card">
        <StopHour order={order} now={now} />
        {order.isTry === true ? <h1>{tryOrderWords.said}</h1> : <h1>{areaName(order)}</h1>}
        {order.buyer !== undefined && <WhereTo buyer={order.buyer} area={order.area} />}
      </section>
      <PacksCard order={order} signs={signs} isOpen />
      {others.length > 0 && (
        <section className="round-card round-others" aria-label={roundWords.alsoHere}>
          <p className="muted">{roundWords.alsoHere}</p>
          {others.map((other) => (
            <p key={other.id}>
              <Link to={stopPath(other)} aria-label={other.number}>
                {signs.get(other.id)}
              </Link>{' '}
              {other.buyer?.name}, {roundWords.packs(packsOf(other))}
            </p>
          ))}
        </section>
      )}
      <Then order={order} stop={stop} {...shown} />
    </RoundView>
  )
}

/** By when, and whether that is over: the customer sees the same. */
function StopHour({ order, now }: { order: StaffOrder; now: number }) {
  const { slot, expected } = order
  return (
    <p className="stop-hour">
      <Icon name="clock" />
      {expected !== undefined && <strong>{roundWords.newTime(clockInWords(expected.at))}</strong>}
      {expected === undefined && slot !== undefined && <strong>{roundWords.by(clockInWords(slot.endsAt))}</strong>}
      {isLate(order, now) && <span className="stop-late">{roundWords.late}</span>}
      <span className="muted">{roundWords.clockNow(clockInWords(now))}</span>
    </p>
  )
}

function WhereTo({ buyer, area }: { buyer: NonNullable<StaffOrder['buyer']>; area: string }) {
  const { phone, landmark, pincode } = buyer
  const lines = buyer.lines.filter((line) => line !== landmark)
  return (
    <>
      <address className="stop-where">{[...lines, pincode].join(', ')}</address>
      {landmark !== undefined && (
        <p className="stop-mark">
          <Icon name="map" /> {landmark}
        </p>
      )}
      <p className="round-two">
        <a className="button" data-look="quiet" href={`tel:${dialled(phone)}`}>
          <Icon name="phone" /> {roundWords.call} <span className="only-heard">{readableMobile(phone)}</span>
        </a>
        <MapLink buyer={buyer} area={area} />
      </p>
    </>
  )
}

/** So many pictures have room beside the sum. */
const mostPictures = 3

/** Whose it is, what is in the bag, and what it comes to. */
function PacksCard({
  order,
  signs,
  isOpen = false,
}: Pick<OfStop, 'order' | 'signs'> & {
  /** with all that is said at the door */
  isOpen?: boolean
}) {
  const lines = order.lines.filter(isLive)
  const fish = [...new Set(lines.map(({ productId }) => productId))]
  return (
    <section className="round-card">
      <p className="stop-who">
        <strong>{order.buyer?.name}</strong>{' '}
        <Link className="stop-signs" to={`/orders/${order.id}`} aria-label={order.number}>
          {signs.get(order.id)}
        </Link>{' '}
        <span className="muted">{roundWords.packs(packsOf(order))}</span>
      </p>
      <div className="stop-fish">
        {fish.slice(0, mostPictures).map((productId) => (
          <FishPicture key={productId} productId={productId} size={52} />
        ))}
        {fish.length > mostPictures && <span className="muted">{roundWords.andMore(fish.length - mostPictures)}</span>}
        {order.totalPaise !== undefined && <strong className="stop-sum">{readableShort(order.totalPaise)}</strong>}
      </div>
      {isOpen && (
        <>
          <ul role="list" className="stop-lines">
            {order.lines.map((line) => (
              <li key={line.lineNo}>
                <LineInShort line={line} />
              </li>
            ))}
          </ul>
          <Credited order={order} />
          <CustomerWishes order={order} place="round" />
        </>
      )}
    </section>
  )
}

/** Where the round goes after this order: to another of the same door, to the next door, or to its end. */
function after({ order, stop, stops }: Pick<OfStop, 'order' | 'stop' | 'stops'>) {
  const here = stop.orders.find((one) => one !== order && isOut(one))
  const next = nextStop(stops.filter((one) => one !== stop))
  return { here, next: next && nextOf(next) }
}

function Then({ order, stop, ...shown }: OfStop) {
  const { here, next } = after({ order, stop, stops: shown.stops })
  return (
    <Link className="stop-then" to="/round">
      <span>
        {here !== undefined && roundWords.thenSame(shown.signs.get(here.id) ?? here.number)}
        {here === undefined && next !== undefined && (
          <>
            {roundWords.thenTo} <strong>{areaName(next)}</strong>{' '}
            {next.totalPaise !== undefined && readableShort(next.totalPaise)}
          </>
        )}
        {here === undefined && next === undefined && roundWords.allStops}
      </span>
      <Icon name="forward" />
    </Link>
  )
}

/** What came of an order, with its Undo, and where the round goes on. */
export function StopDone({ order, stop, ...shown }: OfStop) {
  const { stops, signs, now, told } = shown
  const short = signs.get(order.id) ?? order.number
  const isDelivered = order.status === 'Delivered'
  const { here, next } = after({ order, stop, stops })
  const goesOn = here ?? next
  const reason = order.last.move === 'not-delivered' ? order.last.reason : ''
  return (
    <RoundView
      title={placeIn(stops, order)}
      stops={stops}
      told={told}
      acts={
        <ButtonLink className="round-go" to={goesOn === undefined ? '/round' : stopPath(goesOn)} replace>
          {here !== undefined && roundWords.nextHere(signs.get(here.id) ?? here.number)}
          {here === undefined && next !== undefined && roundWords.nextStop(areaName(next))}
          {goesOn === undefined && roundWords.toEnd}
          <Icon name="forward" />
        </ButtonLink>
      }
    >
      <section className="stop-done" data-is={isDelivered ? 'delivered' : 'back'} role="status">
        <span className="stop-done-sign">
          <Icon name={isDelivered ? 'check' : 'pack'} size={56} />
        </span>
        <h1>{isDelivered ? roundWords.isDelivered(short) : roundWords.isNotDelivered(short)}</h1>
        <p>{reason !== '' && reasonSaid(reason, { reasonNames })}</p>
        <div className="stop-done-undo">
          <NotSent order={order.id} number={order.number} />
          <Undo order={order} now={now} isNamed />
        </div>
      </section>
      {goesOn !== undefined && (
        <>
          <p className="round-label">{roundWords.next}</p>
          <p className="round-next-area">{areaName(goesOn)}</p>
          <PacksCard order={goesOn} signs={signs} />
        </>
      )}
    </RoundView>
  )
}
