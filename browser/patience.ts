import { timings } from './timings.ts'

/** Ends what is asked when nobody wants it any more, and when it has taken longer than anybody waits. */
export const withPatience = (signal: AbortSignal | undefined, wait: number = timings.callTimeout): AbortSignal =>
  AbortSignal.any([AbortSignal.timeout(wait), ...(signal ? [signal] : [])])
