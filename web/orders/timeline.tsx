import { Sentence } from '#kit/sentence.tsx'
import { shopDay, shopTimeZone } from '#shop/moment.ts'
import { isChangeable } from '#shop/orders/order-open.ts'
import { firstStatus, isUnderWay } from '#shop/orders/order-status.ts'
import { stepsMeanwhile, type TimelineStep, timelineOf } from '#shop/orders/order-timeline.ts'
import type { OrderView } from '#shop/wire/order.ts'
import type { OrderProgress } from '#shop/wire/progress.ts'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { clockInWords, momentInWords, untilInFull } from '#words/formatters.ts'
import { orderTimelineWords } from '#words/orders.ts'
import { stepSaid } from './step-said.ts'
import './timeline.css'

/** What has happened to an order and when, where it is now, and what is to come. */
export function Timeline({ order, progress }: { order: OrderView; progress: OrderProgress | undefined }) {
  const placedAt = Date.parse(order.orderDate)
  const steps = timelineOf(progress?.steps ?? stepsMeanwhile(order.status || firstStatus, placedAt))
  return (
    <ol role="list" className="timeline small" aria-label={orderTimelineWords.title(order.orderNumber)}>
      {steps.map((step, nr) => (
        // oxlint-disable-next-line no-array-index-key -- a step has its place and no other name
        <Step key={nr} step={step} placedAt={placedAt} />
      ))}
    </ol>
  )
}

function Step({
  step: { status, at, reason, stage, changed, byShop, lapsed },
  placedAt,
}: {
  step: TimelineStep
  placedAt: number
}) {
  return (
    <li data-stage={stage} {...(stage === 'now' ? { 'aria-current': 'step' as const } : {})}>
      <span className={stage === 'to-come' ? 'muted' : undefined}>
        {changed === true
          ? orderTimelineWords[byShop === true ? 'changedByShop' : 'changedByYou']
          : lapsed === true
            ? orderTimelineWords.lapsed
            : stepSaid(status)}
      </span>{' '}
      {at !== undefined && <time dateTime={new Date(at).toISOString()}>{whenSaid(at, placedAt)}</time>}{' '}
      {stage === 'now' && <strong>{orderTimelineWords.now}</strong>}
      {stage === 'to-come' && <span className="only-heard">{orderTimelineWords.toCome}</span>}
      {reason !== undefined && <p>{orderTimelineWords.because(reason)}</p>}
    </li>
  )
}

/** The time of day; the date too where it is another day than that of the order. */
const whenSaid = (at: number, placedAt: number): string =>
  shopDay(at) === shopDay(placedAt) ? clockInWords(at) : momentInWords(at, shopTimeZone)

/** Why there is no button to cancel, and whom to call. It comes last on the page, so that nothing moves when it appears. */
export function TooLate({ order }: { order: OrderView }) {
  const identity = useIdentity()
  const { status, cancellable, changeable, slot } = order
  if (cancellable || !isUnderWay(status) || identity === undefined) return null
  const { phone } = identity
  const call = <a href={telephone(phone)}>{phone}</a>
  return (
    <p className="small">
      {slot !== undefined && !changeable && isChangeable({ status }) ? (
        <Sentence
          words={orderTimelineWords.pastCutOff}
          until={untilInFull(Date.parse(slot.changeUntil))}
          phone={call}
        />
      ) : (
        <Sentence words={orderTimelineWords.begun} phone={call} />
      )}
    </p>
  )
}
