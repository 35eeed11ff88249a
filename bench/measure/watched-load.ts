// What a page sees of its own load, run within the page.

export interface Load {
  readonly lcp: number
  readonly cls: number
  /** of each long task what goes beyond 50 ms, from the first paint on */
  readonly tbt: number
  /** long tasks when the page had been quiet for a second: none of them is hydration */
  readonly late: number
}

interface Seen {
  lcp: number
  cls: number
  readonly tasks: { start: number; took: number }[]
}

declare global {
  interface Window {
    seen: Seen
  }
}

/** Runs in the page before everything else. */
export function watch() {
  const seen: Seen = { lcp: 0, cls: 0, tasks: [] }
  window.seen = seen
  const notes: Record<string, (entry: PerformanceEntry) => void> = {
    'largest-contentful-paint': ({ startTime }) => {
      seen.lcp = startTime
    },
    'layout-shift': (entry) => {
      seen.cls += (entry as PerformanceEntry & { value: number }).value
    },
    longtask: ({ startTime, duration }) => {
      seen.tasks.push({ start: startTime, took: duration })
    },
  }
  for (const [type, note] of Object.entries(notes))
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
}

/** Runs in the page, when it is quiet. */
export function summedUp(): Load {
  const longest = 50
  const { lcp, cls, tasks } = window.seen
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
  const blocking = tasks.filter(({ start }) => start >= painted)
  const quiet = performance.now() - 1000
  return {
    lcp,
    cls,
    tbt: blocking.reduce((sum, { took }) => sum + Math.max(0, took - longest), 0),
    late: tasks.filter(({ start }) => start > quiet).length,
  }
}
