import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { useLine } from '#browser/line.ts'
import { CutPicture } from '#counter/look/cut-picture.tsx'
import { Icon } from '#counter/look/icon.tsx'
import { FishPicture } from '#counter/order/fish-picture.tsx'
import { slotSaidOf } from '#counter/order/slot-said.ts'
import { shopDay } from '#shop/moment.ts'
import type { BoardLine } from '#shop/orders/board.ts'
import { type CutList, type CutOrder, type CutRow, linesToCut } from '#shop/orders/cut-rows.ts'
import { days } from '#shop/time.ts'
import { wishesSaid } from '#shop/words/orders/wishes-said.ts'
import { labelOfCleaning } from '#shop/words/packs.ts'
import { readableKilos, readableSize, untilInShort } from '#words/formatters.ts'
import { listsWords } from '#words/lists.ts'
import { orderWishesWords } from '#words/order-wishes.ts'
import { cleaningLabels } from '#words/picked.ts'
import { signInWords } from '#words/staff.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import { tryOrderWords } from '#words/try-order.ts'
import { type FishNames, namesOf } from './fish-names.ts'
import './tick-box.css'
import './cut-list.css'

/** An order on the cut list, whoever reads it. */
export type ShownOrder = CutOrder & { readonly lines: readonly (BoardLine & { readonly productId: number })[] }

/** One thing to prepare. `leadsTo`: where it is weighed, left out where nobody may go there. */
export function CutRowShown<Order extends ShownOrder>({
  row,
  names,
  signs,
  orders,
  leadsTo,
  renderTick,
}: {
  row: CutRow<Order>
  names: FishNames
  signs: ReadonlyMap<string, string>
  orders: readonly Order[]
  leadsTo?: (order: Order) => string
  /** at its end, with the words for those who listen */
  renderTick: (label: string) => ReactNode
}) {
  const { lines, isDone, isGone, isLate, isOwn, grams, packs, size, isWholeFish } = row
  const [first] = lines
  if (first === undefined) return null
  const fish = namesOf(names, first.line.productId)
  const how = howSaid(first.line)
  const of = orders.find(({ id }) => id === first.order.id) ?? first.order
  return (
    <li className="cut-row" data-done={isDone || isGone || undefined}>
      <FishPicture productId={first.line.productId} size={124} />
      <div className="cut-what">
        <p className="cut-name">
          <b>{fish?.local ?? first.line.title}</b> {fish !== undefined && <span lang={fish.lang}>{fish.beside}</span>}{' '}
          {size !== '' && <span className="cut-size">{readableSize(size)}</span>}
        </p>
        <p className="cut-how">
          <CutPicture cut={first.line.cleaning} />
          <span>
            {how}
            {isWholeFish && <strong> {staffOrderWords.wholeFish}</strong>}
          </span>
        </p>
      </div>
      <Much to={leadsTo?.(first.order)}>
        <b>{listsWords.grams(grams)}</b>
        <span>
          {packs > 1 && <span>{listsWords.pieces(packs)} </span>}
          <u>{signs.get(first.order.id) ?? first.order.number}</u>
          {lines.length > 1 && <span> {listsWords.andOthers(lines.length - 1)}</span>}
        </span>
        {isLate && !isDone && !isGone && (
          <span className="cut-late">
            <Icon name="late" /> {listsWords.late}
          </span>
        )}
      </Much>
      {isGone ? (
        <p className="cut-gone">{stateOfGone(of, first.line.lineNo)}</p>
      ) : (
        renderTick(listsWords.cutOf(rowSaid(row, names)))
      )}
      {first.order.isTry === true && (
        <p className="cut-note">
          <Icon name="note" size={28} /> <b>{tryOrderWords.said}</b>
        </p>
      )}
      {/* also of what is done: without it all rows below would move up under the finger */}
      {isOwn &&
        wishesSaid(first.order, 'cut-list', orderWishesWords).map(({ name, said, isWritten }) => (
          <p key={name} className="cut-note">
            <Icon name="note" size={28} /> {isWritten ? <q>{said}</q> : <b>{said}</b>}
          </p>
        ))}
      {first.order.hasNote === true && (
        <p className="cut-note">
          <Icon name="note" size={28} /> <b>{signInWords.cutters.note}</b>
        </p>
      )}
    </li>
  )
}

/** 'Surmai, slices, 1,500 g': a row in a few words. */
export function rowSaid<Order extends ShownOrder>({ lines: [first], grams }: CutRow<Order>, names: FishNames): string {
  if (first === undefined) return ''
  const fish = namesOf(names, first.line.productId)?.local ?? first.line.title
  return `${fish}, ${howSaid(first.line)}, ${listsWords.grams(grams)}`
}

function Much({ to, children }: { to: string | undefined; children: ReactNode }) {
  return to === undefined ? (
    <div className="cut-much">{children}</div>
  ) : (
    <Link className="cut-much" to={to}>
      {children}
    </Link>
  )
}

/** What of the list is still to be cut. */
export const leftOf = <Row extends Pick<CutRow<ShownOrder>, 'isDone' | 'isGone'>>(
  rows: readonly Row[],
): readonly Row[] => rows.filter(({ isDone, isGone }) => !isDone && !isGone)

export function HowMuch({ left }: { left: readonly Pick<CutRow<ShownOrder>, 'grams' | 'lines'>[] }) {
  const counted = left.filter(({ lines: [first] }) => first?.order.isTry !== true)
  return <p>{listsWords.left(counted.length, readableKilos(counted.reduce((sum, { grams }) => sum + grams, 0)))}</p>
}

/** What there is to know while nobody can be asked. */
export function WithoutLine({ children }: { children: ReactNode }) {
  if (useLine() === 'online') return null
  return (
    <p className="cut-offline">
      <Icon name="offline" size={28} /> {children}
    </p>
  )
}

/** Where it went. */
function stateOfGone({ status, lines }: ShownOrder, lineNo: number): string {
  const line = lines.find((one) => one.lineNo === lineNo)
  if (status === 'Cutting' || status === 'Confirmed')
    return line === undefined || line.state === 'left-out' || line.state === 'replaced'
      ? listsWords.calledOff
      : listsWords.weighed
  return stateWords[status]
}

/** How the fish is cut; where nobody says it, what is made of it. */
const howSaid = ({ cleaning, title }: { readonly cleaning: string; readonly title: string }): string =>
  labelOfCleaning(cleaning, { cleaningLabels }) || title

/** What its customers can still change, folded, with the hour from which it is cut. */
export function Later<Order extends ShownOrder>({
  part: { name, from, orders },
  names,
  now,
}: {
  part: CutList<Order>['later'][number]
  names: FishNames
  now: number
}) {
  const [isOpen, setIsOpen] = useState(false)
  const lines = orders.flatMap(linesToCut)
  const grams = lines.reduce((sum, { line }) => sum + line.grams * line.quantity, 0)
  return (
    <details className="cut-later" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon name={isOpen ? 'up' : 'forward'} size={28} /> <b>{slotSaidOf(name, now)}</b>{' '}
        <span>{listsWords.ordersAndKilos(orders.length, readableKilos(grams))}</span>{' '}
        <span className="cut-from">
          <Icon name="lock" /> {listsWords.from(untilInShort(from, now))}
        </span>
      </summary>
      <p>{listsWords.notBefore(from, now)}</p>
      <ul role="list">
        {lines.map(({ mark, order, line }) => (
          <li key={mark}>
            <b>{namesOf(names, line.productId)?.local ?? line.title}</b>{' '}
            {line.size !== '' && <span>{readableSize(line.size)} </span>}
            <span>{howSaid(line)} </span>
            <b>{listsWords.grams(line.grams * line.quantity)}</b> <span>{order.number}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** What was folded away, for who ticked the wrong one. */
export function DoneRows({ count, renderRows }: { count: number; renderRows: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="cut-later" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary>
        <Icon name={isOpen ? 'up' : 'forward'} size={28} /> <b>{listsWords.fold(count)}</b>
      </summary>
      {isOpen && renderRows()}
    </details>
  )
}

/** That there is nothing, and when there will be. */
export function nothingSaid(later: CutList<ShownOrder>['later'], now: number): string {
  const [first] = later
  if (first === undefined) return listsWords.nothingToCut
  const same = later.filter(({ from }) => from === first.from).flatMap(({ orders }) => orders)
  const grams = same.flatMap(linesToCut).reduce((sum, { line }) => sum + line.grams * line.quantity, 0)
  const much = listsWords.ordersAndKilos(same.length, readableKilos(grams))
  const isTomorrow = same.every(({ slot }) => slot !== undefined && shopDay(slot.startsAt) === shopDay(now + days(1)))
  const when = untilInShort(first.from, now)
  return isTomorrow ? listsWords.nothingUntilTomorrow(when, much) : listsWords.nothingUntil(when, much)
}
