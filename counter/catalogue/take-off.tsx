import { useState } from 'react'
import type { Answer as CallAnswer } from '#browser/read-answer.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { answeredOf } from '../press/answered.ts'
import { useAskAgain } from '../press/use-ask-again.ts'

/** A product of which the owner has yet to approve the rates; for an owner with the button that does. */
export function Waits({
  title,
  approve,
}: {
  title: string
  approve: (() => Promise<CallAnswer<unknown>>) | undefined
}) {
  const askAgain = useAskAgain()
  const [answered, setAnswered] = useState<Answered>()

  async function press() {
    const answer = await approve?.()
    await askAgain()
    if (answer) setAnswered(answer.ok ? { done: words.approved(title) } : answeredOf(answer))
  }

  return (
    <section className="stack" aria-label={words.waits}>
      <p className="trouble">{words.productWaits}</p>
      <Answer to={answered} />
      {approve && (
        <Button className="needs-script" onClick={() => void press()}>
          {words.approve}
        </Button>
      )}
    </section>
  )
}

/** Takes a kind or a product off, and puts it back: nothing is ever deleted. */
export function TakeOff({
  what,
  title,
  retired,
  take,
}: {
  what: 'species' | 'product'
  title: string
  retired: boolean
  /** off, or back */
  take: (retired: boolean) => Promise<CallAnswer<unknown>>
}) {
  const askAgain = useAskAgain()
  const [answered, setAnswered] = useState<Answered>()

  async function press() {
    const answer = await take(!retired)
    await askAgain()
    setAnswered(answer.ok ? { done: retired ? words.isBack(title) : words.takenOff(title) } : answeredOf(answer))
  }

  return (
    <section className="stack desk-form needs-script" aria-label={retired ? words.putBack : words.takeOff}>
      <p>{what === 'species' ? words.kindOff : words.productOff}</p>
      <Answer to={answered} />
      <Button
        look="quiet"
        aria-label={retired ? words.putBackOf(title) : words.takeOffOf(title)}
        onClick={() => void press()}
      >
        {retired ? words.putBack : words.takeOff}
      </Button>
    </section>
  )
}
