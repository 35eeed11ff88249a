import { Link } from 'react-router'
import { moveOrder } from '#counter/order/move-order.ts'
import { Sending } from '#counter/order/order-moves.tsx'
import { OrderSum } from '#counter/order/order-sum.tsx'
import { NotSent, NotSentMark } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useOnItsWay, useUnderway } from '#counter/outbox/waiting.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { estimateOfLines } from '#shop/checkout/waiting-weights.ts'
import { movesOf } from '#shop/orders/board.ts'
import { grouped } from '#shop/orders/grouped.ts'
import { whyNotPacked } from '#shop/orders/line-moves.ts'
import { isSettled } from '#shop/orders/line-status.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { readableSize } from '#words/formatters.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { apartInWords, gramsInWords, rupeesOf } from './in-words.ts'
import { linkTo } from './steps.tsx'
import type { Station } from './use-station.ts'

/** All lines as they are packed: what was ordered, what lies in the box, and the one button that ends it. */
export function Summary({ weighing, station, me }: { weighing: Weighing; station: Station; me: Me }) {
  const { order, lines, totalPaise, mostPaise } = weighing
  const whyNot = whyNotPacked(lines)
  const isFinal = lines.every(({ state }) => isSettled(state))
  const notSent = new Set(useNotSent()(order.id).map(({ line }) => line))
  return (
    <section className="summary stack">
      <h2>{whyNot === undefined ? words.allDone : words.notAllDone}</h2>
      <ul role="list" className="summary-lines">
        {lines.map((line) => (
          <SummaryLine key={line.lineNo} line={line} station={station} isNotSent={notSent.has(line.lineNo)} />
        ))}
      </ul>
      {totalPaise !== undefined && (
        <p className="order-pay">
          {words.pays}: <OrderSum of={isFinal ? { totalPaise } : { totalPaise: estimateOfLines(lines), mostPaise }} />
        </p>
      )}
      {whyNot === 'nothing-to-pack' && <p>{words.nothingLeft}</p>}
      {order.status === 'Packed' && <p>{words.isPacked}</p>}
      <NotSent order={order.id} number={order.number} />
      <PackButton weighing={weighing} me={me} isReady={whyNot === undefined} />
      {(order.status === 'Packed' || whyNot === undefined) && (
        <p className="ways">
          <ButtonLink look="quiet" className="way" to={`/orders/${order.id}/slip`}>
            {words.slip}
          </ButtonLink>
          <ButtonLink look="quiet" className="way" to={`/orders/${order.id}/labels`}>
            {words.labels}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}

function PackButton({ weighing: { order }, me, isReady }: { weighing: Weighing; me: Me; isReady: boolean }) {
  const isOnItsWay = useOnItsWay(order.id)
  const packing = useUnderway(order.id)
  if (packing !== undefined) return <Sending underway={packing} />
  if (movesOf(order, me).next !== 'pack') return null
  return (
    <Button
      className="weigh-button needs-script"
      disabled={!isReady || isOnItsWay}
      onClick={() => moveOrder(order, 'pack')}
    >
      {words.pack} <span className="only-heard">{order.number}</span>
    </Button>
  )
}

function SummaryLine({ line, station, isNotSent }: { line: WeighedLine; station: Station; isNotSent: boolean }) {
  const { lineNo, title, size, state, grams, quantity, weighed, pricePaise } = line
  const ordered = grams * quantity
  return (
    <li data-state={state}>
      <Link className="summary-title" {...linkTo(station, lineNo)}>
        {title}
        {size !== '' && `, ${readableSize(size)}`}
      </Link>
      <span>{words.orderedGrams(grouped(ordered))}</span>
      <span>
        {state === 'weighed' && weighed !== undefined ? (
          <>
            <strong>{gramsInWords(weighed.grams)}</strong> {apartInWords(weighed.grams - ordered)}
          </>
        ) : (
          lineStateWords[state]
        )}{' '}
        {isNotSent && <NotSentMark />}
      </span>
      {pricePaise !== undefined && <strong className="summary-price">{rupeesOf(pricePaise)}</strong>}
    </li>
  )
}
