import { Link } from 'react-router'
import { movesOf } from '#shop/board.ts'
import { grouped } from '#shop/grouped.ts'
import { whyNotPacked } from '#shop/line-moves.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing-screen.ts'
import { Button, ButtonLink } from '#kit/button.tsx'
import { useActs } from '#counter/order/acts.ts'
import { moveOrder } from '#counter/order/move-order.ts'
import { Sending, useUnderway } from '#counter/order/order-moves.tsx'
import { apartInWords, gramsInWords, rupeesOf } from './in-words.ts'
import { linkTo } from './steps.tsx'
import { onceTapped } from './taps.ts'
import type { Station } from './use-station.ts'

/** All lines as they are packed: what was ordered, what lies in the box, and the one button that ends it. */
export function Summary({ weighing, station, me }: { weighing: Weighing; station: Station; me: Me }) {
  const { order, lines, totalPaise, mostPaise } = weighing
  const whyNot = whyNotPacked(lines)
  return (
    <section className="summary stack">
      <h2>{whyNot === undefined ? words.allDone : words.notAllDone}</h2>
      <ul role="list" className="summary-lines">
        {lines.map((line) => (
          <SummaryLine key={line.lineNo} line={line} station={station} />
        ))}
      </ul>
      {totalPaise !== undefined && (
        <p className="order-pay">
          {words.pays}: <strong>{rupeesOf(totalPaise)}</strong>
          {mostPaise !== undefined && <span className="muted"> {words.paysMost(rupeesOf(mostPaise))}</span>}
        </p>
      )}
      {whyNot === 'nothing-to-pack' && <p>{words.nothingLeft}</p>}
      {order.status === 'Packed' && <p>{words.isPacked}</p>}
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
  const { underway } = useActs()
  const packing = useUnderway(order.id)
  if (packing !== undefined) return <Sending act={packing} />
  if (movesOf(order, me).next !== 'pack') return null
  // a line that is not sent yet may still be refused
  const waits = underway.some((act) => act.order.id === order.id)
  return (
    <Button
      className="weigh-button needs-script"
      disabled={!isReady || waits}
      onClick={onceTapped(() => moveOrder(order, 'pack'))}
    >
      {words.pack} <span className="only-heard">{order.number}</span>
    </Button>
  )
}

function SummaryLine({ line, station }: { line: WeighedLine; station: Station }) {
  const { lineNo, title, size, state, grams, quantity, weighed, pricePaise } = line
  const ordered = grams * quantity
  return (
    <li data-state={state}>
      <Link className="summary-title" {...linkTo(station, lineNo)}>
        {title}
        {size !== '' && `, ${size}`}
      </Link>
      <span>{words.orderedGrams(grouped(ordered))}</span>
      <span>
        {state === 'weighed' && weighed !== undefined ? (
          <>
            <strong>{gramsInWords(weighed.grams)}</strong> {apartInWords(weighed.grams - ordered)}
          </>
        ) : (
          lineStateWords[state]
        )}
      </span>
      {pricePaise !== undefined && <strong className="summary-price">{rupeesOf(pricePaise)}</strong>}
    </li>
  )
}
