import { cameKept, type LineOutcome } from '#shop/wire/worker.ts'

/**
 * Where this document came as a kept one, because the line was slow or dead, or that has turned out since: how the line is.
 * Else undefined. The worker has written it into the document's timings.
 */
export function lineOfDocument(): LineOutcome | undefined {
  // Not every browser tells.
  const told = 'getEntriesByType' in performance ? performance.getEntriesByType('navigation') : []
  const [how] = told as Partial<PerformanceNavigationTiming>[]
  return turnedOut ?? (how?.serverTiming?.find(({ name }) => name === cameKept)?.description as LineOutcome | undefined)
}

let turnedOut: LineOutcome | undefined

/** What has turned out since of the line on which this document came. */
export const noteLineOfDocument = (line: LineOutcome): void => {
  turnedOut = line
}
