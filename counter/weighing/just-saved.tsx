import { NotSentMark } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import type { Scale } from '#counter/scale/use-scale.ts'
import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing.ts'
import { weighedInWords } from './in-words.ts'
import { Said } from './reading.tsx'
import type { Station } from './use-station.ts'

/** While nothing is typed yet, the place of the verdict says what was done last; before that, how a weight is entered. */
export function JustSaved({
  weighing: { order, lines },
  station,
  scale,
}: {
  weighing: Weighing
  station: Station
  scale: Scale
}) {
  const last = lines.find(({ lineNo }) => lineNo === station.last && lineNo !== station.place)
  const underway = useUnderway(order.id, last?.lineNo ?? 0)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === last?.lineNo)
  if (last === undefined)
    return <p className="said-hint muted">{scale.state === 'on' ? words.scaleHint : words.fieldHint}</p>
  if (underway !== undefined) return <Said tone="plain">{words.sending(underway.name)}</Said>
  const { title, state } = last
  if (state !== 'weighed')
    return (
      <Said tone="attention" beside={weighedInWords(last)}>
        {words.done(title, lineStateWords[state])}
      </Said>
    )
  return (
    <Said
      tone="good"
      beside={
        <>
          {weighedInWords(last)} {isNotSent && <NotSentMark />}
        </>
      }
    >
      {words.saved(title)}
    </Said>
  )
}
