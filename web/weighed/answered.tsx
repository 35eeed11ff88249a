import { useEffect, useRef } from 'react'
import type { AskOfBuyer } from '#shop/wire/weighed.ts'
import { readable, rupees } from '#shop/money.ts'
import { askWords } from '#words/weighed-ask.ts'

/** What came of the question: an answer, or nothing any more. */
export function Answered({
  ask: { orderNumber, asked, most, state },
  said,
}: {
  ask: AskOfBuyer
  said: string | undefined
}) {
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
