import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Refused } from '#shop/refusals.ts'

/** A request that is turned away: the status, why, and what the answer carries beside its sentence. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly why: Refused
  readonly more: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    why: Refused,
    { more = {}, headers = {} }: { more?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(why.refused)
    this.status = status
    this.why = why
    this.more = more
    this.headers = headers
  }
}
