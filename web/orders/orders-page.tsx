import { useEffect, useEffectEvent, useReducer, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#browser/api.ts'
import { type Line, onLine } from '#browser/line.ts'
import { timings } from '#browser/timings.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Alert, Confirm } from '#kit/alert.tsx'
import { Button } from '#kit/button.tsx'
import { Field } from '#kit/field.tsx'
import { readable } from '#shop/money.ts'
import { canceledStatus } from '#shop/orders/order-status.ts'
import { isUnheard, meaningOf } from '#shop/wire/meaning.ts'
import type { OrderView } from '#shop/wire/order.ts'
import { findOrders } from '#shop/words/orders/order-search.ts'
import { endLogin, pauseAfter, useAccount } from '#web/accounts/account.ts'
import { RequireSignedIn } from '#web/accounts/require-signed-in.tsx'
import { paths } from '#web/paths.ts'
import { queries } from '#web/queries.ts'
import { privateHead } from '#web/site/head.ts'
import { keepOrders } from '#web/unsent/kept-orders.ts'
import { UnsentNotice } from '#web/unsent/unsent-notice.tsx'
import { frameWords, kitWords } from '#words/frame.ts'
import { installWords, ordersWords } from '#words/orders.ts'
import type { Route } from './+types/orders-page'
import { FetchFailed } from './fetch-failed.tsx'
import { OrderCard } from './order-card.tsx'
import { type OrdersFacts, ordersFacts } from './orders-facts.ts'
import { noOrdersYet, ordersAfter } from './orders-state.ts'
import { OrdersWithoutLine } from './orders-without-line.tsx'
import { sumOf } from './sum-of.ts'
import { useLateness } from './unheard.ts'
import { asFarAs, useProgress } from './use-progress.ts'
import '../unsent/unsent.css'
import './orders.css'

/** The browser's own offer, where it makes one. */
interface InstallOffer extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>
}

/** One quiet line on a phone whose home screen does not have the shop yet. */
function KeepOnPhone() {
  const [isOnScreen, setOnScreen] = useState(isAppOrDesk)
  const [offer, setOffer] = useState<InstallOffer>()
  useEffect(() => {
    const keep = (event: Event) => {
      // The browser would put up a banner of its own.
      event.preventDefault()
      setOffer(event as InstallOffer)
    }
    const done = () => setOnScreen(true)
    addEventListener('beforeinstallprompt', keep)
    addEventListener('appinstalled', done)
    return () => {
      removeEventListener('beforeinstallprompt', keep)
      removeEventListener('appinstalled', done)
    }
  }, [])
  if (isOnScreen) return null
  if (offer === undefined) return <p className="small muted unprinted">{installWords.how}</p>
  return (
    <p className="small muted unprinted">
      {installWords.offer}{' '}
      <Button look="plain" onClick={() => void offer.prompt().then(() => setOffer(undefined))}>
        {installWords.add}
      </Button>
    </p>
  )
}

const isAppOrDesk = (): boolean =>
  matchMedia('(display-mode:standalone)').matches || !matchMedia('(pointer:coarse)').matches

export const loader = ({ context }: Route.LoaderArgs): OrdersFacts => ordersFacts(context.get(queries))

export const meta = privateHead(ordersWords.title)

export default function OrdersPage({ loaderData: facts }: Route.ComponentProps) {
  return (
    <div className="band room waits stack">
      <h1>{ordersWords.title}</h1>
      <RequireSignedIn withoutLine>
        <Orders facts={facts} />
      </RequireSignedIn>
    </div>
  )
}

function Orders({ facts }: { facts: OrdersFacts }) {
  const { state, token = '', user } = useAccount()
  const [typed, setTyped] = useState(searchInAddress)
  const found = useOrders(token, typed, user?._id)
  const { orders: kept, before, loading, error, next, retry, older, cancel } = found
  const { known, said } = useProgress(token, kept)
  // An order that is being cancelled here stands as it was pressed until the shop has answered.
  const orders = kept.map((order) => (order._id in before ? order : asFarAs(order, known.get(order._id))))
  const canceling = useCanceling(cancel)
  // The shop knows what fish is called in other languages. Until it has answered, what is here is looked through.
  const isAnswered = found.search === typed
  const shown = isAnswered ? orders : findOrders(orders, typed)
  const whenBack = useEffectEvent((now: Line) => now === 'online' && error !== undefined && retry())
  useEffect(() => onLine((now) => void whenBack(now)), [])
  // The shop has just said who is here: it answers again.
  useEffect(() => void (state === 'signed-in' && whenBack('online')), [state])
  if (found.unheard)
    return (
      <>
        {user && <UnsentNotice userId={user._id} token={token} onPlaced={retry} />}
        <OrdersWithoutLine userId={user?._id} facts={facts} error={error} onRetry={retry} />
      </>
    )
  return (
    <>
      {user && <UnsentNotice userId={user._id} token={token} onPlaced={retry} />}
      <div className="orders-search">
        <Field
          label={ordersWords.search}
          unmarked
          optional
          type="search"
          hint={ordersWords.searchHint}
          value={typed}
          maxLength={200}
          onChange={({ target }) => {
            setTyped(target.value)
            keepInAddress(target.value)
          }}
        />
      </div>
      <p role="status" className="muted">
        {loading && frameWords.loading}
      </p>
      {error !== undefined && <FetchFailed error={error} onRetry={retry} />}
      {error === undefined && (
        <ul role="list" className="orders">
          {shown.map((order) => (
            <OrderCard
              key={order._id}
              order={order}
              progress={order._id in before ? undefined : known.get(order._id)}
              facts={facts}
              token={token}
              onCancel={() => canceling.ask(order)}
            />
          ))}
        </ul>
      )}
      {!loading && isAnswered && error === undefined && shown.length === 0 && <NoOrders searched={typed !== ''} />}
      {!loading && error === undefined && next !== undefined && (
        <Button look="quiet" onClick={older}>
          {ordersWords.showOlder}
        </Button>
      )}
      <p className="only-heard" role="status">
        {said}
      </p>
      <KeepOnPhone />
      {canceling.dialogs}
    </>
  )
}

/** The search is in the page's address, so that Back and a reload keep it. */
function keepInAddress(typed: string) {
  const { pathname } = location
  history.replaceState(
    history.state,
    '',
    typed === '' ? pathname : `${pathname}?${new URLSearchParams({ search: typed })}`,
  )
}

const searchInAddress = (): string => new URLSearchParams(location.search).get('search') ?? ''

function NoOrders({ searched }: { searched: boolean }) {
  return (
    <p>
      {ordersWords.none} {searched ? ordersWords.tryFewer : <Link to={paths.home}>{ordersWords.chooseFirst}</Link>}
    </p>
  )
}

/** What nobody has weighed is about what it says. */
function mayCancel(order: OrderView): string {
  const { total, most } = sumOf(order, undefined)
  const say = most === undefined ? ordersWords.mayCancel : ordersWords.mayCancelAbout
  return say(order.orderNumber, readable(total))
}

/** Confirmed in words first; the shop's answer is an alert, and on OK the page is loaded again. */
function useCanceling(cancel: ReturnType<typeof useOrders>['cancel']) {
  const [asked, setAsked] = useState<OrderView>()
  const [said, setSaid] = useState<{ canceled: boolean; sentence: string }>()
  async function yes(order: OrderView) {
    setAsked(undefined)
    setSaid(await cancel(order._id))
  }
  return {
    ask: setAsked,
    dialogs: (
      <>
        {asked && (
          <Confirm
            text={mayCancel(asked)}
            yes={ordersWords.cancelIt}
            no={kitWords.keepIt}
            onYes={() => void yes(asked)}
            onNo={() => setAsked(undefined)}
          />
        )}
        {said && <Alert text={said.sentence} onOk={() => (said.canceled ? location.reload() : setSaid(undefined))} />}
      </>
    ),
  }
}

/** One's orders, newest first, those that have what was typed; older ones page by page. */
function useOrders(token: string, search: string, userId: string | undefined) {
  const [state, tell] = useReducer(ordersAfter, noOrdersYet)
  const { ask, drop } = useAsk()

  async function read(before?: string) {
    tell({ is: 'requested' })
    await look(before)
  }

  async function look(before?: string) {
    const answer = await ask((signal) => api('myOrders', { token, body: { search, before }, signal }))
    if (answer === undefined) return
    if (answer.ok && userId !== undefined && search === '' && before === undefined)
      void keepOrders(userId, answer.body.data)
    if (answer.ok) {
      const { data: orders, next } = answer.body
      tell(before ? { is: 'older-loaded', orders, next } : { is: 'loaded', orders, search, next })
    } else if (meaningOf(answer) === 'log-in') endLogin()
    else tell({ is: 'failed', error: ordersWords.fetchFailed, unheard: isUnheard(answer) })
  }

  const typed = useEffectEvent(() => void read())
  useEffect(() => {
    drop()
    const pause = setTimeout(() => typed(), search === '' ? 0 : timings.typingPause)
    return () => clearTimeout(pause)
  }, [search, drop])

  // Whatever answered in the shop's place may be gone in a moment: an order that was placed must not stay unseen.
  const again = useEffectEvent(() => void look())
  const { failures } = state
  useEffect(() => {
    if (failures === 0) return undefined
    const pause = setTimeout(again, pauseAfter(failures))
    return () => clearTimeout(pause)
  }, [failures])

  useLateness(() => tell({ is: 'late' }), state.loading && state.orders.length === 0)

  /** Shows the change at once, and takes it back when the shop refuses. Returns the sentence for the outcome. */
  async function cancel(id: string): Promise<{ canceled: boolean; sentence: string }> {
    tell({ is: 'updated', _id: id, fields: { status: canceledStatus, cancellable: false, changeable: false } })
    const answer = await api('cancelOrder', { token, params: { id } })
    if (answer.ok && answer.body.success) return { canceled: true, sentence: ordersWords.canceled }
    tell({ is: 'reverted', orderId: id })
    if (answer.ok) return { canceled: false, sentence: answer.body.message || ordersWords.cancelFailed }
    if ('unreachable' in answer) return { canceled: false, sentence: ordersWords.cancelFailed }
    if (meaningOf(answer) === 'log-in') endLogin()
    return { canceled: false, sentence: answer.refused.said ?? ordersWords.cancelFailed }
  }

  return {
    ...state,
    retry: () => void read(),
    older: () => void read(state.next),
    cancel,
  }
}
