import type { Done } from '#shop/answers.ts'
import { languageAsked } from '#shop/languages.ts'
import { inWords, type Refused } from '#shop/refusals.ts'
import { english, type Words, wordsIn } from '#server/words-in.ts'

/** The words in which a call is answered. */
export const wordsFor = (headers: { get(name: 'accept-language'): string | null }): Words | Promise<Words> =>
  wordsIn(languageAsked(headers.get('accept-language')))

/** What goes out with a refusal: its sentence first. */
export const refusalBody = (
  why: Refused,
  more: Readonly<Record<string, unknown>> = {},
  { refusals }: Pick<Words, 'refusals'> = english,
) => ({
  message: inWords(refusals, why),
  ...more,
})

/** A body as a handler gives it: its message is a code still. */
export type Unworded<Body> = Body extends { readonly message?: string | undefined }
  ? { readonly [Key in keyof Body]: Key extends 'message' ? Done : Body[Key] }
  : Body

/** The body as it goes out, every field in its place. */
export function worded<Body>(body: Unworded<Body>, words: Pick<Words, 'answers'>): object {
  return isUnworded(body) ? { ...body, message: sentenceOf(body.message, words) } : (body as object)
}

const isUnworded = (body: unknown): body is { message: Done } =>
  typeof body === 'object' && body !== null && 'message' in body

function sentenceOf(done: Done, { answers }: Pick<Words, 'answers'>): string {
  const sentence: (args: never) => string = answers[done.done]
  return sentence(done as never)
}
