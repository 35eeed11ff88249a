import { useEffect, useEffectEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { type FishNames, fishNamesKept } from '#counter/lists/fish-names.ts'
import { fromCutList } from '#counter/lists/from-cut-list.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { counterTimings } from '#counter/live/timings.ts'
import { Icon } from '#counter/look/icon.tsx'
import { placeName } from '#counter/order/in-words.ts'
import { comesSaid } from '#counter/order/slot-said.ts'
import { TryMark } from '#counter/order/try-mark.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { onOrderNews } from '#counter/outbox/news.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { Unsettled } from '#counter/outbox/unsettled.tsx'
import { useLinesWithWaiting } from '#counter/outbox/waiting.ts'
import { usePrints } from '#counter/printers/use-prints.ts'
import { scaleStore } from '#counter/scale/scale-store.ts'
import { useLabels } from '#counter/scale/use-labels.ts'
import { type Scale, useScale } from '#counter/scale/use-scale.ts'
import { findPath, orderPath, weighPath } from '#counter/scan/order-path.ts'
import { isField, useScanner } from '#counter/scan/use-scanner.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { numbered } from '#shop/orders/board.ts'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import { parseOrderNumber } from '#shop/orders/order-number.ts'
import { may } from '#shop/staff/staff.ts'
import { parseBatchCode } from '#shop/stock/batch-code.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { lineBatchWords } from '#words/batches.ts'
import { scaleWords } from '#words/scale.ts'
import { weighingScreenWords as words } from '#words/weighing.ts'
import type { Route } from './+types/weigh-page'
import { signAt } from './in-words.ts'
import { type ShotsByName, shotsOf } from './line-shots.ts'
import { LineStation } from './line-station.tsx'
import { NotHere, Packing, type Way } from './packing.tsx'
import { Steps } from './steps.tsx'
import { labelPath, proofOf } from './tools.tsx'
import { type Place, type Station, useStation } from './use-station.ts'
import './weighing.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  const [weighing, { fish: names }] = await Promise.all([
    ask(args, 'weighing', { params: { id: args.params.id } }),
    ask(args, 'fishNames'),
  ])
  return { me, weighing, shots: shotsOf(weighing), names, ...wantedIn(args.url) }
}

export const clientLoader = ({ serverLoader, params, url }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe(`weighing/${params.id}`, staffCalls.weighing.gives)
    const { fish: names } = (await snapshotOf('fish-names', fishNamesKept)) ?? { fish: [] }
    return kept && { me: kept.me, weighing: kept.data, shots: {}, names, ...wantedIn(url) }
  })

const wantedIn = ({ searchParams }: URL): { wanted: Place; isFromCutList: boolean } => {
  const line = searchParams.get('line')
  return { wanted: line === 'summary' ? line : Number(line), isFromCutList: searchParams.get('from') === 'cut' }
}

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: words.title(loaderData?.weighing.order.number ?? '') },
]

export default function WeighPage({
  loaderData: { me, weighing, shots, names, wanted, isFromCutList },
}: Route.ComponentProps) {
  const way = wayFrom(isFromCutList || !may(me.role, 'see-board'))
  return (
    <Weigh key={weighing.order.id} me={me} first={weighing} shots={shots} names={names} wanted={wanted} way={way} />
  )
}

/** Weighing ends where it began, however many orders it goes on for. */
const wayFrom = (isCutList: boolean): Way =>
  isCutList
    ? { back: '/cut', backSaid: words.toCutList, to: fromCutList }
    : { back: '/', backSaid: words.toBoard, to: weighPath }

/** An order at the scale: one line at a time, then all of it to be packed. */
function Weigh({
  me,
  first,
  wanted,
  shots,
  names,
  way,
}: {
  me: Me
  first: Weighing
  wanted: Place
  shots: ShotsByName
  names: FishNames
  way: Way
}) {
  const weighing = useWeighing(first)
  const { order, lines, clock: now } = weighing
  const scale = useScale()
  const station = useStation(weighing, { me, wanted, scale })
  const prints = usePrints(order.id)
  const scan = useScanned(weighing, me, station)
  useScanner(scan)
  useShortcuts(weighing, station, way)
  const line = lines.find(({ lineNo }) => lineNo === station.place)
  const isOpen = weighableStatuses.includes(order.status)
  return (
    <div className="weighing">
      <Who weighing={weighing} scale={scale} way={way} />
      <noscript>
        <p className="weighing-needs">{words.needsScript}</p>
      </noscript>
      <Steps weighing={weighing} station={station} shots={shots} names={names} />
      {!isOpen && <NotHere weighing={weighing} me={me} now={now} way={way} />}
      {isOpen && line !== undefined && (
        <LineStation
          key={line.lineNo}
          weighing={weighing}
          line={line}
          me={me}
          now={now}
          station={station}
          scale={scale}
          prints={prints}
          shots={shots}
          onScan={scan}
        />
      )}
      {isOpen && line === undefined && <Packing weighing={weighing} me={me} now={now} station={station} way={way} />}
      <div className="over-page">
        {line === undefined && station.wrong !== undefined && (
          <p role="alert" className="over-page-says">
            <Icon name="late" />
            {station.wrong}
          </p>
        )}
        <Unsettled />
      </div>
    </div>
  )
}

/** Whose order this is, when it is due, and what stands at this tablet. */
function Who({ weighing, scale, way }: { weighing: Live; scale: Scale; way: Way }) {
  const { order, clock, following } = weighing
  const due = comesSaid(order, clock)
  return (
    <div className="scale-who">
      <Link className="who-back" to={way.back}>
        <Icon name="back" />
        <span className="only-heard">{way.backSaid}</span>
      </Link>
      <h1 aria-label={words.title(order.number)}>{signAt(weighing, order)}</h1>
      {order.isTry === true ? <TryMark /> : <span className="who-area">{placeName(order.area)}</span>}
      {due !== undefined && (
        <span className="who-due">
          <Icon name="clock" size={18} />
          {due}
        </span>
      )}
      <LiveNote following={following} told={weighing.now} />
      <AtThisTablet scale={scale} />
      <ButtonLink look="quiet" className="who-order" to={`/orders/${order.id}`}>
        {words.toOrder}
      </ButtonLink>
    </div>
  )
}

/** Whether a scale is here. Where none is, weights are typed, and nothing asks for more. */
function AtThisTablet({ scale: { state, connect } }: { scale: Scale }) {
  if (state === 'off')
    return (
      <Button look="quiet" className="who-scale needs-script" onClick={() => void connect()}>
        <Icon name="scale" />
        {scaleWords.connect}
      </Button>
    )
  return (
    <p className="who-scale" role="status">
      <Icon name="scale" />
      {state === 'on' ? words.scaleHere : state === 'connecting' ? scaleWords.states.connecting : words.noScale}
    </p>
  )
}

type Live = ReturnType<typeof useWeighing>

/** Up and down lead from line to line, P to the label of what was weighed, N to the order that waits next. */
function useShortcuts(weighing: Weighing, station: Station, way: Way) {
  const navigate = useNavigate()
  const act = useEffectEvent((key: string): boolean => {
    const { order, lines, waiting } = weighing
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      const place = lines.findIndex(({ lineNo }) => lineNo === station.place)
      const to = lines[key === 'ArrowDown' ? place + 1 : (place === -1 ? lines.length : place) - 1]
      if (to === undefined) return false
      station.go(to.lineNo)
      return true
    }
    const proof = proofOf(
      weighing,
      lines.find(({ lineNo }) => lineNo === station.place),
      station,
    )
    const to = key === 'p' ? proof && labelPath(proof) : waiting[0] && order.status === 'Packed' && way.to(waiting[0])
    if (!to) return false
    void navigate(to)
    return true
  })
  useEffect(() => {
    let later: ReturnType<typeof setTimeout> | undefined
    function press(event: KeyboardEvent) {
      // a scanner types letters too, but never one alone
      clearTimeout(later)
      const { key, target, ctrlKey, metaKey, altKey } = event
      const isElsewhere = isField(target) && !(target instanceof HTMLElement && target.id === 'weight')
      if (ctrlKey || metaKey || altKey || isElsewhere || document.querySelector(':modal') !== null) return
      if (key === 'ArrowDown' || key === 'ArrowUp') {
        if (act(key)) event.preventDefault()
      } else if (/^[pn]$/i.test(key) && !(target instanceof HTMLInputElement && target.value !== ''))
        later = setTimeout(() => act(key.toLowerCase()), counterTimings.scannerKey)
    }
    addEventListener('keydown', press)
    return () => {
      clearTimeout(later)
      removeEventListener('keydown', press)
    }
  }, [])
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

  async function open(scanned: string) {
    if (numbered([order], scanned) !== undefined) return
    if (may(me.role, 'find-orders')) return navigate(findPath(scanned))
    const answer = await staffApi('board')
    const found = answer.ok ? numbered(answer.body.orders, scanned) : undefined
    if (found === undefined) station.setWrong(words.scanUnknown(scanned))
    else await navigate(orderPath(found, me))
  }

  function weighLabel(scanned: string) {
    const label = labelOf(scanned)
    if ('refused' in label) return station.setWrong(scaleWords.labelRefusals[label.refused])
    const { productId, grams, raw } = label.weighed
    const open = lines.filter((line) => line.productId === productId && line.state === 'to-weigh')
    const line = open.find(({ lineNo }) => lineNo === station.place) ?? open.find((one) => !station.isUnderway(one))
    if (line === undefined) return station.setWrong(words.labelOfNoLine)
    station.go(line.lineNo)
    station.take(line, { grams, tareGrams: 0, source: 'label', raw }, { isOther: true })
  }

  function chooseBatch(code: string) {
    const line = lines.find(({ lineNo }) => lineNo === station.place)
    if (line === undefined) return station.setWrong(lineBatchWords.noLine)
    station.chooseBatch(line, code)
    station.setNote(lineBatchWords.scanned(code))
  }

  function scan(scanned: string) {
    station.setWrong(undefined)
    const batch = parseBatchCode(scanned)
    if (batch !== undefined) chooseBatch(batch)
    else if (parseOrderNumber(scanned) !== undefined) void open(scanned)
    else weighLabel(scanned)
  }

  return scan
}
