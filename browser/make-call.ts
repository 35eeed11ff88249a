import { calls, type Sends } from '#shop/wire/calls.ts'
import { type AnswerRead, reads } from '#shop/wire/reads.ts'
import { apiHost } from './api-host.ts'
import { withPatience } from './patience.ts'
import type { Answer } from './read-answer.ts'
import { type Contract, sendCall } from './send-call.ts'

export type CallName = keyof typeof calls

export interface Sent<Name extends CallName> {
  /** what the call takes; of a GET it becomes the query */
  readonly body?: Sends<Name>
  /** what stands for each `:name` of the path */
  readonly params?: Readonly<Record<string, string | number>>
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** goes out even where its page goes */
  readonly keepalive?: boolean
}

/** Makes a call of the shop's contract as the shopper's pages do. Throws where there is no answer. */
export function makeCall<Name extends CallName>(
  name: Name,
  { token, headers = {}, signal, ...sent }: Sent<Name>,
): Promise<Answer<AnswerRead<Name>>> {
  return sendCall(
    { ...calls[name], ...(name in reads && { gives: reads[name as keyof typeof reads] }) } as unknown as Contract<
      AnswerRead<Name>
    >,
    {
      ...sent,
      headers: { ...(token === undefined ? {} : { authorization: `Bearer ${token}` }), ...headers },
      signal: withPatience(signal),
    },
    (path, request) => fetch(apiHost() + path, request),
  )
}
