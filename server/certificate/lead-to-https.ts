import type { IncomingMessage, ServerResponse } from 'node:http'
import type { BlockList } from 'node:net'
import { authorityFile, forOperators, pathOf, trustPage } from '#server/http/addresses.ts'
import { isIn, socketAddressOf } from '#server/http/caller.ts'
import type { Files } from '#server/http/files.ts'
import { always } from '#server/http/headers.ts'
import type { First } from '#server/http/server.ts'

/** What is answered on plain http beside https: the machine's own questions, and what a device needs that does not trust the shop yet. */
const answeredPlain: ReadonlySet<string> = new Set([...Object.values(forOperators), trustPage, authorityFile])

/**
 * On plain http, where the shop serves https itself: everybody else is led to https. A proxy that was named comes by plain
 * http for people who came to it by https.
 */
export function leadToHttps({
  publicUrl,
  files,
  trusted,
  otherwise = (_request, _response, next) => next(),
}: {
  readonly publicUrl: string
  readonly files: Files
  readonly trusted: BlockList
  /** what may answer before the shop does, where nobody is led away */
  readonly otherwise?: First | undefined
}): First {
  const { origin } = new URL(publicUrl)
  return (request, response, next) => {
    const url = request.url ?? '/'
    const path = pathOf(url)
    if (answeredPlain.has(path) || files.at(path) !== undefined || isIn(trusted, socketAddressOf(request)))
      otherwise(request, response, next)
    else lead(request, response, origin + ownPathIn(url))
  }
}

/** Somebody may ask as if we were a proxy, for an address elsewhere, or for what no header can hold: they are led to the front page. */
const ownPathIn = (url: string): string => (/^\/[\x21-\x7e]{0,2047}$/.test(url) ? url : '/')

/** Not for good, because a shop may go back to http. Who sends something may send it again there. */
function lead(request: IncomingMessage, response: ServerResponse, location: string) {
  response.writeHead(307, {
    ...always,
    location,
    'cache-control': 'no-store',
    'content-length': 0,
    connection: 'close',
  })
  response.end()
  request.resume()
}
