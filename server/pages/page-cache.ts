import { LRUCache } from 'lru-cache'
import type { CacheSize } from '#server/http/metrics.ts'
import { mostBytesOf, type Page, squeeze } from '#server/http/page.ts'
import { seconds } from '#shop/time.ts'

interface CachedPage {
  readonly page: Page
  /** the address that the site renders for it */
  readonly asks: string
  readonly topics: ReadonlySet<string>
  /** the moment from which on it says something else: 'tomorrow' is 'today' after midnight */
  readonly until: number
  /** requested since it was made */
  wanted: boolean
}

/** First the answers; the smallest bytes are made when the rush after a change is over. */
const untilSqueezed = seconds(1)

/** Pages by key, up to a number of bytes: the least recently used is dropped first. */
export function openPageCache(
  mostBytes: number,
  { now, onError }: { now: () => number; onError: (trouble: unknown) => void },
) {
  const toSqueeze = new Map<string, CachedPage>()
  const cached = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => mostBytesOf(page),
    // Otherwise what is dropped would stay in memory beside the bytes that are counted.
    dispose: (_, key) => void toSqueeze.delete(key),
  })
  let willSqueeze = false

  /** One at a time: each takes megabytes while it runs, and a thousand at once would never give them back. */
  async function squeezeAll() {
    for (const [key, entry] of toSqueeze) {
      toSqueeze.delete(key)
      // One that cannot be packed goes out as it is, and the next one has its turn.
      if (cached.peek(key) === entry) await squeeze(entry.page).catch(onError)
    }
    willSqueeze = false
  }

  const isOver = (entry: CachedPage | undefined) => entry !== undefined && entry.until <= now()

  return {
    get(key: string): Page | undefined {
      const entry = cached.get(key)
      if (entry === undefined || isOver(entry)) return undefined
      entry.wanted = true
      return entry.page
    },
    has: (key: string): boolean => cached.has(key) && !isOver(cached.peek(key)),
    set(key: string, entry: CachedPage) {
      cached.set(key, entry)
      toSqueeze.set(key, entry)
      if (willSqueeze) return
      willSqueeze = true
      setTimeout(() => void squeezeAll(), untilSqueezed).unref()
    },
    /** The pages that were requested, the most recent first. */
    drop(topics: ReadonlySet<string>): [key: string, entry: CachedPage][] {
      const dropped = [...cached.entries()].filter(([, entry]) => !entry.topics.isDisjointFrom(topics))
      for (const [key] of dropped) cached.delete(key)
      return dropped.filter(([, { wanted }]) => wanted)
    },
    size: (): CacheSize => ({ pages: cached.size, bytes: cached.calculatedSize }),
  }
}
