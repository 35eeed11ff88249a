import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refused } from '#shop/refusals.ts'

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
