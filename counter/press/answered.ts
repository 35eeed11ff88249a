import type { Answered } from '#forms/answer.tsx'
import { type Failed, refusalOf } from '#forms/refusal.ts'

/** What is said of a press that failed. A button has no field: where the server names one, its sentence is said all the same. */
export function answeredOf(failed: Failed): Answered {
  const refusal = refusalOf(failed)
  return 'field' in refusal ? { said: [refusal.message] } : refusal
}
