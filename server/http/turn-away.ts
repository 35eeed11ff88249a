import type { IncomingMessage, ServerResponse } from 'node:http'
import { languageAsked } from '#shop/languages.ts'
import { wordsIn } from '#server/words-in.ts'
import { always, apiOnly } from './headers.ts'
import { refusalBody } from './in-words.ts'

interface TurnedAway {
  readonly status: number
  readonly refused: 'address-too-long' | 'nothing-here' | 'busy' | 'trouble'
  readonly headers?: Readonly<Record<string, string>>
}

export const isNoAddress: TurnedAway = { status: 400, refused: 'nothing-here' }

/** Requests that end here are answered like any call. */
export async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  { status, refused, headers = {} }: TurnedAway,
): Promise<'refused'> {
  const words = await wordsIn(languageAsked(request.headers['accept-language'] ?? null))
  response.writeHead(status, { ...always, ...apiOnly, ...headers, 'content-type': 'application/json' })
  response.end(JSON.stringify(refusalBody({ refused }, {}, words)))
  return 'refused'
}
