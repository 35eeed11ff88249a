import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'

/** What becomes of whatever is said of an order: before the shop has it, or of its answer. */
export const lies = [
  'well',
  'well',
  'lost',
  'lost',
  'answer lost',
  'answer lost',
  'answer lost',
  'held, then lost',
  'held, then lost',
  'page with 200',
  'page with 200 after it',
  'page with 200 after it',
  'page with 502 after it',
  'page with 502 after it',
  'page with 503',
  '503',
  '401',
  '403',
  '409',
  '422',
  '429',
] as const
export type Lie = (typeof lies)[number]

/** An order as it came to the shop. */
export interface Arrived {
  readonly note: string
  readonly token: string
  readonly at: number
  /** the path of the page that sent it */
  readonly from: string
}

/** A connection to a shop that lies about orders, and about nothing else. */
export interface LyingLine extends AsyncDisposable {
  readonly url: string
  lie: Lie
  /** is told of each order that the shop hears of */
  arrived: (order: Arrived) => void
}

export async function openLyingLine(shop: string): Promise<LyingLine> {
  const server = createServer((request, response) => {
    const isOfOrder = /^\/orders($|\/attempts\/)/.test(request.url ?? '')
    void (isOfOrder ? lieAbout(request, response) : pass(request, response, shop)).catch(() => response.destroy())
  })
  const line: LyingLine = {
    url: '',
    lie: 'well',
    arrived: () => undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }

  async function lieAbout(request: IncomingMessage, response: ServerResponse) {
    const { lie } = line
    if (lie === 'lost') return request.socket.destroy()
    if (lie === 'held, then lost') return setTimeout(() => request.socket.destroy(), 700)
    if (lie === 'page with 200') return page(response, 200)
    if (lie === 'page with 503') return page(response, 503)
    if (/^\d+$/.test(lie)) return json(response, Number(lie))
    const body = await buffer(request)
    if (request.method === 'POST') {
      const { note = '' } = JSON.parse(body.toString()) as { note?: string }
      const from = new URL(request.headers.referer ?? line.url).pathname
      line.arrived({
        note,
        token: request.headers.authorization?.replace('Bearer ', '') ?? '',
        at: performance.now(),
        from,
      })
    }
    if (lie === 'well') return pass(request, response, shop, body)
    await heard(request, shop, body)
    if (lie === 'page with 200 after it') return page(response, 200)
    if (lie === 'page with 502 after it') return page(response, 502)
    return request.socket.destroy()
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return Object.assign(line, { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
}

const page = (response: ServerResponse, status: number) =>
  response
    .writeHead(status, { 'content-type': 'text/html' })
    .end('<!doctype html><h1>Please log in to this network</h1>')

const json = (response: ServerResponse, status: number) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ message: `No, ${status}.` }))

async function forward(
  { method, url, headers }: IncomingMessage,
  shop: string,
  body: Buffer,
): Promise<IncomingMessage> {
  const { host: _, ...others } = headers
  const sent = { method, headers: { ...others, 'content-length': body.length }, agent: false }
  // What breaks before the answer is told by `once`; what breaks in it ends the answer here too.
  const asked = ask(new URL(url ?? '/', shop), sent).on('error', () => undefined)
  asked.end(body)
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  return answer
}

async function pass(request: IncomingMessage, response: ServerResponse, shop: string, body?: Buffer): Promise<void> {
  const answer = await forward(request, shop, body ?? (await buffer(request)))
  response.writeHead(answer.statusCode ?? 502, answer.headers)
  await pipeline(answer, response)
}

async function heard(request: IncomingMessage, shop: string, body: Buffer): Promise<void> {
  await buffer(await forward(request, shop, body))
}
