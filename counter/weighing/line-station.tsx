import type { Me } from '#shop/wire/staff/own.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing-screen.ts'
import { useTyped } from '#counter/live/typed.ts'
import { NotSent } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { AskedCard } from './asked-card.tsx'
import { Choices } from './choices.tsx'
import { Fish } from './fish.tsx'
import { weighedInWords } from './in-words.ts'
import { LineHistory } from './line-history.tsx'
import { typedAt } from './line-acts.ts'
import { Pad } from './pad.tsx'
import { SettledLine } from './settled-line.tsx'
import type { Unit } from '#shop/orders/weighing/typed-weight.ts'
import type { Station } from './use-station.ts'

export interface StationProps {
  readonly weighing: Weighing
  readonly line: WeighedLine
  readonly me: Me
  readonly now: number
  readonly station: Station
  readonly scale: Scale
  readonly unit: Unit
  readonly onUnit: (unit: Unit) => void
  readonly onScan: (scanned: string) => void
}

/** One line: what was ordered, and what there is to do with it as it stands. */
export function LineStation(props: StationProps) {
  const { weighing, line } = props
  return (
    <section className="station" aria-label={line.title}>
      <Fish line={line} weighing={weighing} />
      <Task {...props} />
      <LineHistory line={line} />
    </section>
  )
}

function Task(props: StationProps) {
  const { weighing, line, station, me, now } = props
  const { order } = weighing
  // what was typed stays in sight, whatever somebody else did with the line meanwhile
  const [typed] = useTyped(order.id, typedAt(line))
  const underway = useUnderway(order.id, line.lineNo)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === line.lineNo)
  if (underway !== undefined)
    return (
      <p className="move-sending" role="status">
        {underway.state === 'sending' ? words.sending(underway.name) : words.waiting(underway.name)}
      </p>
    )
  if (isNotSent)
    return (
      <section className="settled stack">
        <p className="settled-weight">{weighedInWords(line) || lineStateWords[line.state]}</p>
        <NotSent order={order.id} line={line.lineNo} number={order.number} />
      </section>
    )
  if (station.asking !== undefined) return <Choices {...props} asking={station.asking} />
  if (line.state === 'to-weigh' || station.again !== undefined || typed !== '')
    return <Pad key={`${station.tries}/${station.again === undefined}`} {...props} />
  if (line.state === 'asked' || line.state === 'declined')
    return <AskedCard at={{ order, line }} me={me} now={now} station={station} />
  return <SettledLine at={{ order, line }} lines={weighing.lines} station={station} />
}
