import { orderTimelineWords } from '#words/order-timeline.ts'

/** A status in words; one that only a later shop knows as it is. */
export const stepSaid = (status: string): string =>
  (orderTimelineWords.steps as Readonly<Record<string, string>>)[status] ?? status
