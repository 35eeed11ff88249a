import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { CustomerWishes } from '#counter/order/customer-wishes.tsx'
import { FishTitle } from '#counter/order/fish-title.tsx'
import { moveOrder } from '#counter/order/move-order.ts'
import { OrderMoves, Sending } from '#counter/order/order-moves.tsx'
import { OrderSum } from '#counter/order/order-sum.tsx'
import { UndoBar } from '#counter/order/undo-bar.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { NotSent, NotSentMark } from '#counter/outbox/not-sent.tsx'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { Unsettled } from '#counter/outbox/unsettled.tsx'
import { useLinesWithWaiting, useNotSent, useOnItsWay, useUnderway } from '#counter/outbox/waiting.ts'
import { scaleStore } from '#counter/scale/scale-store.ts'
import { useLabels } from '#counter/scale/use-labels.ts'
import { useScale } from '#counter/scale/use-scale.ts'
import { findPath, orderPath } from '#counter/scan/order-path.ts'
import { useScanner } from '#counter/scan/use-scanner.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { grouped } from '#shop/digits.ts'
import { readableShort } from '#shop/money.ts'
import { movesOf, numbered } from '#shop/orders/board.ts'
import { weighableStatuses, whyNotPacked } from '#shop/orders/line-moves.ts'
import { isSettled } from '#shop/orders/line-status.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import type { Unit } from '#shop/orders/weighing/typed-weight.ts'
import { estimateOfLines } from '#shop/outbox/waiting-weights.ts'
import { may } from '#shop/staff/staff.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { lineBatchWords } from '#words/batches.ts'
import { readableSize } from '#words/formatters.ts'
import { scaleWords } from '#words/scale.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import type { Route } from './+types/weigh-page'
import { apartInWords, gramsInWords, weighedInWords } from './in-words.ts'
import { LabelLink } from './label-link.tsx'
import { LineStation } from './line-station.tsx'
import { Photograph } from './photograph.tsx'
import { linkTo, Steps } from './steps.tsx'
import { type Place, type Station, useStation } from './use-station.ts'
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
      <CustomerWishes order={order} place="scale" />
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

/** The line before this one: it can be weighed again, and its scale photographed, without looking for it. */
function JustDone({ weighing: { order, lines }, station }: { weighing: Weighing; station: Station }) {
  const line = lines.find(({ lineNo }) => lineNo === station.last)
  const underway = useUnderway(order.id, line?.lineNo ?? 0)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === line?.lineNo)
  const isShown = line !== undefined && line.lineNo !== station.place
  return (
    <section className="just-done" aria-label={words.justHead} hidden={!isShown}>
      <p role="status">
        {isShown &&
          (underway === undefined
            ? words.justDone(line.title, weighedInWords(line) || lineStateWords[line.state])
            : words.sending(underway.name))}{' '}
        {isShown && isNotSent && <NotSentMark />}
      </p>
      {isShown && line.state === 'weighed' && !isNotSent && (
        <div className="ways needs-script">
          <Button look="quiet" className="way" onClick={() => station.weighAgain(line)}>
            {words.again}{' '}
            <span className="only-heard">
              <FishTitle line={line} />
            </span>
          </Button>
          <LabelLink at={{ order, line }} />
          <Photograph key={line.lineNo} at={{ order, line }} />
        </div>
      )}
    </section>
  )
}

/** An order on the scale as it is now: as the page brought it, as the shop has told since, and with what waits for a line. */
function useWeighing(first: Weighing) {
  const { id } = first.order
  const [told, setTold] = useState(first)
  const hear = (news: Weighing) => setTold((before) => (isOlder(news, before) ? before : news))
  const heard = useEffectEvent((news: Weighing | undefined) => {
    if (news?.order.id === id) hear(news)
  })
  useEffect(() => onOrderNews(({ weighing }) => heard(weighing)), [])
  const {
    orders: [order = first.order],
    now,
    following,
  } = useOrders({ now: first.now, orders: [first.order] }, askFor, { beside: scaleSettings })

  async function askFor(_: number, signal: AbortSignal) {
    const answer = await staffApi('weighing', { params: { id }, signal })
    if (!answer.ok) return answer
    hear(answer.body)
    return { ok: true, body: { now: answer.body.now, orders: [answer.body.order] } } as const
  }
  useKeep(`weighing/${id}`, told)
  return { ...useLinesWithWaiting(told, order), order, clock: now, following }
}

/** How the scale speaks, how its labels are laid out, and which fish they may name. */
const scaleSettings = { topics: ['scale', 'catalogue'], refresh: scaleStore.look } as const

/** Lines only come and move on: whatever has one less, or one as it was before, is an answer that came late. */
const isOlder = (news: Weighing, known: Weighing): boolean =>
  known.lines.some(({ lineNo, version }) => {
    const same = news.lines.find((line) => line.lineNo === lineNo)
    return same === undefined || same.version < version
  })

/** What a scanner reads while somebody weighs: another order's number leads there, a scale's label weighs its line. */
function useScanned({ order, lines }: Weighing, me: Me, station: Station) {
  const navigate = useNavigate()
  const labelOf = useLabels()
  const [said, setSaid] = useState<string>()

  async function open(scanned: string) {
    if (numbered([order], scanned) !== undefined) return
    if (may(me.role, 'find-orders')) return navigate(findPath(scanned))
    const answer = await staffApi('board')
    const found = answer.ok ? numbered(answer.body.orders, scanned) : undefined
    if (found === undefined) setSaid(words.scanUnknown(scanned))
    else await navigate(orderPath(found, me))
  }

  function weighLabel(scanned: string) {
    const label = labelOf(scanned)
    if ('refused' in label) return setSaid(scaleWords.labelRefusals[label.refused])
    const { productId, grams, raw } = label.weighed
    const open = lines.filter((line) => line.productId === productId && line.state === 'to-weigh')
    const line = open.find(({ lineNo }) => lineNo === station.place) ?? open.find((one) => !station.isUnderway(one))
    if (line === undefined) return setSaid(words.labelOfNoLine)
    station.go(line.lineNo)
    station.take(line, { grams, tareGrams: 0, source: 'label', raw })
  }

  function chooseBatch(code: string) {
    const line = lines.find(({ lineNo }) => lineNo === station.place)
    if (line === undefined) return setSaid(lineBatchWords.noLine)
    station.chooseBatch(line, code)
    setSaid(lineBatchWords.scanned(code))
  }

  function scan(scanned: string) {
    setSaid(undefined)
    const batch = parseBatchCode(scanned)
    if (batch !== undefined) chooseBatch(batch)
    else if (parseOrderNumber(scanned) !== undefined) void open(scanned)
    else weighLabel(scanned)
  }

  return { said, scan }
}

/** All lines as they are packed: what was ordered, what lies in the box, and the one button that ends it. */
function Summary({ weighing, station, me }: { weighing: Weighing; station: Station; me: Me }) {
  const { order, lines, totalPaise, mostPaise } = weighing
  const whyNot = whyNotPacked(lines)
  const isFinal = lines.every(({ state }) => isSettled(state))
  const notSent = new Set(useNotSent()(order.id).map(({ line }) => line))
  return (
    <section className="summary stack">
      <h2>{whyNot === undefined ? words.allDone : words.notAllDone}</h2>
      <ul role="list" className="summary-lines">
        {lines.map((line) => (
          <SummaryLine key={line.lineNo} line={line} station={station} isNotSent={notSent.has(line.lineNo)} />
        ))}
      </ul>
      {totalPaise !== undefined && (
        <p className="order-pay">
          {words.pays}: <OrderSum of={isFinal ? { totalPaise } : { totalPaise: estimateOfLines(lines), mostPaise }} />
        </p>
      )}
      {whyNot === 'nothing-to-pack' && <p>{words.nothingLeft}</p>}
      {order.status === 'Packed' && <p>{words.isPacked}</p>}
      <NotSent order={order.id} number={order.number} />
      <PackButton weighing={weighing} me={me} isReady={whyNot === undefined} />
      {(order.status === 'Packed' || whyNot === undefined) && (
        <p className="ways">
          <ButtonLink look="quiet" className="way" to={`/orders/${order.id}/slip`}>
            {words.slip}
          </ButtonLink>
          <ButtonLink look="quiet" className="way" to={`/orders/${order.id}/labels`}>
            {words.labels}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function PackButton({ weighing: { order }, me, isReady }: { weighing: Weighing; me: Me; isReady: boolean }) {
  const isOnItsWay = useOnItsWay(order.id)
  const packing = useUnderway(order.id)
  if (packing !== undefined) return <Sending underway={packing} />
  if (movesOf(order, me).next !== 'pack') return null
  return (
    <Button
      className="weigh-button needs-script"
      disabled={!isReady || isOnItsWay}
      onClick={() => moveOrder(order, 'pack')}
    >
      {words.pack} <span className="only-heard">{order.number}</span>
    </Button>
  )
}

function SummaryLine({ line, station, isNotSent }: { line: WeighedLine; station: Station; isNotSent: boolean }) {
  const { lineNo, title, size, state, grams, quantity, weighed, pricePaise } = line
  const ordered = grams * quantity
  return (
    <li data-state={state}>
      <Link className="summary-title" {...linkTo(station, lineNo)}>
        {title}
        {size !== '' && `, ${readableSize(size)}`}
      </Link>
      <span>{words.orderedGrams(grouped(ordered))}</span>
      <span>
        {state === 'weighed' && weighed !== undefined ? (
          <>
            <strong>{gramsInWords(weighed.grams)}</strong> {apartInWords(weighed.grams - ordered)}
          </>
        ) : (
          lineStateWords[state]
        )}{' '}
        {isNotSent && <NotSentMark />}
      </span>
      {pricePaise !== undefined && <strong className="summary-price">{readableShort(pricePaise)}</strong>}
    </li>
  )
}
