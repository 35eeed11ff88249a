import * as v from 'valibot'
import { callsWords } from '#words/frame.ts'

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

/** What the shop said, by the contract of what was asked. Throws where its answer breaks off. */
export async function readAnswer<Gives>(
  gives: v.GenericSchema<unknown, Gives>,
  response: Response,
): Promise<Answer<Gives>> {
  const text = await response.text()
  const said = jsonIn(text)
  if (response.ok) {
    const read = v.safeParse(gives, said)
    if (read.success) return { ok: true, body: read.output }
  }
  const isJson = typeof said === 'object' && said !== null
  const more = isJson ? (said as Record<string, unknown>) : {}
  const { status } = response
  const own = typeof more.message === 'string' && more.message !== '' ? more.message : undefined
  const message = own ?? callsWords.httpError(status, callsWords.unknownError)
  return { ok: false, refused: { status, said: own, message, isJson, more } }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
