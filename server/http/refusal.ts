import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** A request that the door turns away, with the status and the sentence that the person gets. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly more: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: ContentfulStatusCode,
    message: string,
    { more = {}, headers = {} }: { more?: Record<string, unknown>; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.status = status
    this.more = more
    this.headers = headers
  }
}
