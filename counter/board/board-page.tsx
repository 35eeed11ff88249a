import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { Link, redirect } from 'react-router'
import { useInterval } from '#browser/use-timeout.ts'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { LiveNote } from '#counter/live/live-note.tsx'
import { keep, recall } from '#counter/live/stored.ts'
import { counterTimings } from '#counter/live/timings.ts'
import type { Topic } from '#counter/live/use-live.ts'
import { Dock } from '#counter/order/dock.tsx'
import { useAsPlaced } from '#counter/order/held-orders.ts'
import { isUnanswered } from '#counter/order/order-card.tsx'
import { SlotChoice, useSlotChoice } from '#counter/order/slot-choice.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { useKeep } from '#counter/outbox/snapshots.ts'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { weighPath } from '#counter/scan/order-path.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import type { BoardAlarmKind } from '#shop/alarms/alarms.ts'
import { boardOf, gramsOf, isOpen } from '#shop/orders/board.ts'
import { firstStatus } from '#shop/orders/order-status.ts'
import { slotNamed } from '#shop/slots/slot-names.ts'
import { may } from '#shop/staff/staff.ts'
import { kilosAsTyped } from '#shop/stock/kilos.ts'
import { version } from '#shop/version.ts'
import type { Attention as AttentionNow, BoardAlarm } from '#shop/wire/staff/attention.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { alarmWords, attentionWords } from '#words/alarms.ts'
import { counterWords } from '#words/counter.ts'
import { clockInWords } from '#words/formatters.ts'
import { boardWords } from '#words/lists.ts'
import { openingWords } from '#words/opening.ts'
import type { Route } from './+types/board-page'
import { BoardStates } from './board-states.tsx'
import { ring } from './ring.ts'
import './board.css'

/** As the page brought it, and as the shop has told since: at a change, and every minute. */
function useAttention(first: AttentionNow | undefined) {
  const [now, setNow] = useState(first)
  const { ask } = useAsk()
  async function refresh() {
    const answer = await ask((signal) => staffApi('attention', { signal }))
    if (answer?.ok) setNow(answer.body)
  }
  const isShown = first !== undefined
  useInterval(() => void refresh(), isShown ? counterTimings.attention : undefined)
  const topics: readonly Topic[] = isShown ? ['alarms', 'slots', 'opening'] : []
  return { attention: now, beside: { topics, refresh: () => void refresh() } }
}

/** Those that are shown at once; the others are one line. */
const mostShown = 3

/** What needs somebody, in plain words: what is wrong, and what to do about it. */
function Attention({ of: { alarms, isOpen, now } }: { of: AttentionNow }) {
  const rows = alarms.map((alarm) => <Alarm key={keyOf(alarm)} alarm={alarm} now={now} />)
  return (
    <section className="attention" aria-label={attentionWords.title} role="status">
      {!isOpen && (
        <p className="trouble">
          {openingWords.closed} <Link to="/opening">{openingWords.toOpening}</Link>
        </p>
      )}
      {rows.length > 0 && (
        <>
          <h2>{attentionWords.title}</h2>
          <ul role="list">{rows.slice(0, mostShown)}</ul>
          {rows.length > mostShown && (
            <details className="fold">
              <summary>{attentionWords.more(rows.length - mostShown)}</summary>
              <ul role="list">{rows.slice(mostShown)}</ul>
            </details>
          )}
        </>
      )}
    </section>
  )
}

function Alarm({ alarm, now }: { alarm: BoardAlarm; now: number }) {
  const { what, cure } = alarmWords[alarm.kind]
  const { kind, about, since } = alarm
  const way = wayOf(kind, about)
  return (
    <li>
      <p>
        <strong>{what({ ...alarm, about: kind === 'slot-filling' ? slotSaidOf(about, now) : about })}</strong>{' '}
        {since !== undefined && <span className="muted">{attentionWords.since(clockInWords(since))}</span>}
      </p>
      <p>
        {cure} {way && <Link to={way.to}>{way.words}</Link>}
      </p>
    </li>
  )
}

/** The page on which it is mended. */
function wayOf(kind: BoardAlarmKind, about: string): { readonly to: string; readonly words: string } | undefined {
  if (kind === 'pin-barred') return { to: '/people', words: attentionWords.toPeople }
  if (kind !== 'slot-filling') return undefined
  const day = slotNamed(about)?.day
  return { to: day === undefined ? '/slots' : `/slots/${day}`, words: attentionWords.toSlots }
}

const keyOf = ({ kind, about }: BoardAlarm): string => `${kind} ${about}`

/** How full the next slots are, and which version this is. */
function ShopFacts({ of }: { of: AttentionNow | undefined }) {
  return (
    <>
      {of !== undefined && of.slots.length > 0 && (
        <section aria-label={attentionWords.places}>
          <p className="muted">{attentionWords.places}</p>
          <ul role="list" className="next-slots">
            {of.slots.map(({ name, taken, capacity }) => (
              <li key={name}>{attentionWords.inSlot(slotSaidOf(name, of.now), taken, capacity)}</li>
            ))}
          </ul>
          <Link to="/slots">{attentionWords.toSlots}</Link>
        </section>
      )}
      <p className="small muted">{counterWords.version(version)}</p>
    </>
  )
}

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  if (!may(me.role, 'see-board')) throw redirect('/round')
  const [board, attention] = await Promise.all([
    ask(args, 'board'),
    may(me.role, 'see-attention') ? ask(args, 'attention') : undefined,
  ])
  return { me, board, attention }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    const kept = await withMe('board', staffCalls.board.gives)
    if (kept !== undefined && !may(kept.me.role, 'see-board')) throw redirect('/round')
    return kept && { me: kept.me, board: kept.data, attention: undefined }
  })

export const meta = () => [{ title: boardWords.title }]

export default function BoardPage({ loaderData: { me, board, attention } }: Route.ComponentProps) {
  return <Board me={me} first={board} needs={attention} />
}

function Board({ me, first, needs }: { me: Me; first: StaffGives<'board'>; needs: AttentionNow | undefined }) {
  const { attention, beside } = useAttention(needs)
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(first, (since, signal) => staffApi('board', { body: { since: String(since) }, signal }), { beside })
  useKeep('board', told, { riders: first.riders, billGaps: first.billGaps })
  useKeepAhead(told.orders, me)
  const orders = useSlotChoice(all)
  const board = boardOf(orders, now)
  const placed = boardOf(useAsPlaced(orders), now)
  const open = orders.filter(({ status }) => isOpen(status))
  const grams = open.reduce((sum, order) => sum + gramsOf(order), 0)
  return (
    <>
      <div className="screen-head">
        <h1>{boardWords.title}</h1>
        <p>{boardWords.open(open.length, kilosAsTyped(grams))}</p>
        <LiveNote following={following} told={told.now} />
      </div>
      <Bell orders={all} />
      {attention && <Attention of={attention} />}
      <Unanswered orders={all} now={now} />
      <BillGaps gaps={first.billGaps} />
      <FindOrder me={me} orders={all} />
      <SlotChoice orders={all.filter(({ status }) => isOpen(status))} now={now} />
      <BoardStates board={board} placed={placed} orders={orders} now={now} me={me} riders={first.riders} />
      <div className="screen-tools">
        <SoundSetting />
      </div>
      <ShopFacts of={attention} />
      <Dock orders={all} now={now} />
    </>
  )
}

/** After a restore: which numbers no bill will carry, so that nobody looks for them. */
function BillGaps({ gaps }: { gaps: StaffGives<'board'>['billGaps'] }) {
  return gaps?.map(({ from, to }) => (
    <p key={from} className="trouble">
      {boardWords.billGap(from, to)}
    </p>
  ))
}

/** A question about a weight that nobody has answered in time holds the order up: whoever sees the board calls. */
function Unanswered({ orders, now }: { orders: readonly StaffOrder[]; now: number }) {
  const waiting = orders.filter((order) => isUnanswered(order, now))
  return (
    <div role="status">
      {waiting.length > 0 && (
        <p className="trouble">
          {boardWords.unanswered(waiting.length)}{' '}
          {waiting.map((order) => (
            <Link key={order.id} to={weighPath(order)}>
              {order.number}{' '}
            </Link>
          ))}
        </p>
      )}
    </div>
  )
}

/** Whether new orders are heard: a setting of the device, and of every board that is open on it. */
const useSound = (): boolean => useSyncExternalStore(listen, isOn, () => true)

function turnSound(on: boolean): void {
  keep('counter-sound', on ? 'on' : 'off')
  for (const listener of listeners) listener()
}

const isOn = (): boolean => recall('counter-sound') !== 'off'

const listeners = new Set<() => void>()

function listen(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Rings for orders that are new since somebody touched the page, and also shows it, for people who hear nothing. */
function Bell({ orders }: { orders: readonly StaffOrder[] }) {
  const [known, setKnown] = useState(() => new Set(orders.map(({ id }) => id)))
  const sound = useSound()
  const fresh = orders.filter(({ id, status }) => status === firstStatus && !known.has(id)).length
  const touched = useEffectEvent(() => {
    if (fresh > 0) setKnown(new Set(orders.map(({ id }) => id)))
  })
  useEffect(() => {
    const touch = () => touched()
    for (const sign of signs) addEventListener(sign, touch)
    return () => {
      for (const sign of signs) removeEventListener(sign, touch)
    }
  }, [])
  const rings = fresh > 0 && sound
  useEffect(() => {
    if (rings) ring()
  }, [rings])
  useInterval(ring, rings ? counterTimings.ring : undefined)
  return (
    <div role="status" className="bell">
      {fresh > 0 && (
        <div className="bell-sign">
          <p>{boardWords.newOrders(fresh)}</p>
          <p className="small muted">{boardWords.newSeen}</p>
        </div>
      )}
    </div>
  )
}

/** On or off for this device. */
function SoundSetting() {
  const sound = useSound()
  return (
    <Button look="quiet" className="needs-script" aria-pressed={sound} onClick={() => turnSound(!sound)}>
      {sound ? boardWords.soundOn : boardWords.soundOff}
    </Button>
  )
}

const signs = ['pointerdown', 'keydown'] as const
