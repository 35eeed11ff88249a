import { useState } from 'react'
import { type StaffSent, staffApi } from '#counter/api.ts'
import { answeredOf } from '#counter/press/answered.ts'
import type { Answered } from '#forms/answer.tsx'
import type { StaffCallName, StaffGives } from '#shop/wire/staff-calls.ts'
import { peopleWords } from '#words/people.ts'
import { useAskAgain } from '../press/use-ask-again.ts'

/** One change at a time: says what came of it, and shows the page as it is then. */
export function useChange() {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const askAgain = useAskAgain()

  async function change<Name extends StaffCallName>(
    name: Name,
    sent: StaffSent<Name>,
    done: string = peopleWords.done,
  ): Promise<StaffGives<Name> | undefined> {
    if (busy) return undefined
    setBusy(true)
    const came = await staffApi(name, sent)
    setBusy(false)
    setAnswer(came.ok ? { done } : answeredOf(came))
    if (!came.ok) return undefined
    await askAgain()
    return came.body
  }

  return { change, answer, busy }
}
