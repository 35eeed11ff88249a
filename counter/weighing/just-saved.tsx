import { NotSentMark } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import { printSaid } from '#counter/printers/print-said.ts'
import { toneOf } from '#counter/printers/print-state.tsx'
import type { Prints } from '#counter/printers/use-prints.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import { grouped } from '#shop/digits.ts'
import type { WeighedLine, Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { freeOf, toCall, weighedInWords } from './in-words.ts'
import { Said } from './reading.tsx'
import type { Station } from './use-station.ts'

/** While nothing is typed yet, the place of the verdict says what was done last; before that, how a weight is entered. */
export function JustSaved({
  weighing: { order, lines },
  station,
  scale,
  prints,
}: {
  weighing: Weighing
  station: Station
  scale: Scale
  prints: Prints
}) {
  const last = lines.find(({ lineNo }) => station.isNews && lineNo === station.last && lineNo !== station.place)
  const underway = useUnderway(order.id, last?.lineNo ?? 0)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === last?.lineNo)
  if (last === undefined)
    return <p className="said-hint muted">{scale.state === 'on' ? words.scaleHint : words.fieldHint}</p>
  if (underway !== undefined) return <Said tone="plain">{words.sending(underway.name)}</Said>
  const { title, state, asked } = last
  // who calls them has to know: it comes before everything else
  if (state === 'asked' && asked?.byLink === false)
    return (
      <Said tone="attention" beside={`${title}, ${weighedInWords(last)}`}>
        {toCall(order)}
      </Said>
    )
  if (state !== 'weighed')
    return (
      <Said tone="attention" beside={weighedInWords(last)}>
        {words.done(title, lineStateWords[state])}
      </Said>
    )
  const free = freeOf(last, order)
  return (
    <Said
      tone="good"
      beside={
        <>
          <span className="said-weight">{weighedInWords(last)}</span> {isNotSent && <NotSentMark />}{' '}
          <LabelSaid prints={prints} line={last} />
        </>
      }
    >
      {free > 0 ? words.savedFree(title, grouped(free)) : words.saved(title)}
    </Said>
  )
}

/** What came of the label at the shop's own printer, of this weight and not of one before it; or why none was asked for. */
export function LabelSaid({ prints, line: { lineNo, weighed } }: { prints: Prints; line: WeighedLine }) {
  const print = prints.last('label', lineNo)
  const isOfThis = print !== undefined && weighed !== undefined && print.at >= weighed.at
  const refused = prints.failed !== undefined && 'said' in prints.failed ? prints.failed.said.join(' ') : undefined
  const tone = refused === undefined ? isOfThis && toneOf(print) : 'failed'
  return (
    <b role="status" className="said-print" data-state={tone || undefined}>
      {refused ?? (isOfThis ? printSaid(print) : undefined)}
    </b>
  )
}
