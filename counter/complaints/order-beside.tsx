import { useEffect, useEffectEvent } from 'react'
import { Link, useFetcher } from 'react-router'
import { lastDone } from '#counter/acts/moved-in-words.ts'
import { Icon } from '#counter/look/icon.tsx'
import { type LineShots, OrderLines } from '#counter/order/order-lines.tsx'
import { ButtonLink } from '#kit/button.tsx'
import { dialled, readableMobile } from '#shop/accounts/accounts.ts'
import type { DeskComplaint } from '#shop/wire/staff/complaints.ts'
import type { StaffGives } from '#shop/wire/staff-calls.ts'
import { complaintOrderWords as words } from '#words/complaints.ts'
import { momentInShort } from '#words/formatters.ts'
import { staffOrderWords, stateWords } from '#words/staff-orders.ts'
import type { clientLoader } from './complaint-order.ts'
import '../order/order-page.css'
import './complaints.css'

/** With a complaint stands its order. Of the first it comes by itself, of the others when somebody wants to see it. */
export function OrderBeside({
  complaint: { orderId, orderNumber, mobile },
  comesByItself,
  now,
}: {
  complaint: DeskComplaint
  comesByItself: boolean
  now: number
}) {
  const { load, data, state } = useFetcher<typeof clientLoader>()
  const show = () => void load(`/complaints/order/${orderId}`)
  const showFirst = useEffectEvent(() => comesByItself && orderId !== undefined && show())
  useEffect(() => void showFirst(), [])
  if (orderId === undefined)
    return (
      <p className="complaint-order muted">
        {orderNumber === undefined ? words.none : words.unknown}{' '}
        <Link to={`/find?${new URLSearchParams({ search: mobile })}`}>{words.find}</Link>
      </p>
    )
  if (data !== undefined && data !== null && data !== 'not-loaded')
    return <OrderSeen {...data} mobile={mobile} now={now} />
  return (
    <div className="complaint-order">
      <ButtonLink
        look="soft"
        to={`/orders/${orderId}`}
        aria-keyshortcuts="O"
        aria-busy={state === 'loading' || undefined}
        onClick={(event) => {
          event.preventDefault()
          show()
        }}
      >
        <Icon name="list" /> {state === 'loading' ? words.loading : words.show(orderNumber ?? '')}
      </ButtonLink>
      <p role="alert" className="complaint-failed">
        {data === 'not-loaded' && state === 'idle' && words.notLoaded}
      </p>
    </div>
  )
}

/** What was ordered and weighed, with its photographs and sums, what happened to it, and whom to call. */
function OrderSeen({
  whole: { order, moves },
  weighed,
  shots,
  mobile,
  now,
}: {
  whole: Pick<StaffGives<'order'>, 'order' | 'moves'>
  weighed: Pick<StaffGives<'weighing'>, 'lines'>
  shots: LineShots
  /** whose complaint it is */
  mobile: string
  now: number
}) {
  const { id, number, status, buyer } = order
  return (
    <section className="complaint-order" aria-label={staffOrderWords.number(number)}>
      <header className="complaint-order-head">
        <Link to={`/orders/${id}`}>{staffOrderWords.number(number)}</Link>
        <span className="order-tag" data-is={status === 'Delivered' ? 'good' : undefined}>
          {stateWords[status]}
        </span>
      </header>
      {buyer !== undefined && dialled(buyer.phone) !== dialled(mobile) && (
        <p className="complaint-other">
          <Icon name="late" /> {words.otherMobile}
        </p>
      )}
      <div className="lines-table">
        <OrderLines order={order} weighed={weighed.lines} shots={shots} now={now} />
      </div>
      {buyer !== undefined && (
        <p className="complaint-buyer">
          <b>{buyer.name}</b>
          <a className="button" data-look="quiet" href={`tel:${dialled(buyer.phone)}`}>
            <Icon name="phone" /> {staffOrderWords.call(readableMobile(buyer.phone))}
          </a>
        </p>
      )}
      <h3>{staffOrderWords.history}</h3>
      <ol role="list" className="complaint-moves">
        {moves.map((moved, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- it only grows at its end
          <li key={place}>
            <time dateTime={new Date(moved.at).toISOString()}>{momentInShort(moved.at, now)}</time>
            <span>{lastDone(moved)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
