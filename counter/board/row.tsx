import { memo, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { Link } from 'react-router'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { Icon, type IconName } from '#counter/look/icon.tsx'
import { FishPicture } from '#counter/order/fish-picture.tsx'
import { placeName } from '#counter/order/in-words.ts'
import { LineInShort } from '#counter/order/line-in-short.tsx'
import { moveOrder, type Rider, undoMove } from '#counter/order/move-order.ts'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { type Underway, useNotSent, useNotSentSaid } from '#counter/outbox/waiting.ts'
import { isToWeigh, weighPath } from '#counter/scan/order-path.ts'
import { Button, ButtonLink, type Look } from '#kit/button.tsx'
import { grouped } from '#shop/digits.ts'
import { readableShort } from '#shop/money.ts'
import { boardTabs, movesOf, type TabName } from '#shop/orders/board.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { type Move, waitsUntil } from '#shop/orders/moves.ts'
import { cutsFrom } from '#shop/orders/order-open.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { kindTold } from '#shop/words/messages/move-messages.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import { boardWords } from '#words/board.ts'
import { outboxWords } from '#words/counter.ts'
import { readableWeight, untilInShort } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { reasonNames } from '#words/reasons.ts'
import { moveWords, staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { tryOrderWords } from '#words/try-order.ts'
import { waitShort } from './wait-short.ts'

/** Which order, and in which list it stands; none where it was found. */
export interface RowAt {
  readonly order: string
  readonly column: TabName | undefined
}

/** The row that something on the page belongs to. */
export function rowAt(target: EventTarget | null): RowAt | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('.order-row') : null
  const order = row?.dataset['order']
  const name = row?.closest<HTMLElement>('[data-column]')?.dataset['column']
  return order === undefined ? undefined : { order, column: boardTabs.find((tab) => tab === name) }
}

export interface RowProps {
  readonly order: StaffOrder
  /** '9G04', or all of the number where that is not enough */
  readonly sign: string
  readonly hour: string
  /** 'late', '24 min late'; undefined: it is not */
  readonly late: string | undefined
  /** 'from 9 pm': nothing is done with it before */
  readonly waits: string | undefined
  readonly me: Pick<Me, 'id' | 'role'>
  /** who takes it out where nobody else is chosen */
  readonly rider: Rider | undefined
  /** 'back 11:37 am' of a rider who has left */
  readonly back: string | undefined
  /** whether it is chosen; undefined where nothing can be */
  readonly isChosen: boolean | undefined
  readonly column: TabName | undefined
  readonly onChoose: (at: RowAt) => void
  /** somebody wants to see it */
  readonly isWanted: boolean
  readonly onSeen: (none: undefined) => void
  /** it has gone on, and stands where it stood for a moment */
  readonly done: ReactNode
}

/** One order, always as high as all others: who, when, what, how much, and what is done with it next. The rest is behind it. */
export const Row = memo(function Row({
  order,
  sign,
  hour,
  late,
  waits,
  me,
  rider,
  back,
  isChosen,
  column,
  onChoose,
  isWanted,
  onSeen,
  done,
}: RowProps) {
  const { id, number, area, buyer, totalPaise, isTry } = order
  const row = useRef<HTMLLIElement>(null)
  const show = useEffectEvent(() => {
    row.current?.scrollIntoView({ block: 'center' })
    row.current?.querySelector<HTMLElement>('.order-act')?.focus()
    onSeen(undefined)
  })
  useEffect(() => {
    if (isWanted) show()
  }, [isWanted])
  return (
    <li
      ref={row}
      className="order-row"
      data-order={id}
      data-late={late !== undefined || undefined}
      data-done={done !== undefined || undefined}
    >
      {isChosen !== undefined && (
        <label className="order-choose">
          <input type="checkbox" checked={isChosen} onChange={() => onChoose({ order: id, column })} />
          <span className="only-heard">{boardWords.chooseOne(number)}</span>
        </label>
      )}
      <div className="order-open">
        <h3 className="order-no" data-long={sign.length > 4 || undefined}>
          <Link
            to={`/orders/${id}`}
            aria-label={number}
            tabIndex={done === undefined ? undefined : -1}
            // a finger that stays on it chooses it
            draggable={false}
          >
            {sign}
          </Link>
        </h3>
        <span className="order-hour">{hour}</span>
        <p className="order-who">
          {buyer !== undefined && <b>{buyer.name}</b>} {isTry === true ? tryOrderWords.said : placeName(area)}
        </p>
        <Marks order={order} late={late} />
        <Fish order={order} />
        {totalPaise !== undefined && <span className="order-sum">{readableShort(totalPaise)}</span>}
      </div>
      {done ?? (isChosen === undefined && <RowAct order={order} me={me} rider={rider} back={back} waits={waits} />)}
    </li>
  )
})

/**
 * As many fish as have room are seen whole, and how many more there are; all are heard. What has no room goes to the next line,
 * which is hidden, and shows the number behind the last that is seen.
 */
function Fish({ order: { lines } }: { order: StaffOrder }) {
  return (
    <ul role="list" className="order-fish" data-more={lines.length > 3 ? `+${lines.length - 3}` : undefined}>
      {lines.map((line, at) => (
        <li
          key={line.lineNo}
          data-gone={!isLive(line) || undefined}
          data-left={at < lines.length - 1 ? `+${lines.length - 1 - at}` : undefined}
        >
          <FishPicture productId={line.productId} size={40} />
          <span aria-hidden>
            {line.weighedGrams === undefined
              ? readableWeight(wholeGrams(line.grams * line.quantity))
              : boardWords.grams(grouped(line.weighedGrams))}
          </span>
          <span className="only-heard">
            <LineInShort line={line} />
          </span>
        </li>
      ))}
    </ul>
  )
}

/** What somebody should know before they touch it, as an icon with its words; in little room the icon alone. */
function Marks({ order, late }: { order: StaffOrder; late: string | undefined }) {
  const { status, rider, lines, isTry } = order
  const waits = (['declined', 'asked'] as const).find((state) => lines.some((line) => line.state === state))
  return (
    <p className="order-marks">
      {isTry === true && <Mark icon="note" words={tryOrderWords.mark} />}
      {late !== undefined && <Mark icon="late" is="late" words={late} />}
      {waits !== undefined && <Mark icon="clock" is="amber" words={staffOrderWords.waits[waits]} />}
      {status === 'Not delivered' && <Mark icon="home" is="amber" words={notDeliveredBecause(order)} />}
      <UnsentMark order={order.id} />
      {wishesSaid(order, 'pack-list', orderWishesWords).map(({ name, said }) => (
        <Mark key={name} icon="note" is="amber" words={said} />
      ))}
      {status === 'Out for delivery' && rider !== undefined && <Mark icon="bike" words={rider.name} />}
    </p>
  )
}

/** Why nobody has it: as the rider said, or that it came back. */
export const notDeliveredBecause = ({ status, last: { reason } }: Pick<StaffOrder, 'status' | 'last'>): string =>
  reason === '' ? stateWords[status] : reasonSaid(reason, { reasonNames })

const Mark = ({ icon, is, words }: { icon: IconName; is?: 'late' | 'amber'; words: string }) => (
  <span className="mark" data-is={is} title={words}>
    <Icon name={icon} size={18} /> <span>{words}</span>
  </span>
)

/** It shows as it will be, and the shop does not know of it yet. */
function UnsentMark({ order }: { order: string }) {
  const waiting = useNotSentSaid(order)
  return waiting === '' ? null : <Mark icon="offline" is="amber" words={`${outboxWords.notSentYet} ${waiting}`} />
}

/** From when on the next thing is done with an order, in words; undefined: at once. */
export function waitsSaid(order: StaffOrder, me: Pick<Me, 'id' | 'role'>, now: number): string | undefined {
  // most wait for nothing, and that is soon known
  if (cutsFrom(order, now) === undefined) return undefined
  const { next } = movesOf(order, me)
  const from = next && waitsUntil(next, order, now)
  return from === undefined ? undefined : listsWords.from(untilInShort(from, now))
}

/** The one next thing that this person does with an order. */
export function RowAct({
  order,
  me,
  rider,
  back,
  waits,
  look = 'soft',
}: {
  order: StaffOrder
  me: Pick<Me, 'id' | 'role'>
  rider: Rider | undefined
  back: string | undefined
  waits: string | undefined
  look?: Look
}) {
  const { number } = order
  const heard = <span className="only-heard">{number}</span>
  if (isToWeigh(order, me))
    return (
      <ButtonLink look={look} className="order-act" to={weighPath(order)}>
        {staffOrderWords.weigh} {heard}
      </ButtonLink>
    )
  const { next } = movesOf(order, me)
  if (next === undefined) return <span className="order-act" />
  if (waits !== undefined) return <span className="order-act order-waits">{waits}</span>
  if (next === 'send-out')
    return rider === undefined ? (
      <ButtonLink look={look} className="order-act" to={`/orders/${order.id}`}>
        {moveWords[next]} {heard}
      </ButtonLink>
    ) : (
      <Button look={look} className="order-act needs-script" onClick={() => moveOrder(order, next, { rider })}>
        <span>
          {boardWords.toRider(rider.name)}
          {back !== undefined && <small className="rider-back">{back}</small>}
        </span>{' '}
        {heard}
      </Button>
    )
  return (
    <Button look={look} className="order-act needs-script" onClick={() => moveOrder(order, next)}>
      {moveWords[next]} {heard}
    </Button>
  )
}

/** What became of an order that was here: it lies over its row, so that nothing moves, with its Undo at the other end. */
export function DoneRow({
  order,
  sign,
  now,
  underway,
}: {
  order: StaffOrder
  sign: string
  now: number
  underway: Underway | undefined
}) {
  const { id, number, last, undoUntil = 0 } = order
  const isWaiting = useNotSent()(id).length > 0
  const canUndo = underway === undefined && !isWaiting && undoUntil > now
  return (
    <div className="order-done" role="status">
      {canUndo ? (
        <Button look="quiet" className="needs-script" onClick={() => undoMove(order)}>
          <Icon name="undo" /> {staffOrderWords.undone} <span className="only-heard">{number}</span>
        </Button>
      ) : (
        <span />
      )}
      <p>
        <strong>{sign}</strong> {underway?.state === 'sending' && staffOrderWords.sending}
        {underway?.state === 'waiting' && staffOrderWords.waiting}
        {underway === undefined && !isWaiting && lastDone(last)}
        {canUndo && order.isTry !== true && kindTold(last.move as Move) !== undefined && (
          <span className="muted">{boardWords.tellsIn(waitShort(undoUntil - now))}</span>
        )}
      </p>
      <NotSent order={id} number={number} />
      <span className="order-tick">{underway === undefined && !isWaiting && <Icon name="check" size={30} />}</span>
    </div>
  )
}
