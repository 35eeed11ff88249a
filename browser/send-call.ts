import type * as v from 'valibot'
import { language } from '#words/language.ts'
import { noteAnswered, noteUnanswered } from './line.ts'
import { type Answer, readAnswer } from './read-answer.ts'
import { noteServerDate } from './server-clock.ts'

/** A call of any contract: what sends it and reads its answer needs no more. */
export interface Contract<Gives> {
  readonly method: string
  readonly path: string
  readonly gives: v.GenericSchema<unknown, Gives>
}

export interface Sending {
  /** what the call takes; of a GET it becomes the query */
  readonly body?: unknown
  /** what stands for each `:name` of the path */
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  readonly keepalive?: boolean
}

/** Sends what a call takes, and reads what it gives by the contract. Throws where there is no answer. */
export async function sendCall<Gives>(
  call: Contract<Gives>,
  { body, params = {}, headers = {}, signal, keepalive = false }: Sending,
  fetchAt: (path: string, request: RequestInit) => Promise<Response>,
): Promise<Answer<Gives>> {
  const bringsBody = call.method !== 'GET'
  const request: RequestInit = {
    method: call.method,
    headers: {
      accept: 'application/json',
      // The page's own, whatever the browser says of its person.
      'accept-language': language,
      ...(bringsBody ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(bringsBody ? { body: JSON.stringify(body ?? {}) } : {}),
    cache: 'no-store',
    keepalive,
    ...(signal ? { signal } : {}),
  }
  try {
    const response = await fetchAt(addressOf(call, params, body), request)
    const answer = await readAnswer(call.gives, response)
    noteServerDate(response.headers.get('date'))
    // What a gateway or a Wi-Fi login says in the shop's place is no answer of the shop.
    if (isOfShop(answer)) noteAnswered()
    else noteUnanswered('not the shop')
    return answer
  } catch (error) {
    noteUnanswered(error)
    throw error
  }
}

const isOfShop = (answer: Answer<unknown>) => answer.ok || ('refused' in answer && answer.refused.isJson)

function addressOf(
  { method, path }: Contract<unknown>,
  params: Readonly<Record<string, string | number>>,
  body: unknown,
): string {
  const at = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  if (method !== 'GET' || typeof body !== 'object' || body === null) return at
  const query = new URLSearchParams(
    Object.entries(body)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([name, value]) => [name, String(value)]),
  ).toString()
  return query === '' ? at : `${at}?${query}`
}
