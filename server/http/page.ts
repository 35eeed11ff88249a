import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'
import { seconds } from '#shop/time.ts'
import type { Inline } from '#shop/wire/page-parts.ts'
import { always, closedPolicy, pagePolicy, type Transport } from './headers.ts'
import { type Encoding, encodingFor, packNow, packSmall } from './packing.ts'

/** A finished page: its bytes in each encoding, with the headers that go with them. */
export interface Page {
  readonly status: number
  readonly etag: string
  readonly headers: Readonly<Record<string, string>>
  readonly bytes: Record<Encoding, Buffer>
  /** what went out already. Not in a weak map, whose values outlive their page until all memory is cleared. */
  readonly sent: Partial<Record<Encoding, Packed>>
}

/** A page's bytes in one encoding, and its headers as Node writes them fastest: name, value, name, value. */
interface Packed {
  readonly head: readonly string[]
  readonly body: Buffer
}

/** Makes the page from the rendered document, to which nothing is done. `inline` is what stands in it to be run or worn. */
export function pageFrom(
  document: string,
  {
    status,
    type,
    transport,
    apiHost,
    inline,
    runsWasm,
  }: {
    status: number
    type: string
    transport: Transport
    apiHost: string
    inline: Inline
    runsWasm?: boolean
  },
): Page {
  const body = Buffer.from(document)
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  return {
    status,
    etag,
    headers: {
      ...always,
      ...transport,
      'content-type': type,
      'cache-control': status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store',
      vary: 'accept-encoding',
      etag,
      // What is no page is shown by the browser's own means: it lets in nothing, and a style of theirs is no news of ours.
      'content-security-policy': type.startsWith('text/html')
        ? pagePolicy({
            scripts: inline.scripts.map(hashOf),
            styles: inline.styles.map(hashOf),
            calls: apiHost,
            ...(runsWasm && { runsWasm }),
          })
        : closedPolicy,
    },
    bytes: new AskedFor(body),
    sent: {},
  }
}

/**
 * Packed when first asked for: most people's browsers understand the same encoding. Once it is packed as small as can be,
 * only that is kept, a fifth of the plain bytes; plain answers are unpacked from it.
 */
class AskedFor implements Record<Encoding, Buffer> {
  #plain: Buffer | undefined
  #gzip: Buffer | undefined
  #br: Buffer | undefined

  constructor(plain: Buffer) {
    this.#plain = plain
  }

  get identity(): Buffer {
    return (this.#plain ??= brotliDecompressSync(this.br))
  }

  get gzip(): Buffer {
    return (this.#gzip ??= packNow(this.identity, 'gzip'))
  }

  get br(): Buffer {
    return (this.#br ??= packNow(this.identity, 'br'))
  }

  set br(smallest) {
    this.#br = smallest
    this.#plain = undefined
  }
}

/** What goes out to somebody who takes this encoding; the headers are put in line once for each body. */
function packed(page: Page, encoding: Encoding): Packed {
  const body = page.bytes[encoding]
  const known = page.sent[encoding]
  if (known?.body === body) return known
  const named = encoding === 'identity' ? {} : { 'content-encoding': encoding }
  const head = Object.entries({ ...page.headers, ...named, 'content-length': String(body.length) }).flat()
  return (page.sent[encoding] = { head, body })
}

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

/** What the page may come to with what it is packed into, which is together smaller than the page, and with its headers. */
export const mostBytesOf = ({ bytes }: Page): number => 2 * bytes.identity.length + 4096

/** The smallest bytes take 18 ms to make, too long for somebody waiting: they are made after the first answer. */
export async function squeeze(page: Page): Promise<void> {
  page.bytes.br = await packSmall(page.bytes.identity)
  delete page.sent.identity
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
