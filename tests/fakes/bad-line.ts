import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

/** A connection between a browser and a shop that a journey can break, and behind which the shop may have another build. */
export interface BadLine extends AsyncDisposable {
  readonly url: string
  /** from now on: as it is, without an answer until it is well again, cut with all that is open, losing what the shop answers,
   * with a shop behind it that a gateway does not reach, or in a network that wants a login of its own; for everything, or
   * only for the addresses that are named */
  readonly be: (how: How, addresses?: RegExp) => void
  /** from now on another shop answers, or the same one by another build; files of other builds are gone */
  readonly leadTo: (shop: string, build?: string) => void
  /** what went by it, the last last: '304 /home' */
  readonly answered: readonly string[]
}

type How = 'well' | 'silent' | 'cut' | 'losing answers' | 'in trouble' | 'in a portal'

export async function openBadLine(shop: string): Promise<BadLine> {
  let state: { how: How; of: RegExp } = { how: 'well', of: /(?:)/ }
  let target = shop
  let build: string | undefined
  const held: (() => void)[] = []
  const answered: string[] = []
  const server = createServer((request, response) => {
    const answer = () => {
      response.once('finish', () => answered.push(`${response.statusCode} ${request.url}`))
      void pass(request, response, target, build).catch(() => response.destroy())
    }
    const how = state.of.test(request.url ?? '') ? state.how : 'well'
    if (how === 'cut') request.socket.destroy()
    else if (how === 'well') answer()
    else if (how === 'losing answers') {
      const sent = ask(target + request.url, { method: request.method, headers: request.headers })
      sent.on('response', () => request.socket.destroy()).on('error', () => request.socket.destroy())
      request.pipe(sent)
    } else if (how === 'in trouble')
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    else if (how === 'in a portal')
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Who are you?</h1>')
    else held.push(answer)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    be(how, of = /(?:)/) {
      state = { how, of }
      if (how === 'well') for (const answer of held.splice(0)) answer()
      if (how === 'cut') server.closeAllConnections()
    },
    answered,
    leadTo(to, of) {
      target = to
      build = of
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

async function pass(request: IncomingMessage, response: ServerResponse, shop: string, build: string | undefined) {
  const path = build === undefined ? (request.url ?? '/') : ownName(request.url ?? '/', build)
  if (path === undefined) {
    response.writeHead(404).end()
    return
  }
  const headers = { ...request.headers, 'accept-encoding': 'identity', ...(build ? { 'if-none-match': '' } : {}) }
  const sent = ask(shop + path, { method: request.method, headers })
  request.pipe(sent)
  const [answer] = (await once(sent, 'response')) as [IncomingMessage]
  const type = answer.headers['content-type'] ?? ''
  if (build === undefined || !/html|javascript/.test(type)) {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
    return
  }
  const before = await text(answer)
  const after = inBuild(before, build)
  const policy = answer.headers['content-security-policy']
  const { 'content-length': _, etag, ...others } = answer.headers
  response.writeHead(answer.statusCode ?? 502, {
    ...others,
    etag: `${etag?.slice(0, -1)}-${build}"`,
    ...(policy === undefined ? {} : { 'content-security-policy': policyOf(String(policy), before, after) }),
  })
  response.end(after)
}

/** Another build names its files otherwise: here by the first three letters of their hash. */
const name = /([\w.-]+)-([\w-]{3})([\w-]{5}\.js)\b/g

const inBuild = (page: string, build: string): string => page.replace(name, `$1-$2-${build}$3`)

/** The shop's own name of a file of this build; undefined for one of another build. */
function ownName(path: string, build: string): string | undefined {
  if (!/^\/assets\/.*\.js$/.test(path)) return path
  const [, start, first, of, rest] = /^(\/assets\/[\w.-]+)-([\w-]{3})-([\w-]{3})([\w-]{5}\.js)$/.exec(path) ?? []
  return of === build ? `${start}-${first}${rest}` : undefined
}

/** The page's own scripts name other files now, so that their hashes are others. */
function policyOf(policy: string, before: string, after: string): string {
  const now = scriptsIn(after)
  return scriptsIn(before).reduce(
    (said, script, place) => said.replace(hashOf(script), hashOf(now[place] ?? '')),
    policy,
  )
}

const scriptsIn = (page: string): string[] =>
  [...page.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)

const hashOf = (script: string): string => createHash('sha256').update(script).digest('base64')
