import type { Done } from '#shop/answers.ts'
import { inWords, type Refused } from '#shop/refusals.ts'
import { answers } from '#words/answers.ts'
import { refusals } from '#words/refusals.ts'

// The one place that knows a language. The shop speaks English alone; in another it would answer by the request's.

/** What goes out with a refusal: its sentence first. */
export const refusalBody = (why: Refused, more: Readonly<Record<string, unknown>> = {}) => ({
  message: inWords(refusals, why),
  ...more,
})

/** A body as a handler gives it: its message is a code still. */
export type Unworded<Body> = Body extends { readonly message?: string | undefined }
  ? { readonly [Key in keyof Body]: Key extends 'message' ? Done : Body[Key] }
  : Body

/** The body as it goes out, every field in its place. */
export function worded<Body>(body: Unworded<Body>): unknown {
  return isUnworded(body) ? { ...body, message: sentenceOf(body.message) } : body
}

const isUnworded = (body: unknown): body is { message: Done } =>
  typeof body === 'object' && body !== null && 'message' in body

function sentenceOf(done: Done): string {
  const sentence: (args: never) => string = answers[done.done]
  return sentence(done as never)
}
