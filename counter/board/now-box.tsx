import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '#counter/look/icon.tsx'
import { useIsHeld } from '#counter/order/held-orders.ts'
import { placeName } from '#counter/order/in-words.ts'
import type { Rider } from '#counter/order/move-order.ts'
import type { QueuedCommand } from '#counter/outbox/kept.ts'
import { LookCard } from '#counter/outbox/look-card.tsx'
import { useOutbox } from '#counter/outbox/queue.ts'
import { useUnderway } from '#counter/outbox/waiting.ts'
import { weighPath } from '#counter/scan/order-path.ts'
import { Button, ButtonLink, type Look } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { dialled } from '#shop/accounts/accounts.ts'
import { asksNewTime } from '#shop/orders/lateness.ts'
import type { NowLine } from '#shop/orders/now.ts'
import { may } from '#shop/staff/staff.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { boardWords } from '#words/board.ts'
import { clockInWords } from '#words/formatters.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { NewTime } from './new-time.tsx'
import { DoneRow, notDeliveredBecause, RowAct, waitsSaid } from './row.tsx'
import { passedShort } from './wait-short.ts'

/** So many lines stand on the board; a phone has room for two. */
const most = 3
const mostOnPhone = 2

interface Shown {
  readonly key: string
  readonly is: 'late' | 'amber'
  readonly icon: IconName
  readonly what: string
  /** opens all about it */
  readonly who: (what: ReactNode) => ReactNode
  readonly act: (look: Look) => ReactNode
}

/**
 * What harms if it waits, one line each. A box that was there stays as high as it was while this page is open: only the next visit
 * moves the lists up.
 */
export function NowBox({
  lines,
  orders,
  signs,
  hours,
  me,
  rider,
  back,
  now,
  isQuiet,
  more,
}: {
  lines: readonly NowLine<StaffOrder>[]
  /** all that is known: what was done here a moment ago is no line any more */
  orders: readonly StaffOrder[]
  signs: ReadonlyMap<string, string>
  hours: (order: StaffOrder) => string
  me: Me
  rider: Rider | undefined
  back: string | undefined
  now: number
  /** another button is the strong one */
  isQuiet: boolean
  /** what else is wrong, after all orders */
  more: readonly Shown[]
}) {
  const { queue, fresh } = useOutbox()
  const [all, setAll] = useState(false)
  const [timing, setTiming] = useState<string>()
  const [looking, setLooking] = useState<string>()
  const ofOrder = (line: NowLine<StaffOrder>) =>
    orderLine(line, { signs, hours, me, rider, back, now, onTime: setTiming })
  const looks = queue.filter(({ state }) => state === 'look')
  const waiting = queue.filter(({ state, key }) => state !== 'look' && !fresh.has(key)).length
  const shown = [
    ...lines.map(ofOrder),
    ...looks.map((command) => lookLine(command, setLooking)),
    ...(waiting > 0 ? [waitingLine(waiting)] : []),
    ...more,
  ]
  const [height, setHeight] = useState(0)
  const rows = Math.min(most, shown.length)
  if (rows > height) setHeight(rows)
  const timed = lines.find(({ order }) => order.id === timing)?.order
  const looked = looks.find(({ key }) => key === looking)
  const line = (one: Shown, place: number, isAlone = false) => (
    <li key={one.key} data-is={one.is}>
      {one.who(
        <span className="now-what">
          <Icon name={one.icon} /> <b>{one.what}</b>
        </span>,
      )}
      {!isAlone && place === mostOnPhone - 1 && shown.length > mostOnPhone && (
        <More count={shown.length - mostOnPhone} className="on-phone" onMore={() => setAll(true)} />
      )}
      {!isAlone && place === most - 1 && shown.length > most && (
        <More count={shown.length - most} className="not-on-phone" onMore={() => setAll(true)} />
      )}
      {one.act(place === 0 && !isQuiet ? 'strong' : 'quiet')}
    </li>
  )
  return (
    <>
      {height > 0 && (
        <section className="now" aria-labelledby="now" data-rows={height}>
          <h2 id="now">{boardWords.now}</h2>
          <ul role="list">{shown.slice(0, most).map((one, place) => line(one, place))}</ul>
        </section>
      )}
      {all && (
        <Dialog head={boardWords.now} className="dialog now-dialog" onClose={() => setAll(false)}>
          <AllLines shown={shown} draw={(one) => line(one, most, true)} orders={orders} signs={signs} now={now} />
          <Button look="quiet" onClick={() => setAll(false)}>
            {boardWords.close}
          </Button>
        </Dialog>
      )}
      {timed !== undefined && <NewTime order={timed} now={now} onClose={() => setTiming(undefined)} />}
      {looked !== undefined && (
        <Dialog
          head={`${staffOrderWords.needsLook}: ${looked.number}`}
          className="dialog"
          onClose={() => setLooking(undefined)}
        >
          <LookCard command={looked} hasHead={false} />
          <Button look="quiet" onClick={() => setLooking(undefined)}>
            {boardWords.close}
          </Button>
        </Dialog>
      )}
    </>
  )
}

/**
 * All lines, in the places in which they stood as the dialog opened: what is done here says so, with its Undo, until it is closed.
 */
function AllLines({
  shown,
  draw,
  orders,
  signs,
  now,
}: {
  shown: readonly Shown[]
  draw: (one: Shown) => ReactNode
  orders: readonly StaffOrder[]
  signs: ReadonlyMap<string, string>
  now: number
}) {
  const [known, setKnown] = useState(() => shown.map(({ key }) => key))
  const fresh = shown.filter(({ key }) => !known.includes(key))
  if (fresh.length > 0) setKnown([...known, ...fresh.map(({ key }) => key)])
  return (
    <ul role="list" className="now-all">
      {known.map((key) => {
        const one = shown.find((line) => line.key === key)
        const order = orders.find(({ id }) => id === key)
        if (order === undefined) return one && draw(one)
        return <LineOrDone key={key} order={order} line={one && draw(one)} sign={signs.get(key) ?? key} now={now} />
      })}
    </ul>
  )
}

/** What was done with an order a moment ago covers its line, also where there is something more to do with it. */
function LineOrDone({ order, line, sign, now }: { order: StaffOrder; line: ReactNode; sign: string; now: number }) {
  const underway = useUnderway(order.id)
  const isHeld = useIsHeld(order.id)
  if (line !== undefined && underway === undefined && !isHeld) return line
  return (
    <li className="now-done">
      <DoneRow order={order} sign={sign} now={now} underway={underway} />
    </li>
  )
}

const More = ({ count, className, onMore }: { count: number; className: string; onMore: () => void }) => (
  <Button look="plain" className={`now-more needs-script ${className}`} onClick={onMore}>
    {boardWords.more(count)}
  </Button>
)

/** An order, why it stands here, and the one thing to do about it. Touching it asks for a new time where none is given yet. */
function orderLine(
  { kind, order, wait }: NowLine<StaffOrder>,
  {
    signs,
    hours,
    me,
    rider,
    back,
    now,
    onTime,
  }: {
    signs: ReadonlyMap<string, string>
    hours: (order: StaffOrder) => string
    me: Me
    rider: Rider | undefined
    back: string | undefined
    now: number
    onTime: (id: string) => void
  },
): Shown {
  const { id, number, buyer, area, expected, status } = order
  const isTimed = kind === 'late' || kind === 'behind'
  const mayTime = isTimed && may(me.role, 'change-slots')
  const facts = [
    hours(order),
    kind === 'unanswered' && boardWords.askedAgo(passedShort(wait)),
    kind === 'not-delivered' && order.rider?.name,
    kind === 'late' && stateWords[status].toLocaleLowerCase(),
  ].filter(Boolean)
  const time = mayTime && (
    <span className="now-time">
      {expected === undefined || asksNewTime(order, now)
        ? boardWords.askTime
        : boardWords.comesAt(clockInWords(expected.at))}
    </span>
  )
  const who = (
    <span className="now-who">
      <strong>
        <span aria-hidden>{signs.get(id)}</span>
        <span className="only-heard">{number}</span>
      </strong>{' '}
      <span className="now-name">{[buyer?.name, placeName(area)].filter(Boolean).join(', ')}</span>{' '}
      <span className="muted">{facts.join(', ')}</span> {time}
    </span>
  )
  return {
    key: id,
    is: kind === 'late' || kind === 'unanswered' ? 'late' : 'amber',
    icon: iconOf[kind],
    what: whatOf({ kind, order, wait }, now),
    who: (what) =>
      mayTime ? (
        <button type="button" className="now-open needs-script" aria-haspopup="dialog" onClick={() => onTime(id)}>
          {what} {who}
        </button>
      ) : (
        <Link className="now-open" to={`/orders/${id}`}>
          {what} {who}
        </Link>
      ),
    act: (look) => nowAct(order, { kind, look, me, rider, back, waits: waitsSaid(order, me, now) }),
  }
}

const iconOf = {
  late: 'late',
  behind: 'clock',
  unanswered: 'clock',
  asked: 'clock',
  declined: 'clock',
  'not-delivered': 'home',
} as const satisfies Record<NowLine<StaffOrder>['kind'], IconName>

function whatOf({ kind, order, wait }: NowLine<StaffOrder>, now: number): string {
  if (kind === 'late') return wait === 0 ? boardWords.willBeLate : boardWords.lateBy(passedShort(wait))
  if (kind === 'behind') return notBySaid(order.status, clockInWords(now - wait))
  if (kind === 'asked') return boardWords.asked(passedShort(wait))
  if (kind === 'declined') return staffOrderWords.waits.declined
  return kind === 'unanswered' ? boardWords.unanswered : notDeliveredBecause(order)
}

/** 'Not packed by 8:00 am': a step that should have been made. What is not open is behind nothing. */
const notBySaid = (status: StaffOrder['status'], clock: string): string =>
  status in boardWords.notBy ? boardWords.notBy[status as keyof typeof boardWords.notBy](clock) : ''

function nowAct(
  order: StaffOrder,
  {
    kind,
    look,
    ...of
  }: {
    kind: NowLine<StaffOrder>['kind']
    look: Look
    me: Me
    rider: Rider | undefined
    back: string | undefined
    waits: string | undefined
  },
): ReactNode {
  const { number, buyer, lines } = order
  const heard = <span className="only-heard">{number}</span>
  const isAsked = lines.some(({ state }) => state === 'asked' || state === 'declined')
  if (kind === 'asked' || kind === 'unanswered' || isAsked)
    return (
      <ButtonLink look={look} className="order-act" to={weighPath(order)}>
        {boardWords.decide} {heard}
      </ButtonLink>
    )
  if (kind === 'not-delivered' && buyer !== undefined)
    return (
      <a className="button order-act" data-look={look} href={`tel:${dialled(buyer.phone)}`}>
        {boardWords.call} {heard}
      </a>
    )
  return <RowAct order={order} look={look} {...of} />
}

/** Something that the shop did not take: nobody else can decide what becomes of it. */
const lookLine = (command: QueuedCommand, onLook: (key: string) => void): Shown => ({
  key: command.key,
  is: 'late',
  icon: 'late',
  what: staffOrderWords.needsLook,
  who: (what) => (
    <button type="button" className="now-open" aria-haspopup="dialog" onClick={() => onLook(command.key)}>
      {what}{' '}
      <span className="now-who">
        <strong>{command.number}</strong> <span className="now-name">{command.name}</span>
      </span>
    </button>
  ),
  act: (look) => (
    <Button look={look} className="order-act" onClick={() => onLook(command.key)}>
      {boardWords.look} <span className="only-heard">{command.number}</span>
    </Button>
  ),
})

/** A line that is about no order: it leads to the page on which it is mended. */
export const lineTo = (
  to: string,
  { said, ...line }: Pick<Shown, 'key' | 'icon' | 'what'> & { said: string },
): Shown => ({
  ...line,
  is: 'amber',
  who: (what) => (
    <Link className="now-open" to={to}>
      {what}{' '}
      <span className="now-who">
        <span className="now-name">{said}</span>
      </span>
    </Link>
  ),
  act: (look) => (
    <ButtonLink look={look} className="order-act" to={to}>
      {boardWords.look}
    </ButtonLink>
  ),
})

const waitingLine = (count: number) =>
  lineTo('/waiting', { key: 'waiting', icon: 'offline', what: boardWords.notSent, said: boardWords.notSentHow(count) })

export type { Shown as NowShown }
