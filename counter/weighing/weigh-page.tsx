import { useState } from 'react'
import { Link } from 'react-router'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { may } from '#shop/staff/staff.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { CutterNote } from '#counter/order/cutter-note.tsx'
import { OrderMoves } from '#counter/order/order-moves.tsx'
import { UndoBar } from '#counter/order/undo-bar.tsx'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { Unsettled } from '#counter/outbox/unsettled.tsx'
import { useScale } from '#counter/scale/use-scale.ts'
import { useScanner } from '#counter/scan/use-scanner.ts'
import type { Route } from './+types/weigh-page'
import { JustDone } from './just-done.tsx'
import { LineStation } from './line-station.tsx'
import { Steps } from './steps.tsx'
import { Summary } from './summary.tsx'
import type { Unit } from '#shop/orders/weighing/typed-weight.ts'
import { useScanned } from './use-scanned.ts'
import { type Place, useStation } from './use-station.ts'
import { useWeighing } from './use-weighing.ts'
import '#counter/order/order-page.css'
import './weighing.css'
import './steps.css'
import '#counter/number-pad/pad.css'
import './under-thumb.css'
import './verdict.css'
import './choices.css'
import './summary.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const weighing = await ask(args, 'weighing', { params: { id: args.params.id } })
  return { me, weighing, wanted: wantedIn(args.url) }
}

export const clientLoader = ({ serverLoader, params, url }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe(`weighing/${params.id}`, staffCalls.weighing.gives)
    return kept && { me: kept.me, weighing: kept.data, wanted: wantedIn(url) }
  })

const wantedIn = ({ searchParams }: URL): Place => {
  const line = searchParams.get('line')
  return line === 'summary' ? line : Number(line)
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: words.title(loaderData?.weighing.order.number ?? '') },
]

export default function WeighPage({ loaderData: { me, weighing, wanted } }: Route.ComponentProps) {
  return <Weigh key={weighing.order.id} me={me} first={weighing} wanted={wanted} />
}

/** An order at the scale: one line at a time, then all of it to be packed. */
function Weigh({ me, first, wanted }: { me: Me; first: Weighing; wanted: Place }) {
  const weighing = useWeighing(first)
  const { order, lines, clock: now, following } = weighing
  const scale = useScale()
  const station = useStation(weighing, { me, wanted, scale })
  const [unit, setUnit] = useState<Unit>('g')
  const { scan, said } = useScanned(weighing, me, station)
  useScanner(scan)
  const line = lines.find(({ lineNo }) => lineNo === station.place)
  const isOpen = weighableStatuses.includes(order.status)
  return (
    <div className="weigh stack">
      <div className="order-top">
        <h1>{words.title(order.number)}</h1>
        <p className="order-state">
          <strong>{stateWords[order.status]}</strong> {order.buyer?.name} {order.area}
        </p>
        <LiveNote following={following} told={weighing.now} />
      </div>
      <CutterNote order={order} />
      <noscript>
        <p>{words.needsScript}</p>
      </noscript>
      <Steps weighing={weighing} station={station} />
      <p role="alert" className="weight-wrong">
        {said}
      </p>
      {!isOpen && <NotHere order={order} me={me} now={now} />}
      {isOpen && line !== undefined && (
        <LineStation
          key={line.lineNo}
          weighing={weighing}
          line={line}
          me={me}
          now={now}
          station={station}
          scale={scale}
          unit={unit}
          onUnit={setUnit}
          onScan={scan}
        />
      )}
      {(!isOpen || line === undefined) && <Summary weighing={weighing} station={station} me={me} />}
      {isOpen && <JustDone weighing={weighing} station={station} />}
      <nav className="order-tools" aria-label={words.toOrder}>
        <Link to={`/orders/${order.id}`}>{words.toOrder}</Link>
        {may(me.role, 'see-board') && <Link to="/">{words.toBoard}</Link>}
        {may(me.role, 'see-board') && <Link to="/cut">{words.toCutList}</Link>}
      </nav>
      <div className="dock">
        <Unsettled />
        {station.place === 'summary' && <UndoBar orders={[order]} now={now} />}
      </div>
    </div>
  )
}

/** Before the knife and after the door nothing is weighed; what leads there is one press. */
function NotHere({ order, me, now }: { order: Weighing['order']; me: Me; now: number }) {
  const isBefore = order.status === 'Pending' || order.status === 'Confirmed'
  return (
    <section className="weigh-not-here stack" aria-label={staffOrderWords.number(order.number)}>
      <p>{isBefore ? words.notYet : words.noMore}</p>
      {isBefore && <OrderMoves order={order} me={me} riders={[]} now={now} />}
    </section>
  )
}
