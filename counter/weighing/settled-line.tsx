import { reasonSaid } from '#shop/staff/reasons.ts'
import { clockInWords } from '#shop/moment.ts'
import { readableSize } from '#shop/catalogue/readable-size.ts'
import type { WeighedLine } from '#shop/wire/staff/weighing.ts'
import { batchesWords } from '#words/batches.ts'
import { weighingScreenWords as words } from '#words/weighing-screen.ts'
import { Button } from '#kit/button.tsx'
import { whoDid } from '#counter/acts/moved-in-words.ts'
import { weighedInWords } from './in-words.ts'
import type { AtLine } from './line-acts.ts'
import { LabelLink } from './label-link.tsx'
import { Photograph } from './photograph.tsx'
import type { Station } from './use-station.ts'

/** A line that can be packed as it stands: what it weighs, or why there is none of it. */
export function SettledLine({ at, lines, station }: { at: AtLine; lines: readonly WeighedLine[]; station: Station }) {
  const { line } = at
  const stands = lines.find(({ replaces }) => replaces === line.lineNo)
  const { state, weighed, moves } = line
  const reason = moves.at(-1)?.reason ?? ''
  return (
    <section className="settled stack">
      {state === 'weighed' && weighed !== undefined && (
        <>
          <p className="settled-weight">{weighedInWords(line)}</p>
          {line.batch !== undefined && <p>{batchesWords.batch(line.batch)}</p>}
          <p>{words.weighedBy(whoDid(weighed), clockInWords(weighed.at), words.source[weighed.source])}</p>
        </>
      )}
      {state === 'left-out' && <p>{words.leftOut}</p>}
      {state === 'replaced' && <p>{words.replaced}</p>}
      {stands !== undefined && (
        <p className="ways needs-script">
          <Button className="way" onClick={() => station.go(stands.lineNo)}>
            {words.standsFor(words.replaceBy(stands.title, readableSize(stands.size)))}
          </Button>
        </p>
      )}
      {reason !== '' && <p>{words.because(reasonSaid(reason))}</p>}
      {state !== 'replaced' && (
        <div className="ways needs-script">
          <Button look="quiet" className="way" onClick={() => station.weighAgain(line)}>
            {state === 'weighed' ? words.again : words.weighAfterAll}
          </Button>
          {state === 'weighed' && <LabelLink at={at} />}
          {state === 'weighed' && <Photograph at={at} />}
        </div>
      )}
    </section>
  )
}
