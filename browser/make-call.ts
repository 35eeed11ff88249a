import * as v from 'valibot'
import type { Call } from '#shop/wire/call.ts'
import { calls, type Gives } from '#shop/wire/calls.ts'
import { callsWords } from '#words/calls.ts'
import { type Answer, apiHost, type CallName, type Sent } from './api.ts'
import { timings } from './timings.ts'

/** Sends what a call takes, and reads what it gives by the contract. Throws where there is no answer. */
export async function makeCall<Name extends CallName>(name: Name, sent: Sent<Name>): Promise<Answer<Gives<Name>>> {
  const { body, params = {}, token, headers = {}, signal } = sent
  const call: Call = calls[name]
  const response = await fetch(apiHost() + addressOf(call, params, body), {
    method: call.method,
    headers: {
      accept: 'application/json',
      ...(takesBody(call) ? { 'content-type': 'application/json' } : {}),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(takesBody(call) ? { body: JSON.stringify(body ?? {}) } : {}),
    cache: 'no-store',
    signal: AbortSignal.any([AbortSignal.timeout(timings.callTimeout), ...(signal ? [signal] : [])]),
  })
  return await answerOf(name, response)
}

const takesBody = ({ method }: Call): boolean => method !== 'GET'

function addressOf(call: Call, params: Readonly<Record<string, string | number>>, body: unknown): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (takesBody(call) || typeof body !== 'object' || body === null) return path
  const query = new URLSearchParams(
    Object.entries(body)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

async function answerOf<Name extends CallName>(name: Name, response: Response): Promise<Answer<Gives<Name>>> {
  const text = await response.text()
  const said = jsonIn(text)
  if (response.ok) {
    const read = v.safeParse<v.GenericSchema<unknown, Gives<Name>>>(calls[name].gives, said)
    if (read.success) return { ok: true, body: read.output }
  }
  const more = typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  const { status } = response
  const own = typeof more.message === 'string' && more.message !== '' ? more.message : undefined
  const message = own ?? callsWords.httpError(status, callsWords.unknownError)
  return { ok: false, refused: { status, said: own, message, more } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
