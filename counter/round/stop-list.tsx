import { type ReactNode, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { Icon } from '#counter/look/icon.tsx'
import { FindOrder } from '#counter/scan/find-order.tsx'
import { ScanByCamera } from '#counter/scan/scan-by-camera.tsx'
import { useScanner } from '#counter/scan/use-scanner.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { Dialog } from '#kit/dialog.tsx'
import { readableShort } from '#shop/money.ts'
import { numbered } from '#shop/orders/board.ts'
import {
  inTurn,
  isLocked,
  isOut,
  movedStop,
  nextOf,
  nextStop,
  ordersOf,
  type Stop,
  stopsByTime,
} from '#shop/orders/round.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { roundWords } from '#words/round.ts'
import { useDragging } from './dragging.ts'
import { type RoundShown, RoundView } from './foot.tsx'
import type { Packs } from './packs.ts'
import { sortRound } from './sorting.ts'
import { areaName, placeIn, stopPath, sumLeft } from './stops.ts'

interface Listed extends Pick<RoundShown, 'stops' | 'signs' | 'told'> {
  readonly me: Pick<Me, 'id' | 'role'>
  readonly orders: readonly StaffOrder[]
  readonly locked: readonly string[]
  readonly packs: Packs
}

/** All stops, a line each, to be put in the order in which they are driven to. */
export function StopList({ me, orders, stops, signs, told, locked, packs }: Listed) {
  const [moving, setMoving] = useState<string>()
  const [said, setSaid] = useState('')
  const next = nextStop(stops)
  const nextOrder = next && nextOf(next)
  const left = stops.filter(({ isDone }) => !isDone)
  const movingAt = left.findIndex(({ key }) => key === moving)
  const chosen = left[movingAt]
  const turns = inTurn(stops)
  const isBefore = turns.every(isOut)
  const sum = sumLeft(stops)
  const placeOf = (sorted: readonly Stop<StaffOrder>[], key: string) =>
    stops.length - left.length + sorted.findIndex((stop) => stop.key === key) + 1

  function put(key: string, to: number) {
    const stop = left.find((one) => one.key === key)
    const order = stop && nextOf(stop)
    const sorted = movedStop(stops, { key, to }, locked)
    if (stop === undefined || order === undefined || isAsIs(sorted, left)) return
    sortRound(order, { stops: ordersOf(sorted), locked })
    setSaid(roundWords.movedTo(nameOf(stop), placeOf(sorted, key), stops.length))
  }
  const isStuck = (to: number) => moving === undefined || isAsIs(movedStop(stops, { key: moving, to }, locked), left)
  const arranged = (key: string, to: number) =>
    movedStop(stops, { key, to }, locked).map((stop) => left.findIndex((one) => one.key === stop.key))
  const { rows, drag } = useDragging(put, arranged)

  /** All that is still to be handed over there keeps its place, or none of it. */
  function lock(stop: Stop<StaffOrder>) {
    const order = nextOf(stop)
    if (order === undefined) return
    const here = stop.orders.map(({ id }) => id)
    const others = locked.filter((id) => !here.includes(id))
    const wasLocked = isLocked(stop, locked)
    sortRound(order, { stops: ordersOf(left), locked: wasLocked ? others : [...others, ...here] })
    setSaid(
      wasLocked ? roundWords.isUnlocked(nameOf(stop)) : roundWords.isLocked(nameOf(stop), placeOf(left, stop.key)),
    )
  }

  function byTime() {
    if (nextOrder === undefined) return
    const sorted = left.some((stop) => isLocked(stop, locked)) ? ordersOf(stopsByTime(stops, locked)) : []
    sortRound(nextOrder, { stops: sorted, locked: sorted.length === 0 ? [] : locked })
  }
  const sortAgain = left.length > 1 && (
    <Button look="quiet" className="needs-script" onClick={byTime}>
      <Icon name="swap" /> {roundWords.byTime}
    </Button>
  )

  return (
    <RoundView
      title={isBefore || nextOrder === undefined ? roundWords.title : placeIn(stops, nextOrder)}
      stops={stops}
      told={told}
      acts={
        chosen === undefined ? (
          nextOrder !== undefined && (
            <div className="round-start">
              {isBefore && <Leaving to={nextOrder} orders={turns} signs={signs} packs={packs} />}
              {!isBefore && sortAgain}
              {!isBefore && (
                <ButtonLink className="round-go" to={stopPath(nextOrder)}>
                  {roundWords.toOrder(turns.indexOf(nextOrder) + 1)}
                </ButtonLink>
              )}
            </div>
          )
        ) : (
          <>
            <div className="round-two round-steps">
              <Button look="quiet" disabled={isStuck(movingAt - 1)} onClick={() => put(chosen.key, movingAt - 1)}>
                <Icon name="up" /> {roundWords.up}
              </Button>
              <Button look="quiet" disabled={isStuck(movingAt + 1)} onClick={() => put(chosen.key, movingAt + 1)}>
                <span className="turned">
                  <Icon name="up" />
                </span>{' '}
                {roundWords.down}
              </Button>
            </div>
            <div className="round-two">
              <Button look="quiet" onClick={() => lock(chosen)}>
                <Icon name="lock" /> {isLocked(chosen, locked) ? roundWords.unlock : roundWords.lock}
              </Button>
              <Button className="round-go" onClick={() => setMoving(undefined)}>
                {roundWords.moved}
              </Button>
            </div>
          </>
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
            isLocked={isLocked(stop, locked)}
            scanned={isBefore ? packs.scanned : []}
            grip={
              !stop.isDone &&
              left.length > 1 && (
                <button
                  type="button"
                  className="grip needs-script"
                  aria-pressed={stop.key === moving}
                  aria-label={(isLocked(stop, locked) ? roundWords.moveLocked : roundWords.move)(nameOf(stop))}
                  title={roundWords.moveHow}
                  {...(isLocked(stop, locked) ? { 'data-locked': '' } : drag(stop.key, left.indexOf(stop)))}
                  onClick={({ currentTarget }) => {
                    if (currentTarget.dataset['dragged'] !== undefined) return
                    setMoving(stop.key === moving ? undefined : stop.key)
                  }}
                >
                  <Icon name={isLocked(stop, locked) ? 'lock' : 'drag'} />
                </button>
              )
            }
          />
        ))}
      </ol>
      {left.some((stop) => isLocked(stop, locked)) && (
        <p className="round-locked">
          <Icon name="lock" /> {roundWords.lockedHow}
        </p>
      )}
      <p className="only-heard" role="status">
        {said}
      </p>
      {isBefore && sortAgain}
      {!isBefore && <FindOrder me={me} orders={orders} />}
    </RoundView>
  )
}

const isAsIs = (sorted: readonly Stop<StaffOrder>[], left: readonly Stop<StaffOrder>[]): boolean =>
  sorted.every((stop, place) => stop === left[place])

/** Before the start: whose packs are here, by a scanner anywhere on the page or by the camera; then the first stop. */
function Leaving({ to, orders, signs, packs }: Pick<Listed, 'orders' | 'signs' | 'packs'> & { to: StaffOrder }) {
  const [found, setFound] = useState<{ words: string; isWrong?: true }>()
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const missing = orders.filter(({ id }) => !packs.scanned.includes(id))
  const scanned = orders.length - missing.length
  const short = (order: StaffOrder) => signs.get(order.id) ?? order.number

  function scan(label: string) {
    const order = numbered(orders, label)
    if (order === undefined) return setFound({ words: roundWords.packElsewhere(label), isWrong: true })
    if (packs.scanned.includes(order.id)) return setFound({ words: roundWords.packAgain(short(order)) })
    packs.scan(order.id)
    setFound({ words: roundWords.packIs(short(order), areaName(order)) })
  }
  useScanner(scan)

  const start = roundWords.start
  return (
    <>
      <p className="pack-said" role="status" data-wrong={found?.isWrong}>
        {found?.words}
      </p>
      <ScanByCamera
        many={{ words: roundWords.packsOf(scanned, orders.length), said: found?.words ?? '' }}
        onScan={scan}
      />
      {missing.length === 0 || packs.isAsked ? (
        <ButtonLink className="round-go" to={stopPath(to)}>
          {start}
        </ButtonLink>
      ) : (
        <Button className="round-go" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          {start}
        </Button>
      )}
      {isAsking && (
        <Dialog alert head={roundWords.packsMissing(missing.length)} onClose={() => setAsking(false)}>
          <ul role="list" className="packs-missing">
            {missing.map((order) => (
              <li key={order.id}>
                <strong>{short(order)}</strong> {[areaName(order), order.buyer?.name].filter(Boolean).join(', ')}
              </li>
            ))}
          </ul>
          <div className="round-two">
            <Button look="quiet" onClick={() => setAsking(false)}>
              {roundWords.scanFirst}
            </Button>
            <Button
              onClick={() => {
                packs.ask()
                void navigate(stopPath(to))
              }}
            >
              {roundWords.startWithout}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}

/** 'Parel, AAAA-0002': three stops of one round may be in Parel. */
const nameOf = ({ orders }: Stop<StaffOrder>): string =>
  [...orders.slice(0, 1).map(areaName), ...orders.map(({ number }) => number)].join(', ')

/** A stop on one line: which orders of the round, where, who, and what is still to collect there. */
function StopRow({
  stop,
  nr,
  isNext,
  isLocked: isFixed,
  scanned,
  grip,
}: {
  stop: Stop<StaffOrder>
  nr: number
  isNext: boolean
  isLocked: boolean
  scanned: readonly string[]
  grip: ReactNode
}) {
  const { orders, isDone } = stop
  const order = nextOf(stop) ?? orders[0]
  if (order === undefined) return null
  const names = [...new Set(orders.map(({ buyer }) => buyer?.name ?? ''))].join(', ')
  const left = orders.filter(isOut)
  const sum = sumLeft([stop])
  const back = orders.filter(({ status }) => status === 'Not delivered').length
  const delivered = orders.length - left.length - back
  const here = left.filter(({ id }) => scanned.includes(id)).length
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
            {orders.length > 1 && back > 0 && `, ${back} ${roundWords.back}`}
            {isFixed && `, ${roundWords.locked}`}
            {here > 0 && (
              <span className="pack-here">
                , <Icon name="check" size={18} />{' '}
                {here === left.length ? roundWords.scanned : roundWords.packsScanned(here, left.length)}
              </span>
            )}{' '}
            <span className="only-heard">{orders.map(({ number }) => number).join(', ')}</span>
          </span>
        </span>
        {sum !== undefined && <span className="stop-row-sum">{readableShort(sum)}</span>}
      </Link>
      {grip}
    </li>
  )
}
