import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { Answer, type Answered } from '#forms/answer.tsx'
import { Button } from '#kit/button.tsx'
import { answeredOf } from '../press/answered.ts'
import { useAct } from '../press/use-act.ts'

/** Takes a kind or a product off, and puts it back: nothing is ever deleted. */
export function TakeOff({
  what,
  of,
  title,
  retired,
  seen,
  onDone,
}: {
  what: 'species' | 'product'
  /** the code of a kind, the id of a product */
  of: string
  title: string
  retired: boolean
  seen: number
  onDone: (version: number) => void
}) {
  const { revalidate } = useRevalidator()
  const [answered, setAnswered] = useState<Answered>()
  const species = useAct('takeSpeciesOff')
  const product = useAct('takeProductOff')

  async function press() {
    const body = { seen, retired: !retired }
    const answer = await (what === 'species'
      ? species({ params: { name: of }, body })
      : product({ params: { id: of }, body }))
    if (answer.ok) onDone('species' in answer.body ? answer.body.species.version : answer.body.product.version)
    await revalidate()
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
