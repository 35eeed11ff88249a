import type { LineOutcome } from '#shop/wire/worker.ts'

/** How the worker says that this document came, in its timings: as a kept one, because the line was slow or dead. Else undefined. */
export function lineOfDocument(): LineOutcome | undefined {
  // Not every browser tells.
  const told = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  const [how] = told as Partial<PerformanceNavigationTiming>[]
  return how?.serverTiming?.find(({ name }) => name === 'kept')?.description as LineOutcome | undefined
}
