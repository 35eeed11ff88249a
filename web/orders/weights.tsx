import { type ReactNode, useState } from 'react'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { paise, readable, rupees } from '#shop/money.ts'
import { isLive } from '#shop/orders/line-status.ts'
import { wholeGrams } from '#shop/weight.ts'
import type { WeighedOrder } from '#shop/wire/weighed.ts'
import { landingInWords } from '#shop/words/landings.ts'
import { differenceInWords } from '#shop/words/orders/weight-difference.ts'
import { catchPath, ownAddress } from '#web/paths.ts'
import { telephone } from '#web/site/links.ts'
import { useIdentity } from '#web/site/seller.tsx'
import { About, AtMost } from '#web/site/unweighed.tsx'
import { landingWords } from '#words/batches.ts'
import { clockInWords, readableLabel, readablePack, readableWeight } from '#words/formatters.ts'
import { timeWords } from '#words/measures.ts'
import { weighedWords } from '#words/orders.ts'
import './weights.css'

/** What the scale said of each line; nothing before it has said something. */
export function Weights({
  id,
  head: Head,
  weights,
  token,
}: {
  id: string
  head: 'h2' | 'h3'
  weights: WeighedOrder | undefined
  token: string
}) {
  const head = `weights-${id}`
  const lines = weights?.lines ?? []
  return (
    <>
      <div role="status">{lines.some(({ state }) => state === 'asked') && <Awaited />}</div>
      {lines.some(({ state }) => state !== 'to-weigh') && (
        <section className="weights" aria-labelledby={head}>
          <Head id={head}>{weighedWords.title}</Head>
          <ul role="list">
            {lines.map((line) => (
              <WeighedLine
                key={line.lineNo}
                line={line}
                instead={lines.find(({ lineNo }) => lineNo === line.replaces)?.title}
                photograph={{ id, token }}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

function Awaited() {
  const phone = useIdentity()?.phone
  return (
    <p className="awaited">
      <Sentence words={weighedWords.awaited} phone={phone && <a href={telephone(phone)}>{phone}</a>} />
    </p>
  )
}

type Line = WeighedOrder['lines'][number]

/** One line as the scale says it: beside what was ordered what was weighed, and what that makes. */
function WeighedLine({
  line,
  instead,
  photograph,
}: {
  line: Line
  /** the fish that it replaces */
  instead: string | undefined
  photograph: { readonly id: string; readonly token: string }
}) {
  const { lineNo, title, size, weight, quantity, orderedGrams, state, weighedGrams, reason, hasPhotograph } = line
  const name = weighedWords.pack(quantity, title, readablePack({ size, weight }))
  const isOut = !isLive(line)
  return (
    <li data-state={state}>
      <p>
        <strong>{isOut ? <s>{name}</s> : name}</strong>
      </p>
      {instead !== undefined && <p>{weighedWords.standsFor(instead)}</p>}
      {line.isAgreed === true && <p>{weighedWords.agreedByPhone(readable(rupees(line.most)))}</p>}
      {saidOf[state] && <p>{saidOf[state]}</p>}
      {!isOut && (
        <dl>
          <Row name={weighedWords.ordered}>
            {readableWeight(wholeGrams(orderedGrams))}, {weighedGrams === undefined && <About />}{' '}
            <span>{readable(rupees(line.ordered))}</span>{' '}
            {weighedGrams === undefined && <AtMost most={rupees(line.most)} />}
          </Row>
          {weighedGrams !== undefined && <Weighed line={line} grams={weighedGrams} />}
        </dl>
      )}
      {reason !== undefined && (
        <p>
          {weighedWords.reason}: {reason}
        </p>
      )}
      {hasPhotograph && weighedGrams !== undefined && (
        <OnScale
          {...photograph}
          lineNo={lineNo}
          shows={weighedWords.photographOf(title, readableWeight(wholeGrams(weighedGrams)))}
        />
      )}
    </li>
  )
}

function Weighed({ line, grams }: { line: Line; grams: number }) {
  const { weight, price, orderedGrams, source, weighedAt, final, state } = line
  const isSettled = state === 'weighed' && final !== undefined
  return (
    <>
      <Row name={weighedWords.weighed}>
        <strong>{readableWeight(wholeGrams(grams))}</strong>
        {source && <span className="muted">, {weighedWords.sources[source]}</span>}
        {weighedAt !== undefined && <span className="muted">, {clockInWords(weighedAt)}</span>}
      </Row>
      <Row name={landingWords.landed}>
        <LandedLine of={line.landed} />
      </Row>
      <Row name={weighedWords.rate}>{weighedWords.rateFor(readable(rupees(price)), readableLabel(weight))}</Row>
      {isSettled && (
        <>
          <Row name={weighedWords.price}>
            <strong>{readable(rupees(final))}</strong>
          </Row>
          <Row name={weighedWords.difference}>
            {differenceInWords(grams - orderedGrams, paise(rupees(final) - rupees(line.ordered)))}
          </Row>
        </>
      )}
    </>
  )
}

function LandedLine({ of: landed }: { of: Line['landed'] }) {
  if (landed === undefined) return landingWords.notRecorded
  return (
    <>
      <a href={ownAddress(catchPath(landed.code))}>{landingInWords(landed, { landingWords, timeWords })}</a>
      {landed.isRecalled && <strong> {landingWords.isRecalled}</strong>}
    </>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const saidOf: Partial<Record<Line['state'], string>> = {
  'to-weigh': weighedWords.notYet,
  declined: weighedWords.declined,
  'left-out': weighedWords.leftOut,
  replaced: weighedWords.replaced,
}

/** The photograph of a line on the scale, fetched when somebody wants to see it. */
function OnScale({
  id,
  token,
  lineNo,
  shows,
}: {
  id: string
  token: string
  lineNo: number
  /** what the picture shows, in words */
  shows: string
}) {
  const [found, setFound] = useState<{ readonly jpeg: string } | 'failed'>()
  const { ask } = useAsk()
  async function fetchIt() {
    const answer = await ask((signal) => api('weighingPhotograph', { token, params: { id, line: lineNo }, signal }))
    if (answer) setFound(answer.ok ? answer.body : 'failed')
  }
  return (
    <div role="status" className="on-scale">
      {typeof found === 'object' ? (
        <img src={`data:image/jpeg;base64,${found.jpeg}`} alt={shows} />
      ) : (
        <Button look="quiet" onClick={() => void fetchIt()}>
          {weighedWords.seeIt}
        </Button>
      )}
      {found === 'failed' && <p className="field-error">{weighedWords.noPhotograph}</p>}
    </div>
  )
}
