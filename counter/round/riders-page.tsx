import { useState } from 'react'
import { Link } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { Face } from '#counter/look/face.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { readableShort } from '#shop/money.ts'
import { signsOf } from '#shop/orders/board.ts'
import { isLate } from '#shop/orders/lateness.ts'
import { type RiderNow, ridersNow } from '#shop/orders/riders.ts'
import { inTurn, isOut, type Stop, stopsOf, toBringBack } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { clockInWords } from '#words/formatters.ts'
import { reasonNames } from '#words/reasons.ts'
import { ridersWords, roundWords } from '#words/round.ts'
import type { Route } from './+types/riders-page'
import { areaName, sumLeft } from './stops.ts'
import './round.css'
import './stop.css'
import './stop-list.css'
import './round-bar.css'
import './riders.css'

export const loader = (args: Route.LoaderArgs) => ask(args, 'rounds')

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => (await withMe('rounds', staffCalls.rounds.gives))?.data)

export const meta = () => [{ title: ridersWords.title }]

/** Who is on the road, how far they are, and what comes back. */
export default function RidersPage({ loaderData: first }: Route.ComponentProps) {
  const [rounds, setRounds] = useState(first.rounds)
  const { orders, told, now, following } = useOrders(
    first,
    async (_, signal) => {
      const answer = await staffApi('rounds', { signal })
      if (answer.ok) setRounds(answer.body.rounds)
      return answer
    },
    { areAll: true },
  )
  useKeep('rounds', told, { rounds })
  const signs = signsOf(orders)
  const standing = ridersNow(
    rounds.map(({ rider }) => rider),
    orders,
    now,
  )
  return (
    <div className="riders-page">
      <div className="screen-head">
        <h1>{ridersWords.title}</h1>
        <LiveNote following={following} told={told.now} />
      </div>
      {standing.length === 0 && <p className="screen-none">{ridersWords.none}</p>}
      <ul role="list" className="riders-list">
        {standing.map((stands) => (
          <RiderCard
            key={stands.rider.id}
            stands={stands}
            stops={stopsOf(
              orders.filter(({ rider }) => rider?.id === stands.rider.id),
              rounds.find(({ rider }) => rider.id === stands.rider.id)?.stops ?? [],
            )}
            signs={signs}
            now={now}
          />
        ))}
      </ul>
    </div>
  )
}

function RiderCard({
  stands: { rider, backAt, lastAt },
  stops,
  signs,
  now,
}: {
  stands: RiderNow<StaffGives<'rounds'>['rounds'][number]['rider']>
  stops: readonly Stop<StaffOrder>[]
  signs: ReadonlyMap<string, string>
  now: number
}) {
  const orders = inTurn(stops)
  const counted = orders.filter(({ isTry }) => isTry !== true)
  const late = orders.filter((order) => isLate(order, now) && isOut(order)).length
  const back = toBringBack(orders).length
  const left = sumLeft(stops)
  return (
    <li className="rider-card">
      <div className="rider-head">
        <Face name={rider.name} />
        <div className="rider-is">
          <h2>{rider.name}</h2>
          <p>
            {counted.length > 0 && ridersWords.doneOf(counted.filter((order) => !isOut(order)).length, counted.length)}
            <span className="muted">
              {backAt !== undefined && ridersWords.backAbout(clockInWords(backAt))}
              {backAt === undefined &&
                (lastAt === undefined ? ridersWords.inShop : ridersWords.inShopSince(clockInWords(lastAt)))}
            </span>
          </p>
        </div>
        {left !== undefined && (
          <p className="rider-left">
            {roundWords.left} <strong>{readableShort(left)}</strong>
          </p>
        )}
      </div>
      {late + back > 0 && (
        <p className="rider-tags">
          {late > 0 && (
            <span className="stop-late">
              <Icon name="late" size={20} /> {ridersWords.lateCount(late)}
            </span>
          )}
          {back > 0 && (
            <span className="round-tag">
              <Icon name="pack" size={20} /> {ridersWords.backCount(back)}
            </span>
          )}
        </p>
      )}
      {stops.length === 0 && <p className="rider-none">{ridersWords.nothingOut}</p>}
      <ol role="list" className="stops">
        {orders.map((order, place) => (
          <RiderStop key={order.id} order={order} sign={signs.get(order.id)} nr={place + 1} now={now} />
        ))}
      </ol>
    </li>
  )
}

function RiderStop({ order, sign, nr, now }: { order: StaffOrder; sign: string | undefined; nr: number; now: number }) {
  const { id, number, buyer, slot, status, changedAt, last } = order
  const isLeft = isOut(order)
  return (
    <li data-done={!isLeft || undefined}>
      <Link to={`/orders/${id}`} aria-label={`${number}, ${areaName(order)}`}>
        <span className="stop-nr" data-back={status === 'Not delivered' || undefined}>
          {isLeft ? nr : <Icon name={status === 'Delivered' ? 'check' : 'pack'} size={20} />}
        </span>
        <span className="stop-place">
          <strong>{areaName(order)}</strong>
          <span>
            {buyer?.name} <b>{sign}</b>
          </span>
        </span>
        <span className="rider-stop-is">
          {isLeft && isLate(order, now) && <span className="stop-late">{roundWords.late}</span>}
          {isLeft && slot !== undefined && <span>{roundWords.by(clockInWords(slot.endsAt))}</span>}
          {status === 'Delivered' && <span>{ridersWords.deliveredAt(clockInWords(changedAt))}</span>}
          {status === 'Not delivered' && (
            <span className="round-tag">
              {last.reason === '' ? ridersWords.comesBack : reasonSaid(last.reason, { reasonNames })}
            </span>
          )}
        </span>
      </Link>
    </li>
  )
}
