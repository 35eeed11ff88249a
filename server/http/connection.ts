import type { Context } from 'hono'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** The connection that a request came by; a test that asks the app itself has none. */
export const connectionOf = (context: Context) =>
  (context.env ?? {}) as { readonly incoming?: IncomingMessage; readonly outgoing?: ServerResponse }
