import { type MouseEvent, type PointerEvent, type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
import { moveOrder, type Rider } from '#counter/order/move-order.ts'
import { useUnderwayOf } from '#counter/outbox/waiting.ts'
import { useHeld } from '#counter/press/held-places.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { type Board, boardTabs, type Layout, layoutOf, steady, type TabName, tabNamed } from '#shop/orders/board.ts'
import { isLate, overdueBy } from '#shop/orders/lateness.ts'
import { may } from '#shop/staff/staff.ts'
import { milliseconds } from '#shop/time.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { boardWords } from '#words/board.ts'
import { counterWords } from '#words/counter.ts'
import { readableKilos, untilInShort } from '#words/formatters.ts'
import { DoneRow, Row, type RowAt, rowAt, waitsSaid } from './row.tsx'
import { passedShort } from './wait-short.ts'

interface OfRows {
  readonly signs: ReadonlyMap<string, string>
  readonly hours: (order: StaffOrder) => string
  readonly me: Me
  readonly rider: Rider | undefined
  readonly back: string | undefined
  readonly now: number
}

/** The orders by what is done with them next: one list at a time, or all four side by side where there is room. */
export function BoardLists({
  board,
  placed,
  orders,
  filter,
  tab,
  onTab,
  chosen,
  onChoose,
  onChosen,
  wanted,
  onSeen,
  ...of
}: OfRows & {
  board: Board<StaffOrder>
  /** by which the rows are laid out: what was moved here a moment ago still stands where it stood */
  placed: Board<StaffOrder>
  orders: readonly StaffOrder[]
  /** which delivery time is chosen */
  filter: string | undefined
  tab: TabName
  onTab: (tab: TabName) => void
  chosen: ReadonlySet<string> | undefined
  onChoose: (at: RowAt) => void
  /** all of these, of the list that is open or of another */
  onChosen: (ids: readonly string[], of: TabName) => void
  /** which order somebody wants to see */
  wanted: string | undefined
  onSeen: (none: undefined) => void
}) {
  const { isTouched, touches } = useTouched()
  const layout = useSteady(layoutOf(placed), filter, isTouched)
  const byId = new Map(orders.map((order) => [order.id, order]))
  const rowsOf = (name: TabName) => layout[name].flatMap((id) => byId.get(id) ?? [])
  // What still stands in its old place stands nowhere else: two rows of one order would be read as two.
  const standing = new Set(boardTabs.flatMap((name) => layout[name]))
  const folded = (of: readonly StaffOrder[]) => of.filter(({ id }) => !standing.has(id))
  const count = (name: TabName) => board.tabs.find((one) => one.name === name)?.orders.length ?? 0
  /** what is of a list, and folded below it as nothing is done with it yet */
  const laterIn = (name: TabName) =>
    board.tabs.find((one) => one.name === name)?.later.reduce((sum, { orders: of }) => sum + of.length, 0) ?? 0
  const press = useLongPress(onChoose, ({ column }) => column !== undefined && mayForAll(column, of.me))

  const actOf = (name: TabName): ReactNode => {
    const here = board.tabs.find((one) => one.name === name)?.orders ?? []
    if (name === 'cut' && here.length > 0)
      return (
        <ButtonLink look="quiet" to="/cut">
          {counterWords.cut}
        </ButtonLink>
      )
    const isChoosing = chosen !== undefined && name === tab
    if (here.length === 0 || !mayForAll(name, of.me)) return null
    if (isChoosing)
      return (
        <Button
          look="quiet"
          onClick={() =>
            onChosen(
              here.map(({ id }) => id),
              name,
            )
          }
        >
          {boardWords.chooseAll}
        </Button>
      )
    if (name === 'new')
      return (
        <Button
          look="quiet"
          className="needs-script"
          // one that comes while a finger is on its way is none of those
          data-about={`${here.length} ${Math.max(...here.map(({ placedAt }) => placedAt))}`}
          onClick={() => {
            for (const order of here) moveOrder(order, 'confirm')
          }}
        >
          {boardWords.confirmAll(here.length)}
        </Button>
      )
    return (
      <Button look="quiet" className="needs-script" onClick={() => onChosen([], name)}>
        {boardWords.choose}
      </Button>
    )
  }

  return (
    <>
      <div className="states">
        <div className="tabs" role="tablist" aria-label={boardWords.states}>
          {boardTabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              aria-selected={name === tab}
              aria-controls={`column-${name}`}
              aria-label={[
                `${count(name)} ${boardWords.tabs[name]}`,
                laterIn(name) > 0 && boardWords.andLater(laterIn(name)),
              ]
                .filter(Boolean)
                .join(', ')}
              onClick={() => onTab(name)}
            >
              <strong>{count(name)}</strong> <span className="tab-name">{boardWords.tabs[name]}</span>
              <span className="tab-short">{boardWords.shortTabs[name]}</span>
              {laterIn(name) > 0 && <span className="tab-later"> {boardWords.andLater(laterIn(name))}</span>}
            </button>
          ))}
        </div>
        <div className="states-act">{actOf(tab)}</div>
      </div>
      <div className="columns" {...touches} {...press}>
        {board.tabs.map(({ name, grams, later }) => (
          <section
            key={name}
            id={`column-${name}`}
            className="column"
            data-column={name}
            data-current={name === tab || undefined}
            aria-labelledby={`head-${name}`}
          >
            <header>
              <h2 id={`head-${name}`}>
                <strong>{count(name)}</strong> {boardWords.tabs[name]}
                {laterIn(name) > 0 && <span className="tab-later"> {boardWords.andLater(laterIn(name))}</span>}
              </h2>
              <span className="muted">{readableKilos(grams)}</span>
              {actOf(name)}
            </header>
            <div className="column-list">
              <Rows
                orders={rowsOf(name)}
                name={name}
                chosen={name === tab ? chosen : undefined}
                onChoose={onChoose}
                wanted={wanted}
                onSeen={onSeen}
                {...of}
              />
              {rowsOf(name).length === 0 && <Empty name={name} orders={orders} now={of.now} />}
              <div className="list-act">{actOf(name)}</div>
              {later.map(({ from, orders: all }) => (
                <Fold
                  key={from}
                  orders={folded(all)}
                  head={(waiting) => boardWords.later(waiting, untilInShort(from, of.now))}
                  name={name}
                  {...of}
                />
              ))}
              {name === 'out' && <Fold orders={folded(board.ended)} head={boardWords.ended} name={name} {...of} />}
            </div>
          </section>
        ))}
      </div>
    </>
  )
}

/** Whether several orders of a list are chosen, to do one thing with all of them. */
export const mayForAll = (name: TabName, { role }: Me): boolean =>
  (name === 'new' && may(role, 'confirm-orders')) || (name === 'packed' && may(role, 'send-orders-out'))

/** What was found, wherever it stands on the board. */
export function FoundList({ orders, ...of }: OfRows & { orders: readonly StaffOrder[] }) {
  return (
    <div className="column-list">
      <Rows orders={orders} {...of} />
    </div>
  )
}

/** What can wait is folded, and drawn once somebody wants to see it. */
function Fold({
  orders,
  head,
  ...of
}: OfRows & { orders: readonly StaffOrder[]; name: TabName; head: (count: number) => string }) {
  const [isOpen, setOpen] = useState(false)
  if (orders.length === 0) return null
  return (
    <details className="fold" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{head(orders.length)}</summary>
      {isOpen && <Rows orders={orders} isOnlyRead {...of} />}
    </details>
  )
}

/** Nothing to do here, and when there is again: as far as the orders that are known tell it. */
function Empty({ name, orders, now }: { name: TabName; orders: readonly StaffOrder[]; now: number }) {
  const closings = orders.flatMap(({ changeUntil }) =>
    changeUntil !== undefined && changeUntil > now ? changeUntil : [],
  )
  return (
    <p className="board-none">
      {boardWords.empty[name]}
      {name === 'new' && closings.length > 0 && ` ${boardWords.nextClose(untilInShort(Math.min(...closings), now))}`}
    </p>
  )
}

/** So many rows of a list are drawn at once; the others follow, so many at a time, as soon as the browser has time. */
const atOnce = 12
const atATime = 24

interface RowsProps extends OfRows {
  readonly orders: readonly StaffOrder[]
  /** the list they stand in: what is not of it any more has gone on */
  readonly name?: TabName
  readonly isOnlyRead?: boolean
  readonly chosen?: ReadonlySet<string> | undefined
  readonly onChoose?: (at: RowAt) => void
  readonly wanted?: string | undefined
  readonly onSeen?: (none: undefined) => void
}

function Rows({ orders, ...of }: RowsProps) {
  const [drawn, setDrawn] = useState(atOnce)
  // with room for what comes: no row that stands is taken out for it
  const next = Math.min(drawn + atATime, orders.length + atOnce)
  useEffect(() => {
    if (next > drawn || next < drawn - atATime) startTransition(() => setDrawn(next))
  }, [drawn, next])
  return (
    <ul role="list" className="orders">
      <RowsOf orders={drawn < orders.length ? orders.slice(0, drawn) : orders} {...of} />
    </ul>
  )
}

function RowsOf({
  orders,
  name,
  isOnlyRead = false,
  chosen,
  onChoose = nothing,
  wanted,
  onSeen = nothing,
  ...of
}: RowsProps) {
  const { signs, hours, me, rider, back, now } = of
  const underwayOf = useUnderwayOf()
  return orders.map((order) => {
    const isElsewhere = name !== undefined && !isOnlyRead && tabNamed(order.status) !== name
    const underway = isOnlyRead ? undefined : underwayOf(order.id)
    const sign = signs.get(order.id) ?? order.number
    return (
      <Row
        key={order.id}
        order={order}
        sign={sign}
        hour={hours(order)}
        late={isLate(order, now) ? lateSaid(overdueBy(order, now)) : undefined}
        waits={waitsSaid(order, me, now)}
        me={me}
        rider={rider}
        back={back}
        column={name}
        isWanted={order.id === wanted}
        onSeen={onSeen}
        isChosen={chosen === undefined || isElsewhere ? undefined : chosen.has(order.id)}
        onChoose={onChoose}
        done={
          // on its way, or gone on
          isElsewhere || underway !== undefined ? (
            <DoneRow order={order} sign={sign} now={now} underway={underway} />
          ) : undefined
        }
      />
    )
  })
}

const nothing = () => undefined

const lateSaid = (wait: number): string => (wait === 0 ? boardWords.willBeLate : boardWords.lateBy(passedShort(wait)))

/** While something was done here a moment ago, or a finger is on the lists, no row moves. */
function useSteady(wanted: Layout, filter: string | undefined, isTouched: boolean): Layout {
  const isBusy = useHeld().size > 0 || isTouched
  const [shown, setShown] = useState({ layout: wanted, filter })
  const layout = isBusy && shown.filter === filter ? steady(shown.layout, wanted) : wanted
  if (shown.filter !== filter || !isSame(layout, shown.layout)) setShown({ layout, filter })
  return layout
}

const isSame = (one: Layout, other: Layout): boolean =>
  boardTabs.every(
    (name) => one[name].length === other[name].length && one[name].every((id, at) => id === other[name][at]),
  )

function useTouched() {
  const [isTouched, setTouched] = useState(false)
  useEffect(() => {
    if (!isTouched) return undefined
    const end = () => setTouched(false)
    for (const kind of ends) addEventListener(kind, end)
    return () => {
      for (const kind of ends) removeEventListener(kind, end)
    }
  }, [isTouched])
  return { isTouched, touches: { onPointerDown: () => setTouched(true) } }
}

const ends = ['pointerup', 'pointercancel', 'blur'] as const

const longPress = milliseconds(500)

/** A finger that stays on a row chooses it, where it can be, and does nothing else: no menu of the browser, and no link is followed. */
function useLongPress(onChoose: (at: RowAt) => void, mayChoose: (at: RowAt) => boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const finger = useRef({ isHere: false, hasChosen: false })
  const end = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return {
    onPointerDownCapture: ({ target, pointerType }: PointerEvent) => {
      end()
      finger.current = { isHere: pointerType !== 'mouse', hasChosen: false }
      const at = rowAt(target)
      if (at === undefined || pointerType === 'mouse' || !mayChoose(at)) return
      timer.current = setTimeout(() => {
        finger.current.hasChosen = true
        onChoose(at)
      }, longPress)
    },
    onPointerMove: ({ movementX, movementY }: PointerEvent) => Math.abs(movementX) + Math.abs(movementY) > 2 && end(),
    onPointerUp: end,
    onPointerCancel: end,
    onContextMenu: (event: MouseEvent) => {
      if (finger.current.isHere && rowAt(event.target) !== undefined) event.preventDefault()
    },
    onClickCapture: (event: MouseEvent) => {
      if (event.detail === 0 || !finger.current.hasChosen) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
