import type { Weighing } from '#shop/wire/staff/weighing.ts'
import { lineStateWords, weighingScreenWords as words } from '#words/weighing-screen.ts'
import { Button } from '#kit/button.tsx'
import { FishTitle } from '#counter/order/fish-title.tsx'
import { NotSentMark } from '#counter/outbox/not-sent.tsx'
import { useNotSent, useUnderway } from '#counter/outbox/waiting.ts'
import { weighedInWords } from './in-words.ts'
import { LabelLink } from './label-link.tsx'
import { Photograph } from './photograph.tsx'
import type { Station } from './use-station.ts'

/** The line before this one: it can be weighed again, and its scale photographed, without looking for it. */
export function JustDone({ weighing: { order, lines }, station }: { weighing: Weighing; station: Station }) {
  const line = lines.find(({ lineNo }) => lineNo === station.last)
  const underway = useUnderway(order.id, line?.lineNo ?? 0)
  const isNotSent = useNotSent()(order.id).some((one) => one.line === line?.lineNo)
  const isShown = line !== undefined && line.lineNo !== station.place
  return (
    <section className="just-done" aria-label={words.justHead} hidden={!isShown}>
      <p role="status">
        {isShown &&
          (underway === undefined
            ? words.justDone(line.title, weighedInWords(line) || lineStateWords[line.state])
            : words.sending(underway.name))}{' '}
        {isShown && isNotSent && <NotSentMark />}
      </p>
      {isShown && line.state === 'weighed' && !isNotSent && (
        <div className="ways needs-script">
          <Button look="quiet" className="way" onClick={() => station.weighAgain(line)}>
            {words.again}{' '}
            <span className="only-heard">
              <FishTitle line={line} />
            </span>
          </Button>
          <LabelLink at={{ order, line }} />
          <Photograph key={line.lineNo} at={{ order, line }} />
        </div>
      )}
    </section>
  )
}
