import * as v from 'valibot'
import { callsWords } from '#words/frame.ts'
import type { Answer } from './api.ts'

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
