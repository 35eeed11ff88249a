import { useEffect, useRef } from 'react'
import type { AskOfBuyer } from '#shop/wire/weighed.ts'
import { clockInShop } from '#shop/moment.ts'
import { paise, readable, rupees } from '#shop/money.ts'
import { readablePack } from '#shop/catalogue/readable-pack.ts'
import { readableWeight, wholeGrams } from '#shop/weight.ts'
import { askWords } from '#words/weighed-ask.ts'
import { Button } from '#kit/button.tsx'
import { Sentence } from '#kit/sentence.tsx'

/** What was weighed beside what was ordered, and the two answers. */
export function Question({
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
          clock={<time dateTime={new Date(until).toISOString()}>{clockInShop(until)}</time>}
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
