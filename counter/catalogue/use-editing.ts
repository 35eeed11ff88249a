import { useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import { deskCatalogueWords as words } from '#words/desk-catalogue.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { useNewest } from '../press/use-newest.ts'

interface Changeable {
  readonly version: number
}

/**
 * Something that is changed as it was seen. The slower of two sees what the other changed, and saves over that
 * only by pressing again.
 */
export function useEditing<Thing extends Changeable, Typed>(
  brought: Thing,
  change: (typed: Typed, seen: number) => Promise<Answer<Thing>>,
) {
  const askAgain = useAskAgain()
  const [now, setAnswered] = useNewest(brought, ({ version }) => version)
  const [start, setStart] = useState(now)
  const [isBeaten, setBeaten] = useState(false)

  async function send(typed: Typed) {
    const answer = await change(typed, isBeaten ? now.version : start.version)
    if (answer.ok) {
      setStart(answer.body)
      setAnswered(answer.body)
      setBeaten(false)
      await askAgain()
    }
    return { answer, done: words.saved }
  }

  async function beaten() {
    setBeaten(true)
    await askAgain()
  }

  return {
    /** as it stood when the form began, or was saved last */
    start,
    isBeaten,
    form: { send, onConflict: () => void beaten() },
  }
}
