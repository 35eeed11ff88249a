import type { Answer } from '#browser/api.ts'
import { lineOfDocument } from '#browser/document-line.ts'
import { timings } from '#browser/timings.ts'
import { useTimeout } from '#browser/use-timeout.ts'

/** Whether nothing of the shop's own was answered: a shop in trouble, and what stands in front of it, count as a dead line. */
export const isUnheard = (answer: Answer<unknown>): boolean =>
  !answer.ok && ('unreachable' in answer || answer.refused.said === undefined || answer.refused.status >= 500)

/** Shows what is kept where the shop is late; at once where the page itself is a kept one. */
export const useLateness = (show: () => void, waits: boolean): void =>
  useTimeout(show, waits ? (lineOfDocument() ? 0 : timings.keptInstead) : undefined)
