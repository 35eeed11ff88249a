import { useState } from 'react'
import type { Answer as CallAnswer } from '#browser/read-answer.ts'
import type { Answered } from '#forms/answer.tsx'
import type { CounterScale } from '#shop/wire/staff/scale.ts'
import { answeredOf } from '../press/answered.ts'
import { useAskAgain } from '../press/use-ask-again.ts'
import { scaleStore } from './scale-store.ts'

/** What came of setting something. The scale of this screen is read by it from that moment on. */
export function useSetting() {
  const askAgain = useAskAgain()
  const [answered, setAnswered] = useState<Answered>()
  async function settle(answer: CallAnswer<CounterScale>, done: string) {
    if (!answer.ok) return setAnswered(answeredOf(answer))
    setAnswered({ done })
    scaleStore.adopt(answer.body)
    await askAgain()
  }
  return { answered, setAnswered, settle }
}
