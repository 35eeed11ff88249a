import { useState } from 'react'
import { useRevalidator } from 'react-router'
import type { StaffCallName, StaffGives } from '#shop/wire/staff-calls.ts'
import { peopleWords } from '#words/people.ts'
import type { Answered } from '#forms/answer.tsx'
import { refusalOf } from '#forms/refusal.ts'
import { staffApi, type StaffSent } from '#counter/api.ts'

/** One press at a time: says what came of it, and shows the page as it is then. */
export function useAct() {
  const [answer, setAnswer] = useState<Answered>()
  const [busy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()

  async function act<Name extends StaffCallName>(
    name: Name,
    sent: StaffSent<Name>,
    done: string = peopleWords.done,
  ): Promise<StaffGives<Name> | undefined> {
    if (busy) return undefined
    setBusy(true)
    const came = await staffApi(name, sent)
    setBusy(false)
    setAnswer(came.ok ? { done } : (saidBy(came) as Answered))
    if (!came.ok) return undefined
    await revalidate()
    return came.body
  }

  return { act, answer, busy }
}

/** A button has no field to show it at. */
export function saidBy(came: Parameters<typeof refusalOf>[0]) {
  return refusalOf('refused' in came ? { ...came, refused: { ...came.refused, more: {} } } : came)
}
