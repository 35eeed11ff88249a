import { calls } from '#shop/wire/calls.ts'
import { type AnswerRead, reads } from '#shop/wire/reads.ts'
import { type Answer, apiHost, type CallName, type Sent } from './api.ts'
import { withPatience } from './patience.ts'
import { type Contract, sendCall } from './send-call.ts'

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
