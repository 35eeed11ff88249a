import { setTimeout as sleep } from 'node:timers/promises'
import { LRUCache } from 'lru-cache'
import type { BuiltHalf, RenderFor } from '#server/http/built-half.ts'
import { always, type Transport } from '#server/http/headers.ts'
import type { CacheSize } from '#server/http/metrics.ts'
import { type Page, pageFrom } from '#server/http/page.ts'
import { passing } from '#server/storage/unless-away.ts'
import { type Language, spokenAt } from '#shop/languages.ts'
import { milliseconds } from '#shop/time.ts'
import type { Inline } from '#shop/wire/page-parts.ts'
import type { Queries } from '#web/queries.ts'
import { type PageAddress, type PlaceAt, pageAddress, quickKey } from './page-address.ts'
import { openPageCache } from './page-cache.ts'
import { openTurnstile } from './turnstile.ts'

export type Render = RenderFor<Queries>

/** What the server needs of the built site. */
export interface Site {
  readonly render: Render
  readonly placeAt: PlaceAt
}

/** The shop's half of the build, in one language. */
export type BuiltPages = BuiltHalf<Queries> & Pick<Site, 'placeAt'>

/**
 * Notes the topics of a page, so that a change drops exactly the pages that it affects, and the moment from which on it says
 * something else. What is asked is answered in the language of the page.
 */
export type TrackedQueries = (
  note: (topic: string) => void,
  noteUntil: (at: number) => void,
  language: Language,
) => Queries

export interface Pages {
  /** a cached page, if there is one */
  ready(url: string): Page | undefined
  /** where an address leads; undefined: no page */
  find(url: string): PageAddress | undefined
  /** the page, or a redirect */
  answer(address: PageAddress): Promise<Page | Response>
  /** drops the pages that used these topics, and renders them again when the shop is quiet */
  drop(topics: ReadonlySet<string>): void
  cacheSize(): CacheSize
}

/**
 * Dropped pages are rendered again before somebody waits for them: at most so many of those that were requested, and in
 * a quarter of the time at most, however many changes there are.
 */
const mostMadeAnew = 50
const pauseForWork = 3
const leastPause = milliseconds(20)

const mostOthers = 50

/** Pages are the same for everyone, so each is rendered once and cached as bytes until its topics change. */
export function openPages({
  render,
  placeAt,
  queries,
  publicUrl,
  transport,
  apiHost,
  mostBytes,
  onError,
  now = Date.now,
}: Site & {
  queries: TrackedQueries
  publicUrl: string
  transport: Transport
  apiHost: string
  /** the most bytes that cached pages may take */
  mostBytes: number
  onError: (trouble: unknown) => void
  now?: () => number
}): Pages {
  const cache = openPageCache(mostBytes, { now, onError })
  /** pages with endless addresses (not found, the frame's own data), cached by content and packed once */
  const others = new LRUCache<string, Page>({ max: mostOthers })
  const underWay = new Map<string, Promise<Page | Response>>()
  const turn = openTurnstile(1)
  const toMakeAnew = new Map<string, { asks: string; key: string }>()
  let drops = 0
  let isMakingAnew = false

  async function rendered({ asks, key }: Asked, isWanted: boolean): Promise<Page | Response> {
    await turn()
    const topics = new Set<string>()
    let until = Number.POSITIVE_INFINITY
    const startedAfter = drops
    const { response, inline } = await render(
      // concatenated, not resolved: '//elsewhere' is a path of ours and not another site
      new Request(new URL(publicUrl).origin + asks),
      queries(
        (topic) => topics.add(topic),
        (at) => (until = Math.min(until, at)),
        spokenAt(asks).language,
      ),
      onError,
    )
    const type = response.headers.get('content-type') ?? ''
    if (response.status >= 300 && response.status < 400) return withHeaders(response, transport)
    const html = await response.text()
    // Yields as between data and rendering: the first page after a start, whose code is cold, holds nobody up for long.
    await sleep(0)
    const page = madeFrom(html, { status: response.status, type, inline, isCached: key !== undefined })
    // A page that was begun before a change may show the old price: it is sent but not cached.
    const isCurrent = startedAfter === drops && !topics.has(passing)
    if (key !== undefined && page.status === 200 && isCurrent)
      cache.set(key, { page, asks, topics, until, wanted: isWanted })
    return page
  }

  function madeFrom(
    html: string,
    { isCached, ...given }: { status: number; type: string; inline: Inline; isCached: boolean },
  ): Page {
    const { status, type } = given
    const isOther = status !== 200 || (!isCached && html.length < 8192)
    const known = isOther ? others.get(html) : undefined
    if (known?.status === status && known.headers['content-type'] === type) return known
    const page = pageFrom(html, { ...given, transport, apiHost })
    if (isOther) others.set(html, page)
    return page
  }

  function made(asked: Asked, { isWanted }: { isWanted: boolean }): Promise<Page | Response> {
    const name = asked.key ?? asked.asks
    const begun = underWay.get(name)
    if (begun) return begun
    const rendering = rendered(asked, isWanted).finally(() => {
      if (underWay.get(name) === rendering) underWay.delete(name)
    })
    underWay.set(name, rendering)
    return rendering
  }

  /** One at a time and with pauses, so that other requests hardly wait. */
  async function makeAnew() {
    if (isMakingAnew) return
    isMakingAnew = true
    for (const [key, asked] of toMakeAnew) {
      toMakeAnew.delete(key)
      const [began, startedAfter] = [performance.now(), drops]
      // Its error appears when somebody requests it.
      if (!cache.has(key)) await made(asked, { isWanted: false }).catch(() => undefined)
      // What is overtaken by another change is begun again.
      if (startedAfter !== drops && !cache.has(key)) toMakeAnew.set(key, asked)
      const took = performance.now() - began
      await sleep(Math.max(leastPause, took * pauseForWork), undefined, { ref: false })
    }
    isMakingAnew = false
  }

  return {
    ready(url) {
      const key = quickKey(url) ?? keyOf(pageAddress(url, placeAt))
      return key === undefined ? undefined : cache.get(key)
    },
    find: (url) => pageAddress(url, placeAt),
    async answer(address) {
      if ('to' in address) return withHeaders(new Response(null, movedTo(address.to)), transport)
      const ready = address.key === undefined ? undefined : cache.get(address.key)
      return ready ?? made(address, { isWanted: true })
    },
    drop(topics) {
      drops += 1
      underWay.clear()
      for (const [key, { asks }] of cache.drop(topics))
        if (toMakeAnew.size < mostMadeAnew) toMakeAnew.set(key, { asks, key })
      void makeAnew()
    },
    cacheSize: cache.size,
  }
}

const keyOf = (address: PageAddress | undefined) => (address && 'key' in address ? address.key : undefined)

type Asked = Extract<PageAddress, { asks: string }>

const movedTo = (location: string) => ({ status: 301, headers: { location } })

function withHeaders(response: Response, transport: Transport): Response {
  const headers = new Headers(response.headers)
  for (const [name, value] of Object.entries({ ...always, ...transport })) headers.set(name, value)
  return new Response(response.body, { status: response.status, headers })
}
