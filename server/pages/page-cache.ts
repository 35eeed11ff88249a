import { LRUCache } from 'lru-cache'
import { seconds } from '#shop/time.ts'
import { type Page, mostBytesOf, squeeze } from '#server/http/page.ts'

export interface CachedPage {
  readonly page: Page
  /** what the site is asked for to make it */
  readonly asks: string
  readonly topics: ReadonlySet<string>
  /** somebody asked for it since it was made */
  wanted: boolean
}

/** How much is in the cache. The bytes are the most that its pages can come to in all encodings. */
export interface CacheSize {
  readonly pages: number
  readonly bytes: number
}

/** Whoever comes first is served first; the smallest bytes come when the rush after a change is over. */
const untilSqueezed = seconds(1)

/** Pages by their key, so many bytes of them: what was used least is dropped first. */
export function openPageCache(mostBytes: number) {
  const cached = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ page }) => mostBytesOf(page),
  })
  const toSqueeze = new Map<string, CachedPage>()
  let willSqueeze = false

  /** One after the other: each takes megabytes while it lasts, which a thousand at once would never give back. */
  async function squeezeAll() {
    for (const [key, entry] of toSqueeze) {
      toSqueeze.delete(key)
      if (cached.peek(key) === entry) await squeeze(entry.page)
    }
    willSqueeze = false
  }

  return {
    get(key: string): Page | undefined {
      const entry = cached.get(key)
      if (entry === undefined) return undefined
      entry.wanted = true
      return entry.page
    },
    has: (key: string): boolean => cached.has(key),
    set(key: string, entry: CachedPage) {
      cached.set(key, entry)
      toSqueeze.set(key, entry)
      if (willSqueeze) return
      willSqueeze = true
      setTimeout(() => void squeezeAll(), untilSqueezed).unref()
    },
    /** Gives those that somebody wants, the one that was asked for last first. */
    drop(topics: ReadonlySet<string>): [key: string, entry: CachedPage][] {
      const dropped = [...cached.entries()].filter(([, entry]) => !entry.topics.isDisjointFrom(topics))
      for (const [key] of dropped) cached.delete(key)
      return dropped.filter(([, { wanted }]) => wanted)
    },
    size: (): CacheSize => ({ pages: cached.size, bytes: cached.calculatedSize }),
  }
}
