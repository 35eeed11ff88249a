import { useState } from 'react'
import type { Answer } from '#browser/read-answer.ts'
import type { Answered, FieldError } from '#forms/answer.tsx'
import { isConflict } from '#shop/wire/why-no.ts'
import { answeredOf } from '../press/answered.ts'
import { fieldIdOf } from './plan-rows.tsx'
import type { WrongPlan } from './typed-plan.ts'

/** What came of setting plans: said, or told at the fields, or that somebody was quicker. */
export function usePlansAnswer() {
  const [wrong, setWrong] = useState<readonly WrongPlan[]>([])
  const [answered, setAnswered] = useState<Answered>()
  const [isLost, setLost] = useState(false)
  const errors: readonly FieldError[] = wrong.map((one) => ({ field: fieldIdOf(one), message: one.message }))
  return {
    wrong,
    answered,
    errors,
    isLost,
    /** what is wrong with what was typed; false: nothing */
    refuse(found: readonly WrongPlan[]): boolean {
      setWrong(found)
      setLost(false)
      setAnswered(found.length === 0 ? undefined : { wrong: found.map(fieldIdOf) })
      return found.length > 0
    },
    done(said: string) {
      setLost(false)
      setAnswered({ done: said })
    },
    /** true: somebody was quicker */
    failed(answer: Extract<Answer<unknown>, { ok: false }>): boolean {
      const hasLost = isConflict(answer)
      setLost(hasLost)
      setAnswered(answeredOf(answer))
      return hasLost
    },
    clear() {
      setWrong([])
      setLost(false)
      setAnswered(undefined)
    },
  }
}
