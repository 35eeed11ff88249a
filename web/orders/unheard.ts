import { lineOfDocument } from '#browser/document-line.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'

/** Shows what is kept where the shop is late; at once where the page itself is a kept one. */
export const useLateness = (show: () => void, waits: boolean): void =>
  useTimeout(show, waits ? (lineOfDocument() ? 0 : timings.keptInstead) : undefined)
