import * as v from 'valibot'
import type { Call } from '#shop/calls.ts'
import { words } from '#shop/words.ts'
import { timings } from './timings.ts'

/** What came of a call. A refusal brings the server's own sentence; 'unreachable' is no answer at all, so nobody knows. */
export type Answer<Gives> =
  | { readonly ok: true; readonly body: Gives }
  | { readonly ok: false; readonly refused: Refused }
  | { readonly ok: false; readonly unreachable: true }

export interface Refused {
  readonly status: number
  /** what the server said, or that it said nothing readable */
  readonly message: string
  /** the same as the specification words it where nobody else does (section 8) */
  readonly generic: string
  /** all that was answered: a field, new prices */
  readonly more: Readonly<Record<string, unknown>>
}

/** Makes a call of the contract. Never throws: what can go wrong with a network is an answer too. */
export async function api<C extends Call>(call: C, sent: Sent<C> = {}): Promise<Answer<v.InferOutput<C['gives']>>> {
  const { body, parts = {}, token, headers = {}, signal } = sent
  noteCalling(1)
  try {
    const response = await fetch(apiHost() + addressOf(call, parts, body), {
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
    return await answerOf(call, response)
  } catch {
    return { ok: false, unreachable: true }
  } finally {
    noteCalling(-1)
  }
}

/** Whether an answer is being waited for. */
export const isCalling = (): boolean => calling > 0

export function onCalling(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Where the calls are, as the page says it: nothing means where the page came from. */
export const apiHost = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? ''

export interface Sent<C extends Call> {
  /** what the call takes; of a GET it becomes the query */
  readonly body?: v.InferInput<C['takes']>
  /** what stands for each `:name` of the path */
  readonly parts?: Readonly<Record<string, string | number>>
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

let calling = 0
const listeners = new Set<() => void>()

function noteCalling(more: 1 | -1) {
  calling += more
  for (const listener of listeners) listener()
}

const takesBody = ({ method }: Call): boolean => method !== 'GET'

function addressOf(call: Call, parts: Readonly<Record<string, string | number>>, body: unknown): string {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  if (takesBody(call) || typeof body !== 'object' || body === null) return path
  const query = new URLSearchParams(
    Object.entries(body)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

async function answerOf<C extends Call>(call: C, response: Response): Promise<Answer<v.InferOutput<C['gives']>>> {
  const text = await response.text()
  const said = jsonIn(text)
  if (response.ok) {
    const read = v.safeParse(call.gives, said)
    if (read.success) return { ok: true, body: read.output }
  }
  const more = typeof said === 'object' && said !== null ? (said as Record<string, unknown>) : {}
  const message = typeof more.message === 'string' && more.message !== '' ? more.message : words.calls.unknownError
  const generic = words.calls.httpError(response.status, message)
  return { ok: false, refused: { status: response.status, message, generic, more } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
