import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { createServer as createSecureServer, type Server as SecureServer } from 'node:https'
import { Server as Listener } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener, RequestError } from '@hono/node-server'
import { wordsIn } from '#server/words-in.ts'
import { languageAsked } from '#shop/languages.ts'
import { seconds } from '#shop/time.ts'
import { sendingTime } from '#shop/wire/staff-call.ts'
import { staffCalls } from '#shop/wire/staff-calls.ts'
import { pathOf } from './addresses.ts'
import { type Files, sendFile } from './files.ts'
import { always, apiOnly } from './headers.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { type Page, sendPage } from './page.ts'
import { quietPath } from './quiet-path.ts'
import { refusalBody } from './refusal.ts'

interface TurnedAway {
  readonly status: number
  readonly refused: 'address-too-long' | 'nothing-here' | 'trouble'
}

const isNoAddress: TurnedAway = { status: 400, refused: 'nothing-here' }

/** Requests that end here are answered like any call. */
async function turnAway(
  request: IncomingMessage,
  response: ServerResponse,
  { status, refused }: TurnedAway,
): Promise<'refused'> {
  const words = await wordsIn(languageAsked(request.headers['accept-language'] ?? null))
  response.writeHead(status, { ...always, ...apiOnly, 'content-type': 'application/json' })
  response.end(JSON.stringify(refusalBody({ refused }, {}, words)))
  return 'refused'
}

const longestAddress = 2048

/** How long a connection that nobody uses stays. */
const keepsAlive = seconds(5)

/** Whoever sends a photograph or a catalogue over a slow line gets so long. nginx hangs up on slow strangers much sooner. */
const patience = seconds(15) + Math.max(...Object.values(staffCalls).map(sendingTime))

/** Whoever begins TLS and does not go on has no headers to be late with yet. */
const handshakes = seconds(5)

/** Each that says nothing takes some 20 kB of memory. */
const mostConnections = 10_000

/** What is served, by whichever door. */
export interface Served {
  app: { fetch(request: Request, env?: unknown): Response | Promise<Response> }
  files: Files
  /** a page that is ready, if there is one */
  pages: { ready(url: string): Page | undefined }
  metrics: Metrics
  log: Log
  /** false from the moment that the shop is asked to stop */
  open?: () => boolean
}

/** In PEM. */
interface Tls {
  readonly cert: string
  readonly key: string
}

/** What may answer before the shop does: the developer's tools, or what leads to https. */
export type First = (request: IncomingMessage, response: ServerResponse, next: () => void) => void

/**
 * The server itself: ready bytes go straight out, all else goes to the app. It bounds what one request may be and how long
 * it may take to come; who comes too often or too many at once is nginx's to hold back (deploy/nginx).
 */
export function openServer(given: Served & { readonly first?: First | undefined; readonly tls: Tls }): SecureServer
export function openServer(given: Served & { readonly first?: First | undefined }): Server
export function openServer({
  app,
  files,
  pages,
  metrics,
  log,
  open = () => true,
  first = (_request, _response, next) => next(),
  tls,
}: Served & { readonly first?: First | undefined; readonly tls?: Tls | undefined }): Server {
  const toApp = getRequestListener((request, env) => app.fetch(request, env), {
    overrideGlobalObjects: false,
    errorHandler: (trouble) => {
      throw trouble
    },
  })

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

  const limits = {
    headersTimeout: seconds(10),
    requestTimeout: patience,
    keepAliveTimeout: keepsAlive,
    // Node looks for those who are late every 30 seconds, which would make them that.
    connectionsCheckingInterval: seconds(1),
    // Who sends no body need not be listened to for its end.
    optimizeEmptyRequests: true,
  }
  const heard = (request: IncomingMessage, response: ServerResponse) =>
    first(request, response, () => attend(request, response))
  const door =
    tls === undefined
      ? createServer(limits, heard)
      : createSecureServer({ ...limits, ...tls, handshakeTimeout: handshakes }, heard)
  door.maxConnections = mostConnections
  return door
}

/** Anybody may write there what they like: whatever parses the whole address later must not stumble over it. */
const hasHost = ({ headers }: IncomingMessage) => URL.canParse(`http://${headers.host ?? ''}`)

const isLook = (method: string | undefined) => method === 'GET' || method === 'HEAD'

/** How long a proxy that polls `/health/ready` may take to notice that we are not ready. */
const notice = seconds(1)

/**
 * Accepts nothing new, finishes what runs, and cuts off what exceeds the patience. Behind a proxy idle connections stay
 * open until they would end anyway, because the proxy may be about to use one.
 */
export async function drain(
  door: Server,
  { patience, behindProxy }: { patience: number; behindProxy: boolean },
): Promise<void> {
  const cutOff = setTimeout(() => door.closeAllConnections(), patience)
  if (behindProxy) await sleep(notice)
  await new Promise<void>((resolve) => {
    // The close of http would end idle connections at once.
    Listener.prototype.close.call(door, () => resolve())
    if (behindProxy) setTimeout(() => door.closeIdleConnections(), keepsAlive + seconds(1))
    else door.closeIdleConnections()
  })
  clearTimeout(cutOff)
}
