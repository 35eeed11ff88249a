import { useEffect, useMemo, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'
import { redirect, type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { staffApi } from '#counter/api.ts'
import { ask } from '#counter/ask.ts'
import { FindInPlace, useScanOpens } from '#counter/find/find-in-place.tsx'
import { LiveNote } from '#counter/live/live-note.tsx'
import { askFishPictures, type FishPictures, FishPicturesOf, fishPicturesKept } from '#counter/order/fish-picture.tsx'
import { useAsPlaced } from '#counter/order/held-orders.ts'
import { undoMove } from '#counter/order/move-order.ts'
import { useUndoable } from '#counter/order/undo-bar.tsx'
import { UndoInBar } from '#counter/order/undo-in-bar.tsx'
import { useOrders } from '#counter/order/use-orders.ts'
import { useKeepAhead } from '#counter/outbox/keep-ahead.ts'
import { orKept, withMe } from '#counter/outbox/or-kept.ts'
import { frameKept, keepSnapshot, snapshotOf, useKeep } from '#counter/outbox/snapshots.ts'
import { NeedALine } from '#counter/outbox/unsettled.tsx'
import { shopDay } from '#shop/moment.ts'
import { boardOf, signsOf, type TabName } from '#shop/orders/board.ts'
import { nowOf } from '#shop/orders/now.ts'
import { foundHere } from '#shop/orders/order-finding.ts'
import { ridersNow } from '#shop/orders/riders.ts'
import { may } from '#shop/staff/staff.ts'
import type { Attention } from '#shop/wire/staff/attention.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { type StaffGives, staffCalls } from '#shop/wire/staff-calls.ts'
import { boardWords } from '#words/board.ts'
import { clockInWords } from '#words/formatters.ts'
import type { Route } from './+types/board-page'
import { ShopFacts, useAttention, useAttentionLines } from './attention.tsx'
import { Bell, useFresh } from './bell.tsx'
import { BoardLists, FoundList, mayForAll } from './board-lists.tsx'
import { ChosenFoot } from './choosing.tsx'
import { hourSaid } from './hour.ts'
import { useBoardKeys } from './keys.ts'
import { NowBox } from './now-box.tsx'
import type { RowAt } from './row.tsx'
import { TimesRow, useChosenTime } from './times-row.tsx'
import './board.css'
import './now-box.css'
import './board-lists.css'
import './row.css'
import './choosing.css'
import './board-wide.css'
import './board-phone.css'

export async function loader(args: Route.LoaderArgs) {
  const me = await ask(args, 'me')
  if (!may(me.role, 'see-board')) throw redirect('/round')
  const [board, attention, pictures] = await Promise.all([
    ask(args, 'board'),
    may(me.role, 'see-attention') ? ask(args, 'attention') : undefined,
    askFishPictures(args),
  ])
  // The empty board of a new shop is the list of what is to do before its first order.
  const isEmpty = board.orders.length === 0 && may(me.role, 'see-first-steps')
  if (isEmpty && (await ask(args, 'firstRun')).isOnBoard) throw redirect('/first-run')
  return { me, board, attention, pictures }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  orKept(serverLoader, async () => {
    // who has no board has none kept either: they are led on as they are with a line
    const frame = await snapshotOf('frame', frameKept)
    if (frame !== undefined && !may(frame.me.role, 'see-board')) throw redirect('/round')
    const kept = await withMe('board', staffCalls.board.gives)
    const pictures = (await snapshotOf('fish-pictures', fishPicturesKept)) ?? {}
    return kept && { me: kept.me, board: kept.data, attention: undefined, pictures }
  })

/** What is chosen in the address is chosen here: the shop has told all of it. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate

export const meta = () => [{ title: boardWords.title }]

export default function BoardPage({ loaderData: { me, board, attention, pictures } }: Route.ComponentProps) {
  return (
    <FishPicturesOf value={pictures}>
      <Board me={me} first={board} needs={attention} pictures={pictures} />
    </FishPicturesOf>
  )
}

/** The tab that was open last, for whoever comes back from an order. */
let lastTab: TabName | undefined

interface Picked {
  readonly tab: TabName
  /** which orders of it; undefined: nobody is choosing */
  readonly chosen: ReadonlySet<string> | undefined
}

/** A tab, with what is chosen in it; or one row, which is chosen or not any more. */
type Picking = { readonly tab: TabName; readonly chosen?: readonly string[] } | RowAt

function Board({
  me,
  first,
  needs,
  pictures,
}: {
  me: Me
  first: StaffGives<'board'>
  needs: Attention | undefined
  pictures: FishPictures
}) {
  const { attention, beside } = useAttention(needs)
  const {
    orders: all,
    told,
    now,
    following,
  } = useOrders(first, (since, signal) => staffApi('board', { body: { since: String(since) }, signal }), { beside })
  useKeep('board', told, { riders: first.riders, billGaps: first.billGaps })
  useEffect(() => void keepSnapshot('fish-pictures', first.now, pictures), [first.now, pictures])
  useKeepAhead(told.orders, me)
  const [params, setParams] = useSearchParams()
  const isFinding = params.has('find')
  const typed = params.get('find') ?? ''
  const { all: times, chosen: time, orders } = useChosenTime(all, now)
  const asPlaced = useAsPlaced(orders)
  const board = useMemo(() => boardOf(orders, now), [orders, now])
  const placed = useMemo(() => (asPlaced === orders ? board : boardOf(asPlaced, now)), [asPlaced, orders, board, now])
  const signs = useMemo(() => signsOf(all), [all])
  const riders = ridersNow(first.riders, all, now)
  const [next] = riders
  const rider = next?.rider
  const back = next?.isAway && next.backAt !== undefined ? boardWords.backAt(clockInWords(next.backAt)) : undefined
  const today = shopDay(now)
  const hours = (order: StaffOrder) => hourSaid(order, today)
  const undoable = useUndoable(all, now)
  const { fresh, seen } = useFresh(all)
  const more = useAttentionLines(attention, first.billGaps)

  const idsIn = (name: TabName) => (board.tabs.find((one) => one.name === name)?.orders ?? []).map(({ id }) => id)
  const mayChoose = ({ order, column }: RowAt): boolean =>
    column !== undefined && mayForAll(column, me) && idsIn(column).includes(order)
  const [{ tab, chosen }, pick] = useReducer(
    (before: Picked, picking: Picking): Picked => {
      if ('tab' in picking) return { tab: picking.tab, chosen: picking.chosen && new Set(picking.chosen) }
      const { order, column = before.tab } = picking
      if (!mayChoose(picking)) return before
      // a row of another list begins with that list
      const chosenThere = new Set(column === before.tab ? before.chosen : [])
      if (!chosenThere.delete(order)) chosenThere.add(order)
      return { tab: column, chosen: chosenThere }
    },
    { tab: lastTab ?? (may(me.role, 'confirm-orders') ? 'new' : 'cut'), chosen: undefined },
  )
  useEffect(() => {
    lastTab = tab
  }, [tab])
  const [wanted, setWanted] = useState<string>()
  const address = (change: (params: URLSearchParams) => void) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        change(next)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  const find = (sought: string | undefined) =>
    address((next) => (sought === undefined ? next.delete('find') : next.set('find', sought)))
  /** Of those of one time, or that were found, it may be none. */
  const bringToSight = (id: string) => {
    pick({ tab: 'new' })
    setWanted(id)
    address((next) => {
      next.delete('find')
      next.delete('slot')
    })
  }
  const does = tab === 'new' ? 'confirm' : tab === 'packed' ? 'send-out' : undefined
  const inTab = board.tabs.find(({ name }) => name === tab)?.orders ?? []
  const chosenOrders = chosen && inTab.filter(({ id }) => chosen.has(id))

  useScanOpens(all, me, (scanned) => find(scanned))
  useBoardKeys({
    onFind: () => find(''),
    onTab: (next) => {
      // drawn at once: a row that is not drawn yet takes no focus
      flushSync(() => pick({ tab: next }))
      document.querySelector<HTMLElement>(`[data-column="${next}"] .order-row .order-act`)?.focus()
    },
    onChoose: pick,
    mayChoose,
    onUndo: () => undoable[0] && undoMove(undoable[0]),
    onNow: () => document.querySelector<HTMLElement>('.now .order-act')?.focus(),
  })

  const rowsOf = { signs, hours, me, rider, back, now }
  const isChoosing = chosenOrders !== undefined
  return (
    <div className="board" data-foot={isChoosing || fresh.length > 0 || undefined}>
      <h1 className="only-heard">{boardWords.title}</h1>
      {isFinding ? (
        <FindInPlace orders={all} me={me} typed={typed} onType={find} onEnd={() => find(undefined)} />
      ) : (
        <TimesRow all={times} chosen={time} now={now} />
      )}
      <NowBox
        lines={nowOf(all, now)}
        orders={all}
        signs={signs}
        hours={hours}
        me={me}
        rider={rider}
        back={back}
        now={now}
        isQuiet={isChoosing || fresh.length > 0}
        more={more.lines}
      />
      {isFinding && typed.trim() !== '' ? (
        <FoundList orders={foundHere(all, typed)} {...rowsOf} />
      ) : (
        <BoardLists
          board={board}
          placed={placed}
          orders={orders}
          filter={time}
          tab={tab}
          onTab={(next) => pick({ tab: next })}
          chosen={chosen}
          onChoose={pick}
          onChosen={(ids, of) => pick({ tab: of, chosen: ids })}
          wanted={time === undefined ? wanted : undefined}
          onSeen={setWanted}
          {...rowsOf}
        />
      )}
      <div className="board-end">
        <LiveNote following={following} told={told.now} />
        <ShopFacts of={attention} />
      </div>
      {more.dialog}
      <div className="dock">
        <div role="status" className="stack unsettled">
          <NeedALine />
        </div>
      </div>
      <UndoInBar orders={all} now={now} />
      <Bell
        fresh={fresh}
        onSilence={seen}
        onShow={({ id }) => {
          seen()
          bringToSight(id)
        }}
      />
      {chosenOrders !== undefined && does !== undefined && (
        <ChosenFoot orders={chosenOrders} does={does} riders={riders} onEnd={() => pick({ tab })} />
      )}
    </div>
  )
}
