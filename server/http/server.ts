import { getRequestListener, RequestError } from '@hono/node-server'
import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { detailPaths, listPaths } from '#shop/catalogue/paths.ts'
import { calls } from '#shop/wire/calls.ts'
import { seconds } from '#shop/time.ts'
import type { Crowd } from './crowd.ts'
import type { Files, ServedFile } from './files.ts'
import { folderOf, isOfCounter } from './folders.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { encodingFor } from './packing.ts'
import { limitPatience } from './patience.ts'
import type { Page } from './page.ts'
import { sendPage } from './send-page.ts'
import { openTurnstile } from './turnstile.ts'
import type { Socket } from 'node:net'
import { languageAsked } from '#shop/languages.ts'
import { wordsIn } from '#server/words-in.ts'
import { always, apiOnly } from './headers.ts'
import { refusalBody } from './in-words.ts'

interface TurnedAway {
  readonly status: number
  readonly refused: 'address-too-long' | 'nothing-here' | 'busy' | 'trouble'
  readonly headers?: Readonly<Record<string, string>>
}

const isNoAddress: TurnedAway = { status: 400, refused: 'nothing-here' }

/** Requests that end here are answered like any call. */
async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  { status, refused, headers = {} }: TurnedAway,
): Promise<'refused'> {
  const words = await wordsIn(languageAsked(request.headers['accept-language'] ?? null))
  response.writeHead(status, { ...always, ...apiOnly, ...headers, 'content-type': 'application/json' })
  response.end(JSON.stringify(refusalBody({ refused }, {}, words)))
  return 'refused'
}

/** Browsers and proxies wait for an answer before they send the next request on a connection; a few programs do not. */
const mostBehind = 16

/**
 * Two thousand requests fit into one packet, and Node delivers them in one turn of its loop, which would hold up
 * everybody for 100 ms. So the connection of a client that pipelines so many is closed.
 */
function openPipelines(): (request: IncomingMessage, response: ServerResponse) => boolean {
  const behind = new WeakMap<Socket, number>()

  return function isAttended({ socket }, response) {
    // It gets the connection once all earlier ones have been answered.
    if (response.socket !== null) return true
    const count = (behind.get(socket) ?? 0) + 1
    behind.set(socket, count)
    if (count === 1) setImmediate(() => behind.delete(socket))
    if (count === mostBehind + 1) setImmediate(() => socket.destroy())
    return count <= mostBehind
  }
}

/** A body of 64 KB in chunks of one letter is 60,000 chunks, each as costly as a large one. */
const mostPieces = 1000

/** The connection is closed after so many chunks, because Node delivers them all in one turn of its loop. */
function limitPieces(request: IncomingMessage): void {
  if (request.headers['transfer-encoding'] === undefined) return
  const push = request.push.bind(request)
  let pieces = 0
  request.push = (piece, encoding) => {
    pieces += 1
    if (pieces <= mostPieces || piece === null) return push(piece, encoding)
    if (pieces === mostPieces + 1) request.destroy()
    return false
  }
}

const longestAddress = 2048

/** Of calls and of uncached pages: a turn of the loop with this many takes a few milliseconds. */
const mostInATurn = 32

/** How long a connection that nobody uses stays. */
export const keepsAlive = seconds(5)

/**
 * The server itself: ready bytes go straight out, all else goes to the app.
 * Its patience is set on purpose: a slow sender must not hold a place that others need.
 */
export function openServer({
  app,
  files,
  pages,
  metrics,
  log,
  crowd,
  open = () => true,
  first = (_request, _response, next) => next(),
}: {
  app: { fetch(request: Request, env?: unknown): Response | Promise<Response> }
  files: Files
  /** a page that is ready, if there is one */
  pages: { ready(url: string): Page | undefined }
  metrics: Metrics
  log: Log
  crowd: Crowd
  /** false from the moment that the shop is asked to stop */
  open?: () => boolean
  /** what may answer before the shop does: the developer's tools */
  first?: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | undefined
}): Server {
  const toApp = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: (trouble) => {
      throw trouble
    },
  })
  const isAttended = openPipelines()
  const turn = openTurnstile(mostInATurn)

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<string> {
    const url = request.url ?? '/'
    if (url.length > longestAddress) return turnAway(request, response, { status: 414, refused: 'address-too-long' })
    if (!hasHost(request)) return turnAway(request, response, isNoAddress)
    if (isLook(request.method)) {
      const file = files.at(pathOf(url))
      if (file) {
        await sendFile(file, request, response)
        return 'file'
      }
    }
    if (!crowd.admits(pathOf(url), request, response)) {
      await turnAway(request, response, { status: 503, refused: 'busy', headers: { 'retry-after': '2' } })
      return 'shed'
    }
    await turn()
    try {
      await toApp(request, response)
    } catch (trouble) {
      if (!(trouble instanceof RequestError)) throw trouble
      return turnAway(request, response, isNoAddress)
    }
    return 'app'
  }

  /** A cached page waits for nothing and gets no line in the log, and so has no request number. */
  function attend(request: IncomingMessage, response: ServerResponse) {
    if (!isAttended(request, response)) return
    limitPieces(request)
    limitPatience(request, response)
    const began = performance.now()
    const { method = '', url = '/' } = request
    if (!open()) response.setHeader('connection', 'close')
    const page = isLook(method) && url.length <= longestAddress ? pages.ready(url) : undefined
    if (page === undefined) {
      void attendLonger(request, response, began)
      return
    }
    sendPage(page, request, response)
    metrics.answered('page', method, response.statusCode, (performance.now() - began) / 1000)
  }

  async function attendLonger(request: IncomingMessage, response: ServerResponse, began: number) {
    const id = randomUUID()
    const { method = '', url = '/' } = request
    response.setHeader('x-request-id', id)
    const kind = await answer(request, response).catch(async (trouble: unknown) => {
      log.error({ id, err: trouble }, 'an answer failed')
      if (response.headersSent) response.end()
      else await turnAway(request, response, { status: 500, refused: 'trouble' })
      return 'app'
    })
    const took = performance.now() - began
    metrics.answered(kind, method, response.statusCode, took / 1000)
    if (kind === 'app')
      log.info({ id, method, path: quietPath(url), status: response.statusCode, ms: Math.round(took) }, 'answered')
  }

  return createServer(
    {
      headersTimeout: seconds(10),
      // For a body it is limitPatience: Node would know no difference between a stranger and a photograph of ours.
      requestTimeout: 0,
      keepAliveTimeout: keepsAlive,
      // Node looks for those who are late every 30 seconds, which would make them that.
      connectionsCheckingInterval: seconds(1),
      // Who sends no body need not be listened to for its end.
      optimizeEmptyRequests: true,
    },
    (request, response) => first(request, response, () => attend(request, response)),
  )
}

/** Anybody may write there what they like: whatever parses the whole address later must not stumble over it. */
const hasHost = ({ headers }: IncomingMessage) => URL.canParse(`http://${headers.host ?? ''}`)

async function sendFile(file: ServedFile, request: IncomingMessage, response: ServerResponse) {
  if (request.headers['if-none-match'] === file.etag) {
    response.writeHead(304, { etag: file.etag }).end()
    return
  }
  const { body, encoding } = await file.read(encodingFor(request.headers['accept-encoding']))
  response.writeHead(200, { ...file.headers, ...named(encoding), 'content-length': body.length })
  response.end(request.method === 'HEAD' ? undefined : body)
}

const isLook = (method: string | undefined) => method === 'GET' || method === 'HEAD'

const named = (encoding: string) => (encoding === 'identity' ? {} : { 'content-encoding': encoding })

const pathOf = (url: string) => url.split('?', 1)[0] ?? '/'

/**
 * For the log: no query, and nothing that names one order, review or pincode, or answers a question. However oddly an
 * address is spelt, a token in it stays out of the log.
 */
export function quietPath(url: string): string {
  const [, ...parts] = pathOf(url).split('/')
  const isPlain = parts.every((part, at) => /^[A-Za-z0-9._~-]+$/.test(part) || (part === '' && at === parts.length - 1))
  const counter = parts.findIndex(isOfCounter)
  const thing = isPlain ? parts.findIndex((part) => ofThings.has(part.toLowerCase().replace(/\.data$/, ''))) : -1
  const quiet = parts.map((part, at) => {
    if (isPlain && counter >= 0)
      return /^[a-z-]+(\.data)?$/.test(part) && !endsInToken.has(parts[at - 1] ?? '') ? part : '…'
    const isTold = isPlain && (thing < 0 || at <= thing) && !mayBeToken(part)
    return isTold || namesOfCalls.has(part) ? part : '…'
  })
  return `/${quiet.join('/')}`
}

/** As long as the shortest token, and no word or file of ours: it may be one, also behind a folder that somebody mistyped. */
const mayBeToken = (part: string): boolean =>
  /[A-Za-z0-9_-]{20}/.test(part) &&
  !/^[a-z-]+(\.data)?$|\.(js|css|woff2|avif|webp|png|svg)$/.test(part) &&
  !ofSite.has(part)

const ofSite: ReadonlySet<string> = new Set(
  [...Object.values(detailPaths), ...Object.values(listPaths)].flatMap((path) => [
    path.slice(1),
    `${path.slice(1)}.data`,
  ]),
)

/** Pages of the counter behind which stands a token. */
const endsInToken: ReadonlySet<string> = new Set(['first', 'enrol'])

/** The parts of the addresses of calls that are the same for everybody. */
const namesOfCalls: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ path }) => path.split('/').filter((part) => part !== '' && !part.startsWith(':'))),
)

/** Folders of calls whose address names a thing, and of the pages that show one order. */
const ofThings: ReadonlySet<string> = new Set([
  ...Object.values(calls).flatMap(({ path }) => (path.includes('/:') ? [folderOf(path)] : [])),
  'myorders',
  'weighed',
])
