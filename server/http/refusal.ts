import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { OverLimit } from '#server/storage/limits.ts'
import { english, type Words, wordsIn } from '#server/words-in.ts'
import type { Done } from '#shop/answers.ts'
import { languageAsked } from '#shop/languages.ts'
import { inWords } from '#shop/refusals.ts'
import type { Refused } from '#shop/wire/refused.ts'

/** Cookies are the one header that comes several times. */
export type AnswerHeaders = Readonly<Record<string, string | string[]>>

/** A request that is turned away: the status, why, and what the answer carries beside its sentence. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly why: Refused
  readonly more: Readonly<Record<string, unknown>>
  readonly headers: AnswerHeaders

  constructor(
    status: ContentfulStatusCode,
    why: Refused,
    { more = {}, headers = {} }: { more?: Record<string, unknown>; headers?: AnswerHeaders } = {},
  ) {
    super(why.refused)
    this.status = status
    this.why = why
    this.more = more
    this.headers = headers
  }
}

/** Says when to come again, in the sentence and in the header; `barred` is said where no waiting helps. */
export function tooOften(
  { wait }: OverLimit,
  { barred = { refused: 'busy' }, often = { refused: 'too-often' }, more = {} }: Wording = {},
): Refusal {
  if (wait === undefined) return new Refusal(429, barred, { more })
  const seconds = Math.ceil(wait / 1000)
  return new Refusal(
    429,
    { ...often, seconds },
    {
      more: { ...more, retryAfter: seconds },
      headers: { 'retry-after': String(seconds) },
    },
  )
}

interface Wording {
  readonly barred?: Refused
  readonly often?: { readonly refused: 'too-often' | 'passwords-too-often' }
  readonly more?: Record<string, unknown>
}

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
