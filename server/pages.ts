import { setTimeout as sleep } from 'node:timers/promises'
import { type Page, pageFrom, squeeze } from './http/page.ts'
import { always, transport } from './http/headers.ts'
import { milliseconds, seconds } from '#shop/time.ts'
import { openTurnstile } from './turnstile.ts'
import type { Queries } from '#web/queries.ts'

export type Render = (request: Request, asked: Queries) => Promise<Response>

/** Notes what a page asked, so that a change drops exactly the pages that it touches. */
export type TrackedQueries = (note: (topic: string) => void) => Queries

export interface Pages {
  /** a page that is ready, if there is one */
  ready(address: string): Page | undefined
  /** the answer for an address: a page, or where to go instead */
  answer(address: string, signal?: AbortSignal): Promise<Page | Response>
  /** forget the pages that said something about these topics, and make them anew in quiet moments */
  drop(topics: ReadonlySet<string>): void
}

interface Kept {
  readonly page: Page
  readonly topics: ReadonlySet<string>
}

const mostPages = 2000

/** Whoever comes first is served first; the smallest bytes come when the rush after a change is over. */
const untilSqueezed = seconds(1)

/** Pages that a change has dropped are made anew before somebody waits for them. */
const mostMadeAnew = 200
const betweenPages = milliseconds(20)

/** A page that noted this could not tell all for the moment: it is answered, but not kept. */
export const passing = 'passing'

/** Pages are the same for everyone, so each is rendered once and kept as bytes until what it says changes. */
export function openPages({
  render,
  queries,
  publicUrl,
  apiHost,
  stylesheet,
}: {
  render: Render
  queries: TrackedQueries
  publicUrl: string
  apiHost: string
  stylesheet: (path: string) => string | undefined
}): Pages {
  const kept = new Map<string, Kept>()
  const underWay = new Map<string, Promise<Page | Response>>()
  const turn = openTurnstile(1)
  const toMakeAnew = new Set<string>()
  let drops = 0
  let isMakingAnew = false

  async function rendered(address: string): Promise<Page | Response> {
    await turn()
    const topics = new Set<string>()
    const startedAfter = drops
    const response = await render(
      // put together, not resolved: '//elsewhere' is a path of ours and not another site
      new Request(new URL(publicUrl).origin + address),
      queries((topic) => topics.add(topic)),
    )
    const type = response.headers.get('content-type') ?? ''
    if (response.status >= 300 && response.status < 400) return withHeaders(response, publicUrl)
    const html = await response.text()
    // As between its data and its rendering: a page after a start, whose code is cold, holds up nobody for long.
    await sleep(0)
    const page = pageFrom(html, { status: response.status, type, publicUrl, apiHost, stylesheet })
    // A page that was begun before a change may tell the old price: it is answered, but not kept.
    if (page.status === 200 && startedAfter === drops && !topics.has(passing)) keep(address, { page, topics })
    return page
  }

  function keep(address: string, entry: Kept) {
    if (!isKept(address)) return
    const [oldest] = kept.keys()
    if (kept.size >= mostPages && oldest !== undefined) kept.delete(oldest)
    kept.set(address, entry)
    setTimeout(() => {
      if (kept.get(address) === entry) void squeeze(entry.page)
    }, untilSqueezed).unref()
  }

  function answer(address: string): Promise<Page | Response> {
    const ready = kept.get(address)
    if (ready) return Promise.resolve(ready.page)
    const begun = underWay.get(address)
    if (begun) return begun
    const rendering = rendered(address).finally(() => underWay.delete(address))
    underWay.set(address, rendering)
    return rendering
  }

  /** One after the other and with pauses, so that whoever asks for another page meanwhile hardly waits for it. */
  async function makeAnew() {
    if (isMakingAnew) return
    isMakingAnew = true
    for (const address of toMakeAnew) {
      toMakeAnew.delete(address)
      // What is wrong with it is told to whoever asks for it.
      await answer(address).catch(() => undefined)
      await sleep(betweenPages, undefined, { ref: false })
    }
    isMakingAnew = false
  }

  return {
    ready: (address) => kept.get(address)?.page,
    answer,
    drop(topics) {
      drops += 1
      underWay.clear()
      for (const [address, entry] of kept) {
        if (entry.topics.isDisjointFrom(topics)) continue
        kept.delete(address)
        if (toMakeAnew.size < mostMadeAnew) toMakeAnew.add(address)
      }
      void makeAnew()
    },
  }
}

/** The address under which a page is kept. A query changes no page but the search, whose answers are not worth keeping. */
export function pageAddress(url: string): string {
  const [path = '/', query = ''] = url.split('?', 2)
  if (isSearch(path)) return url
  const routes = path.endsWith('.data') ? new URLSearchParams(query).get('_routes') : null
  return routes === null ? path : `${path}?_routes=${encodeURIComponent(routes)}`
}

const isSearch = (path: string) => /^\/search(\.data)?$/i.test(path)

const isKept = (address: string) => !isSearch(address.split('?', 1)[0] ?? '')

function withHeaders(response: Response, publicUrl: string): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...always, ...transport(publicUrl) })) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
