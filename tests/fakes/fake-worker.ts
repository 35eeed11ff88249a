import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { vi } from 'vitest'
import type { FromWorker, SaidOfPage } from '#shop/wire/worker.ts'
import { fakeCaches } from './fake-caches.ts'

const origin = 'https://darya.example'

/** As in a browser, where an address without a site is one of this site. */
class ResponseHere extends Response {
  static override redirect(to: string | URL, status?: number): Response {
    return super.redirect(new URL(to, origin), status)
  }
}

/** What stands between a browser and the shop. */
export type Way = 'well' | 'dead' | 'in trouble' | 'in a portal' | 'silent'

/** Somebody comes by a link, loads the page again, presses on it to load it again, or goes back to it. */
export type Opening = 'comes' | 'reloads' | 'loads again' | 'goes back'

/** How a browser says that its early question failed: Chromium refuses it, Firefox answers it with an error. */
export const engines = ['Chromium', 'Firefox'] as const

/** A browser with the worker, a clock that may be set, and a shop whose pages and build change. */
export async function openFakeBrowser(engine: (typeof engines)[number] = 'Chromium') {
  const world = {
    time: Date.parse('2026-11-25T08:35:00Z'),
    wrong: 0,
    way: 'well' as Way,
    build: 1,
    rate: 1,
    isGone: false,
    asked: 0,
    bytes: 0,
  }
  const held: (() => void)[] = []
  const caches = fakeCaches()
  /** what the browser itself once had */
  const had = new Map<string, Response>()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] })
  setClock()
  const own = { location: { origin }, clients: { get: async () => undefined }, PerformanceServerTiming: Object }
  vi.stubGlobal('self', own)
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('Response', ResponseHere)
  vi.stubGlobal('fetch', (asked: string | Request, init?: RequestInit) => fromShop(asked, new Headers(init?.headers)))
  const { answerPage } = await import('../../worker/pages.ts')
  const { answerCounter } = await import('../../worker/counter.ts')
  const { whatIsAsked, changesPages } = await import('../../worker/asked.ts')
  const { tellOfPage } = await import('../../worker/of-page.ts')
  const { beginStretch } = await import('../../worker/stretch.ts')

  function setClock() {
    vi.setSystemTime(world.time + world.wrong)
  }

  const textOf = (path: string) =>
    path.endsWith('.data')
      ? JSON.stringify({ rate: world.rate })
      : `<script>import("/assets/manifest-${world.build}0000000.js")</script><p>${world.rate}</p>`

  async function fromShop(asked: string | Request, headers = new Headers()): Promise<Response> {
    if (world.way === 'dead') throw new TypeError('Failed to fetch')
    if (world.way === 'silent') await new Promise<void>((answer) => held.push(answer))
    const html = { 'content-type': 'text/html' }
    if (world.way === 'in trouble') return new Response('<h1>Bad Gateway</h1>', { status: 502, headers: html })
    if (world.way === 'in a portal') return new Response('<h1>Who are you?</h1>', { headers: html })
    world.asked += 1
    const { pathname } = new URL(typeof asked === 'string' ? asked : asked.url, origin)
    const text = textOf(pathname)
    const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 8)}"`
    const date = new Date(world.time).toUTCString()
    if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { etag, date } })
    const isData = pathname.endsWith('.data')
    const type = isData
      ? { 'content-type': 'text/x-script' }
      : { ...html, 'content-security-policy': "default-src 'self'" }
    world.bytes += text.length
    return new Response(text, { status: world.isGone ? 404 : 200, headers: { ...type, etag, date } })
  }

  /** Asks before the worker has begun, as browsers do; who goes back is answered from what was had. */
  async function early(url: string, opening: Opening): Promise<Response> {
    const before = had.get(url)
    if (opening === 'goes back' && before) return before.clone()
    const answer = await fromShop(url).catch((failed: unknown) => {
      if (engine === 'Firefox') return Response.error()
      throw failed
    })
    if (answer.status === 200) had.set(url, answer.clone())
    return answer
  }

  return {
    world,
    caches,
    /** so much time goes by, and its clock is set by so much */
    pass(time: number, set = 0) {
      world.time += time
      world.wrong += set
      setClock()
    },
    /** The same, for who waits. */
    async wait(time: number) {
      await vi.advanceTimersByTimeAsync(time)
      for (let turns = 0; turns < 20; turns += 1) await turn()
    },
    /** Opens a page, and gives what is shown, how it came, and what its script is told once it asks. */
    async open(path: string, opening: Opening = 'comes', { hasEarly = true } = {}) {
      const url = origin + path
      const underWay: Promise<unknown>[] = []
      const client = crypto.randomUUID()
      let answer: Promise<Response> | undefined
      const request = {
        url,
        method: 'GET',
        mode: 'navigate',
        headers: new Headers({ accept: 'text/html' }),
        cache: opening === 'reloads' ? 'no-cache' : opening === 'goes back' ? 'force-cache' : 'default',
        referrer: opening === 'loads again' ? url : `${origin}/elsewhere`,
      }
      const preloadResponse = hasEarly ? early(url, opening) : Promise.resolve(undefined)
      preloadResponse.catch(() => undefined)
      const event = {
        request,
        resultingClientId: client,
        preloadResponse,
        respondWith: (response: Promise<Response>) => (answer = response),
        waitUntil: (work: Promise<unknown>) => underWay.push(work),
      }
      if (!answerCounter(event)) {
        const asked = whatIsAsked(request, origin)
        if (asked.kind !== 'page') throw new Error(`${path} is no page`)
        answerPage(event, 'page', asked)
      }
      const shown = await answer
      const how = shown?.headers.get('server-timing') ?? ''
      const text = (await shown?.text()) ?? ''
      if (world.way !== 'silent') for (let done = 0; done < underWay.length; done += 1) await underWay[done]
      return {
        status: shown?.status,
        leadsTo: shown?.headers.get('location'),
        text,
        how: /^kept;desc=\w+|^recent/.exec(how)?.[0] ?? '',
        told: () => told(client),
      }
    },
    /** The line is well again, and answers what it held. */
    async beWell() {
      world.way = 'well'
      for (const answer of held.splice(0)) answer()
      for (let turns = 0; turns < 50; turns += 1) await turn()
    },
    /** Somebody sends what may change pages. */
    async send(method: string, path: string) {
      if (changesPages({ method, url: origin + path })) await beginStretch()
    },
    close() {
      vi.useRealTimers()
      vi.unstubAllGlobals()
    },
  }

  /** What a page is told from when it asks on: more may be added later. */
  async function told(id: string): Promise<readonly SaidOfPage[]> {
    const said: SaidOfPage[] = []
    const postMessage = (message: FromWorker) => message.kind === 'of-page' && said.push(message.said)
    const telling = tellOfPage({ id, postMessage })
    if (world.way !== 'silent') await telling
    return said
  }
}
