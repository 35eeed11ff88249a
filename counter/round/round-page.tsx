import { useEffect, useState } from 'react'
import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { askFishPictures, FishPicturesOf, fishPicturesKept } from '#counter/order/fish-picture.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { onStopsNews } from '#counter/outbox/news.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useOutbox } from '#counter/outbox/queue.ts'
import { keepSnapshot, snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { signsOf } from '#shop/orders/board.ts'
import { isInRound, isOut, nextStop, type Sorting, stopsOf } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { roundWords } from '#words/round.ts'
import type { Route } from './+types/round-page'
import { NotDelivered } from './not-delivered.tsx'
import { usePacks } from './packs.ts'
import { RoundClosed, RoundEnd } from './round-end.tsx'
import { useSorting } from './sorting.ts'
import { AtStop, StopDone } from './stop.tsx'
import { StopList } from './stop-list.tsx'
import './round.css'
import './stop.css'
import './stop-list.css'
import './round-bar.css'

export async function loader(args: Route.LoaderArgs) {
  const [me, round, pictures] = await Promise.all([ask(args, 'me'), ask(args, 'round'), askFishPictures(args)])
  return { me, round, pictures }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('round', staffCalls.round.gives)
    const pictures = (await snapshotOf('fish-pictures', fishPicturesKept)) ?? {}
    return kept && { me: kept.me, round: kept.data, pictures }
  })

/** Which stop is open stands in the address alone: the shop has told all of them. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta = () => [{ title: roundWords.title }]

export default function RoundPage({ loaderData: { me, round, pictures } }: Route.ComponentProps) {
  useEffect(() => void keepSnapshot('fish-pictures', round.now, pictures), [round.now, pictures])
  return (
    <FishPicturesOf value={pictures}>
      <Round me={me} first={round} />
    </FishPicturesOf>
  )
}

/** What a rider's thumb needs now: all stops before the start, then one at a time, then what comes back. */
function Round({ me, first }: { me: Route.ComponentProps['loaderData']['me']; first: StaffGives<'round'> }) {
  const [put, setPut] = useState<Sorting>(first)
  const [endedAt, setEndedAt] = useState(first.endedAt)
  const {
    orders: all,
    told,
    now,
  } = useOrders(
    first,
    async (_, signal) => {
      const answer = await staffApi('round', { signal })
      if (answer.ok) {
        setPut(answer.body)
        setEndedAt(answer.body.endedAt)
      }
      return answer
    },
    { areAll: true },
  )
  useEffect(() => onStopsNews(setPut), [])
  useKeep('round', told, { stops: put.stops, locked: put.locked, endedAt })
  const orders = usePressed(all.filter((order) => isInRound(order, endedAt)))
  const { stops: sorted, locked } = useSorting(put)
  const stops = stopsOf(orders, sorted)
  const packs = usePacks(told.now)
  const signs = signsOf(orders)
  const [params] = useSearchParams()
  const order = orders.find(({ id }) => id === params.get('stop'))
  const stop = order && stops.find((one) => one.orders.includes(order))
  const shown = { stops, signs, now, told: told.now }

  function end(at: number) {
    packs.forget()
    setEndedAt(at)
  }

  if (order && stop) {
    if (!isOut(order)) return <StopDone key={order.id} order={order} stop={stop} {...shown} />
    if (params.has('not')) return <NotDelivered key={order.id} order={order} {...shown} />
    return <AtStop key={order.id} order={order} stop={stop} {...shown} />
  }
  if (stops.length === 0) return <RoundClosed endedAt={endedAt} {...shown} />
  if (nextStop(stops) === undefined) return <RoundEnd orders={orders} onEnd={end} {...shown} />
  return <StopList me={me} orders={orders} locked={locked} packs={packs} {...shown} />
}

/** What was pressed here and is not sent yet says when and why, as it will once the shop has it. */
function usePressed(orders: readonly StaffOrder[]): readonly StaffOrder[] {
  const { queue } = useOutbox()
  return orders.map((order) => {
    const pressed = queue.findLast(
      ({ order: of, kind, state }) => of === order.id && kind === 'moveOrder' && state !== 'look',
    )
    if (pressed === undefined || isOut(order)) return order
    const { move, reason } = pressed.body
    const last = { ...order.last, move: String(move), reason: typeof reason === 'string' ? reason : '' }
    return { ...order, changedAt: Math.max(order.changedAt, pressed.at), last }
  })
}
