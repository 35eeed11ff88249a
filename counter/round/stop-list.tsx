import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { Link } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { doCommand, takeBack } from '#counter/outbox/press.ts'
import { outboxNow, useOutbox } from '#counter/outbox/queue.ts'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { Button, ButtonLink } from '#kit/button.tsx'
import { readableShort } from '#shop/money.ts'
import { inTurn, isOut, movedStop, nextOf, nextStop, type Stop } from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { roundWords } from '#words/round.ts'
import { type RoundShown, RoundView } from './foot.tsx'
import { areaName, placeIn, stopPath, sumLeft } from './stops.ts'

/** All stops, a line each, to be put in the order in which they are driven to. */
export function StopList({
  me,
  orders,
  stops,
  told,
}: Pick<RoundShown, 'stops' | 'told'> & { me: Pick<Me, 'id' | 'role'>; orders: readonly StaffOrder[] }) {
  const [moving, setMoving] = useState<string>()
  const [said, setSaid] = useState('')
  const next = nextStop(stops)
  const nextOrder = next && nextOf(next)
  const left = stops.filter(({ isDone }) => !isDone)
  const movingAt = left.findIndex(({ key }) => key === moving)
  const turns = inTurn(stops)
  const isBefore = turns.every(isOut)
  const sum = sumLeft(stops)

  function put(key: string, to: number) {
    const stop = left.find((one) => one.key === key)
    const at = Math.min(Math.max(0, to), left.length - 1)
    const order = stop && nextOf(stop)
    if (stop === undefined || order === undefined || left[at] === stop) return
    sortRound(order, movedStop(stops, key, at))
    setSaid(roundWords.movedTo(nameOf(stop), stops.length - left.length + at + 1, stops.length))
  }
  const { rows, drag } = useDragging(put)

  return (
    <RoundView
      title={isBefore || nextOrder === undefined ? roundWords.title : placeIn(stops, nextOrder)}
      stops={stops}
      told={told}
      acts={
        movingAt >= 0 ? (
          <>
            <div className="round-two round-steps">
              <Button look="quiet" disabled={movingAt === 0} onClick={() => put(moving ?? '', movingAt - 1)}>
                <Icon name="up" /> {roundWords.up}
              </Button>
              <Button
                look="quiet"
                disabled={movingAt === left.length - 1}
                onClick={() => put(moving ?? '', movingAt + 1)}
              >
                <span className="turned">
                  <Icon name="up" />
                </span>{' '}
                {roundWords.down}
              </Button>
            </div>
            <Button className="round-go" onClick={() => setMoving(undefined)}>
              {roundWords.moved}
            </Button>
          </>
        ) : (
          nextOrder !== undefined && (
            <div className="round-start">
              {left.length > 1 && (
                <Button look="quiet" onClick={() => sortRound(nextOrder, [])}>
                  <Icon name="swap" /> {roundWords.byTime}
                </Button>
              )}
              <ButtonLink className="round-go" to={stopPath(nextOrder)}>
                {isBefore ? roundWords.start : roundWords.toOrder(turns.indexOf(nextOrder) + 1)}
              </ButtonLink>
            </div>
          )
        )
      }
    >
      <h1 className="only-heard">{roundWords.title}</h1>
      {isBefore && sum !== undefined && (
        <p className="round-sum">
          <strong>{readableShort(sum)}</strong>
          <span>{roundWords.toCollect}</span>
          <span>{roundWords.forOrders(turns.filter(({ isTry }) => isTry !== true).length)}</span>
        </p>
      )}
      <ol role="list" className="stops" ref={rows} aria-label={roundWords.sorted}>
        {stops.map((stop) => (
          <StopRow
            key={stop.key}
            stop={stop}
            nr={turns.findIndex((order) => stop.orders.includes(order) && isOut(order)) + 1}
            isNext={stop === next && !isBefore}
            grip={
              !stop.isDone &&
              left.length > 1 && (
                <button
                  type="button"
                  className="grip needs-script"
                  aria-pressed={stop.key === moving}
                  aria-label={roundWords.move(nameOf(stop))}
                  title={roundWords.moveHow}
                  {...drag(stop.key, left.indexOf(stop))}
                  onClick={({ currentTarget }) => {
                    if (currentTarget.dataset['dragged'] !== undefined) return
                    setMoving(stop.key === moving ? undefined : stop.key)
                  }}
                >
                  <Icon name="drag" />
                </button>
              )
            }
          />
        ))}
      </ol>
      <p className="only-heard" role="status">
        {said}
      </p>
      <FindOrder me={me} orders={orders} />
    </RoundView>
  )
}

/** 'Parel, AAAA-0002': three stops of one round may be in Parel. */
const nameOf = ({ orders }: Stop<StaffOrder>): string =>
  [...orders.slice(0, 1).map(areaName), ...orders.map(({ number }) => number)].join(', ')

/** A stop on one line: which orders of the round, where, who, and what is still to collect there. */
function StopRow({ stop, nr, isNext, grip }: { stop: Stop<StaffOrder>; nr: number; isNext: boolean; grip: ReactNode }) {
  const { orders, isDone } = stop
  const order = nextOf(stop) ?? orders[0]
  if (order === undefined) return null
  const names = [...new Set(orders.map(({ buyer }) => buyer?.name ?? ''))].join(', ')
  const left = orders.filter(isOut)
  const sum = sumLeft([stop])
  const back = orders.filter(({ status }) => status === 'Not delivered').length
  const delivered = orders.length - left.length - back
  return (
    <li data-done={isDone || undefined} data-left={!isDone || undefined} aria-current={isNext ? 'step' : undefined}>
      <Link to={stopPath(order)}>
        <span className="stop-nr" data-back={(isDone && back > 0) || undefined}>
          {isDone && <Icon name={back > 0 ? 'pack' : 'check'} size={20} />}
          {!isDone && (left.length > 1 ? `${nr}-${nr + left.length - 1}` : nr)}
        </span>
        <span className="stop-place">
          <strong>{areaName(order)}</strong>
          <span>
            {names}
            {left.length > 1 && `, ${roundWords.orders(left.length)}`}
            {orders.length > 1 && delivered > 0 && `, ${delivered} ${roundWords.delivered}`}
            {orders.length > 1 && back > 0 && `, ${back} ${roundWords.back}`}{' '}
            <span className="only-heard">{orders.map(({ number }) => number).join(', ')}</span>
          </span>
        </span>
        {sum !== undefined && <span className="stop-row-sum">{readableShort(sum)}</span>}
      </Link>
      {grip}
    </li>
  )
}

/** How the stops are put: as somebody has just put them here, or as the shop knows them. */
export function useSorted(stops: readonly string[]): readonly string[] {
  const { queue } = useOutbox()
  const put = queue.findLast(isSorting)?.body['stops']
  return Array.isArray(put) ? put.map(String) : stops
}

const isSorting = ({ kind, state }: ReturnType<typeof outboxNow>['queue'][number]): boolean =>
  kind === 'sortRound' && state !== 'look'

/** Each time all of it: what has not left this phone is put anew. */
function sortRound(order: StaffOrder, stops: readonly string[]): void {
  const before = outboxNow().queue.findLast(isSorting)
  if (before !== undefined) takeBack(before)
  doCommand({
    order,
    kind: 'sortRound',
    turn: 'round',
    body: { stops },
    name: roundWords.move(areaName(order)),
    typedAs: '',
  })
}

/** A finger drags a stop to another place, or the arrows move it; the list makes room while it is on its way. */
function useDragging(put: (key: string, to: number) => void) {
  const rows = useRef<HTMLOListElement>(null)
  const held = useRef<{ from: number; to: number; y: number; at: readonly DOMRect[] }>(undefined)

  const left = () => [...(rows.current?.querySelectorAll<HTMLElement>('[data-left]') ?? [])]

  function show(by: number) {
    const { from, to, at } = held.current ?? { from: 0, to: 0, at: [] }
    const height = at[from]?.height ?? 0
    for (const [place, row] of left().entries()) {
      const makesRoom = place > from && place <= to ? -height : place < from && place >= to ? height : 0
      row.style.translate = place === from ? `0 ${by}px` : `0 ${makesRoom}px`
      row.toggleAttribute('data-held', place === from)
    }
  }

  function letGo() {
    held.current = undefined
    for (const row of left()) {
      row.style.translate = ''
      row.removeAttribute('data-held')
    }
  }

  const drag = (key: string, place: number) => ({
    onPointerDown: ({ currentTarget, pointerId, clientY, button }: PointerEvent<HTMLElement>) => {
      if (button !== 0) return
      delete currentTarget.dataset['dragged']
      currentTarget.setPointerCapture(pointerId)
      held.current = { from: place, to: place, y: clientY, at: left().map((row) => row.getBoundingClientRect()) }
    },
    onPointerMove: ({ currentTarget, clientY }: PointerEvent<HTMLElement>) => {
      const drags = held.current
      if (drags === undefined) return
      const by = clientY - drags.y
      if (currentTarget.dataset['dragged'] === undefined && Math.abs(by) < leastDrag) return
      currentTarget.dataset['dragged'] = ''
      const own = drags.at[drags.from]
      const middle = own === undefined ? 0 : own.top + own.height / 2 + by
      drags.to = drags.at.filter((row, at) => at !== drags.from && row.top + row.height / 2 < middle).length
      show(by)
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      const to = held.current?.to
      letGo()
      if (to !== undefined && currentTarget.dataset['dragged'] !== undefined) put(key, to)
    },
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (step === undefined) return
      event.preventDefault()
      put(key, place + step)
    },
  })
  return { rows, drag }
}

/** The keys that move a stop, and by how much. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** A finger that only taps moves by less. */
const leastDrag = 6
