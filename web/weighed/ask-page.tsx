import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#browser/api.ts'
import { useAsk } from '#forms/use-ask.ts'
import { Button } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'
import { paise, readable, rupees } from '#shop/money.ts'
import { wholeGrams } from '#shop/weight.ts'
import { meaningOf } from '#shop/wire/meaning.ts'
import type { AskOfBuyer } from '#shop/wire/weighed.ts'
import type { SpeaksOf } from '#web/place.ts'
import { privateHead } from '#web/site/head.ts'
import { telephone } from '#web/site/links.ts'
import { NeedsScript } from '#web/site/needs-script.tsx'
import { useIdentity } from '#web/site/seller.tsx'
import { clockInWords, readablePack, readableWeight } from '#words/formatters.ts'
import { frameWords } from '#words/frame.ts'
import { askWords } from '#words/weighing.ts'
import type { Route } from './+types/ask-page'
import '#kit/sums.css'
import './ask.css'

/** What was weighed beside what was ordered, and the two answers. */
function Question({
  ask: { orderNumber, title, size, weight, quantity, orderedGrams, weighedGrams, asked, most, until },
  sending,
  said,
  onAnswer,
}: {
  ask: AskOfBuyer
  sending: 'agree' | 'decline' | undefined
  /** why the last answer did not count */
  said: string | undefined
  onAnswer: (answer: 'agree' | 'decline') => void
}) {
  const [price, shown] = [rupees(asked), rupees(most)]
  const isDearer = price > shown
  const heavier = grams(Math.abs(weighedGrams - orderedGrams))
  const trouble = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (said !== undefined) trouble.current?.focus()
  }, [said])
  return (
    <>
      <p>{isDearer ? askWords.intro : askWords.introWithin}</p>
      <dl className="sums">
        <div>
          <dt>{askWords.order}</dt>
          <dd>{orderNumber}</dd>
        </div>
        <div>
          <dt>{askWords.fish}</dt>
          <dd>{askWords.pack(quantity, title, readablePack({ size, weight }))}</dd>
        </div>
        <div>
          <dt>{askWords.ordered}</dt>
          <dd>{grams(orderedGrams)}</dd>
        </div>
        <div>
          <dt>{askWords.weighed}</dt>
          <dd>{grams(weighedGrams)}</dd>
        </div>
        <div>
          <dt>{askWords.most}</dt>
          <dd>{readable(shown)}</dd>
        </div>
        <div className="sums-total">
          <dt>{askWords.asked}</dt>
          <dd>{readable(price)}</dd>
        </div>
        <div>
          <dt>{askWords.difference}</dt>
          <dd>{isDearer ? askWords.more(heavier, readable(paise(price - shown))) : askWords.moreWithin(heavier)}</dd>
        </div>
      </dl>
      <p>
        <Sentence
          words={askWords.until}
          clock={<time dateTime={new Date(until).toISOString()}>{clockInWords(until)}</time>}
          most={<strong>{readable(shown)}</strong>}
        />
      </p>
      {said !== undefined && (
        <p ref={trouble} tabIndex={-1} role="alert" className="field-error">
          {said}
        </p>
      )}
      <div className="ask-answers">
        <Button aria-disabled={sending !== undefined || undefined} onClick={() => onAnswer('agree')}>
          {sending === 'agree' ? askWords.sending : askWords.yes(readable(price))}
        </Button>
        <Button look="quiet" aria-disabled={sending !== undefined || undefined} onClick={() => onAnswer('decline')}>
          {sending === 'decline' ? askWords.sending : askWords.no}
        </Button>
      </div>
    </>
  )
}

const grams = (count: number): string => readableWeight(wholeGrams(count))

/** The browser reads the link and fetches what it leads to: until then the page is the same for everybody, and no cache learns anything. */
export const handle: SpeaksOf | undefined = import.meta.env.SSR ? { speaksOf: 'nothing' } : undefined

/** Anybody with the link may answer, so the page passes it to nobody: not to search engines, and not to where a link leads. */
export const meta: Route.MetaFunction = ({ matches }) => [
  ...privateHead(askWords.title)({ matches }),
  { name: 'referrer', content: 'no-referrer' },
]

export default function AskPage({ params: { token } }: Route.ComponentProps) {
  return (
    <div className="band room stack ask-page">
      <h1>{askWords.title}</h1>
      <Ask key={token} token={token} />
    </div>
  )
}

function Ask({ token }: { token: string }) {
  const { found, sending, said, answer, look } = useQuestion(token)
  if (found === undefined)
    return (
      <div className="waiting" role="status">
        <NeedsScript what={askWords.thisPageNeeds} />
        <p className="needs-script">{frameWords.loading}</p>
      </div>
    )
  if (found === 'unknown' || found === 'unreached')
    return (
      <div role="alert" className="stack">
        <p className="field-error">{found === 'unknown' ? askWords.unknown : <Call words={askWords.unreached} />}</p>
        {found === 'unknown' ? (
          <p>
            <Call words={askWords.unknownMeans} />
          </p>
        ) : (
          <div>
            <Button look="quiet" onClick={look}>
              {askWords.tryAgain}
            </Button>
          </div>
        )}
      </div>
    )
  return (
    <>
      {found.state === 'open' ? (
        <Question ask={found} sending={sending} said={said} onAnswer={answer} />
      ) : (
        <Answered ask={found} said={said} />
      )}
      <p className="small">
        <Call words={askWords.questions} />
      </p>
    </>
  )
}

/** A sentence that says whom to call. */
function Call({ words }: { words: `${string}{phone}${string}` | `${string}{phone}` }) {
  const phone = useIdentity()?.phone
  return <Sentence words={words as '{phone}'} phone={phone && <a href={telephone(phone)}>{phone}</a>} />
}

/** What came of the question: an answer, or nothing any more. */
function Answered({ ask: { orderNumber, asked, most, state }, said }: { ask: AskOfBuyer; said: string | undefined }) {
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const [outcome, means] = outcomeOf(state, { asked: readable(rupees(asked)), most: readable(rupees(most)) })
  return (
    <div className="stack" role="status">
      <h2 ref={head} tabIndex={-1}>
        {outcome}
      </h2>
      {said !== undefined && <p>{said}</p>}
      <p>{means}</p>
      <p className="muted">{askWords.ofOrder(orderNumber)}</p>
    </div>
  )
}

function outcomeOf(state: AskOfBuyer['state'], { asked, most }: { asked: string; most: string }) {
  if (state === 'agree') return [askWords.agreed, askWords.agreedMeans(asked)] as const
  if (state === 'decline') return [askWords.declined, askWords.declinedMeans(most)] as const
  return [askWords.over, askWords.overMeans] as const
}

/** What a link leads to, and the one answer to it. Looking changes nothing; only a press does. */
function useQuestion(token: string) {
  const [found, setFound] = useState<Found>()
  const [sending, setSending] = useState<'agree' | 'decline'>()
  const [said, setSaid] = useState<string>()
  const { ask } = useAsk()

  async function look() {
    const next = await ask((signal) => questionAt(token, signal))
    if (next !== undefined) setFound(next)
  }
  const lookNow = useEffectEvent(() => void look())
  useEffect(() => {
    async function read() {
      const next = await ask((signal) => questionAt(token, signal))
      if (next !== undefined) setFound(next)
    }
    void read()
  }, [token, ask])

  // When the time is up the page says so by itself.
  const left = typeof found === 'object' && found.state === 'open' ? found.until - found.now : undefined
  useEffect(() => {
    if (left === undefined) return undefined
    const up = setTimeout(() => lookNow(), Math.max(left, 0) + 1000)
    return () => clearTimeout(up)
  }, [left])

  async function answer(chosen: 'agree' | 'decline') {
    if (sending !== undefined) return
    setSending(chosen)
    setSaid(undefined)
    const told = await api('answerAsk', { params: { token }, body: { answer: chosen } })
    setSending(undefined)
    if (told.ok) setFound(told.body)
    else if ('unreachable' in told) setSaid(askWords.notSent)
    else {
      setSaid(told.refused.message)
      await look()
    }
  }

  return { found, sending, said, answer: (chosen: 'agree' | 'decline') => void answer(chosen), look: () => void look() }
}

type Found = AskOfBuyer | 'unknown' | 'unreached'

async function questionAt(token: string, signal: AbortSignal): Promise<Found> {
  const told = await api('weighingAsk', { params: { token }, signal })
  if (told.ok) return told.body
  return meaningOf(told) === 'no' ? 'unknown' : 'unreached'
}
