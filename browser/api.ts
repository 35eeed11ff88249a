import type { calls, Sends } from '#shop/wire/calls.ts'
import type { AnswerRead } from '#shop/wire/reads.ts'

/** The outcome of a call. A refusal brings the server's own sentence; 'unreachable' means no answer, so the outcome is unknown. */
export type Answer<Gives> =
  | { readonly ok: true; readonly body: Gives }
  | { readonly ok: false; readonly refused: Refused }
  | { readonly ok: false; readonly unreachable: true }

export interface Refused {
  readonly status: number
  /** the server's own sentence, where it said one */
  readonly said: string | undefined
  /** that sentence, or the specification's for a failure that has none (section 8) */
  readonly message: string
  /** whether it was JSON, as a backend speaks; a proxy or a network that wants a login says something else */
  readonly isJson: boolean
  /** all that was answered: a field, new prices */
  readonly more: Readonly<Record<string, unknown>>
}

/**
 * Makes a call of the contract, by its name. Never throws: what can go wrong with a network is an answer too. The contract
 * comes with the first call, for most visits make none.
 */
export async function api<Name extends CallName>(name: Name, sent: Sent<Name> = {}): Promise<Answer<AnswerRead<Name>>> {
  noteCalling(1)
  try {
    const { makeCall } = await import('./make-call.ts')
    return await makeCall(name, sent)
  } catch {
    return { ok: false, unreachable: true }
  } finally {
    noteCalling(-1)
  }
}

/** Whoever begins to type means to call: what a call needs comes meanwhile. */
export const readyCalls = (): void => void import('./make-call.ts').catch(() => undefined)

/** Whether an answer is being waited for. */
export const isCalling = (): boolean => calling > 0

export function onCalling(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export type CallName = keyof typeof calls

/** Where the calls are, as the page says it: nothing means where the page came from. */
export const apiHost = (): string => document.querySelector<HTMLMetaElement>('meta[name="api-host"]')?.content ?? ''

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

let calling = 0
const listeners = new Set<() => void>()

function noteCalling(more: 1 | -1) {
  calling += more
  for (const listener of listeners) listener()
}
