import type { AnswerRead } from '#shop/wire/reads.ts'
import type { CallName, Sent } from './make-call.ts'
import type { Answer } from './read-answer.ts'

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

let calling = 0
const listeners = new Set<() => void>()

function noteCalling(more: 1 | -1) {
  calling += more
  for (const listener of listeners) listener()
}
