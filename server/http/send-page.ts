import type { IncomingMessage, ServerResponse } from 'node:http'
import { encodingFor } from './packing.ts'
import { type Page, packed } from './page.ts'
import { seconds } from '#shop/time.ts'

/** The parts of a request that change the answer of a page. */
interface Asked {
  readonly method: string | undefined
  readonly etag: string | undefined
  readonly encodings: string | undefined
  readonly purpose: string | string[] | undefined
}

/** The answer for a page: its status, its headers as a flat list (name, value, name, value), and its body. */
export function answerWith(page: Page, { method, etag, encodings, purpose }: Asked) {
  const ahead = keptAhead(page, purpose)
  if (etag === page.etag && page.status === 200) return { status: 304, head: headOf304(page, ahead), body: undefined }
  const { head, body } = packed(page, encodingFor(encodings))
  return {
    status: page.status,
    head: ahead === undefined ? head : head.with(head.indexOf('cache-control') + 1, ahead),
    body: method === 'HEAD' ? undefined : body,
  }
}

/** The headers of a 304 that say how to cache; of the others the browser keeps the earlier ones. */
const headOf304 = ({ headers, etag }: Page, ahead: string | undefined): readonly string[] => [
  'etag',
  etag,
  'vary',
  headers.vary ?? '',
  'cache-control',
  ahead ?? headers['cache-control'] ?? '',
]

/** Writes straight to the connection, which accepts the flat list of headers. */
export function sendPage(page: Page, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const { status, head, body } = answerWith(page, {
    method,
    etag: headers['if-none-match'],
    encodings: headers['accept-encoding'],
    purpose: headers['sec-purpose'],
  })
  response.writeHead(status, head as string[]).end(body)
}

/** A page fetched ahead is fresh for as long as it takes from touching a link to the tap. */
const nearness = seconds(5)

/**
 * The caching header for a page that is fetched ahead (`sec-purpose`); undefined for all other requests, and for what a
 * browser must never keep.
 */
const keptAhead = ({ headers }: Pick<Page, 'headers'>, purpose: string | string[] | undefined) =>
  purpose === 'prefetch' && headers['cache-control'] !== 'no-store' ? `private, max-age=${nearness / 1000}` : undefined
