import type { Answered } from '#forms/answer.tsx'
import type { Outcome } from '#forms/use-form.ts'

/** What came of an act that has no fields: where the server names one, its sentence is said all the same. */
export const answeredOf = (outcome: Outcome): Answered | undefined =>
  outcome && 'field' in outcome ? { said: [outcome.message] } : outcome
