import { seconds } from '#shop/time.ts'

/**
 * What becomes of a job. It waits, it is sent, and then: printed (the printer said so), sent (it took all, and cannot say more),
 * not printed for a reason, or unknown: the answer was lost after the first byte of it had gone out.
 */
export const jobStates = [
  'waiting',
  'sending',
  'printed',
  'sent',
  'no-paper',
  'cover-open',
  'no-answer',
  /** nobody listens there, or it is no such printer */
  'refused',
  /** it says that something is wrong with it */
  'fault',
  /** the shop may not print there */
  'not-allowed',
  /** the shop could not draw it */
  'not-drawn',
  'unknown',
  /** somebody looked, and nothing was there */
  'not-printed',
  'dropped',
] as const

export type JobState = (typeof jobStates)[number]

/** How sending ended, as whoever sent it saw it. */
export type SendingEnd = Exclude<JobState, 'waiting' | 'sending' | 'not-printed' | 'dropped'>

const notPrinted = [
  'no-paper',
  'cover-open',
  'no-answer',
  'refused',
  'fault',
  'not-allowed',
  'not-drawn',
  'not-printed',
] as const satisfies JobState[]

/** Those that ask for somebody, until they are settled. */
export const askingStates = [...notPrinted, 'unknown'] as const satisfies JobState[]

/** Whether it says for certain that nothing came out. */
export const isNotPrinted = (state: JobState): boolean => notPrinted.some((one) => one === state)

/** Whether somebody has to do something about it: print again, drop it, or say whether it was printed. */
export const asksFor = ({ state, isSettled }: { readonly state: JobState; readonly isSettled: boolean }): boolean =>
  !isSettled && askingStates.some((one) => one === state)

/** Whether something of it may lie somewhere: what is printed after it says that it is a copy. */
export const mayLieSomewhere = ({
  state,
  hasBegun,
}: {
  readonly state: JobState
  readonly hasBegun: boolean
}): boolean => state !== 'not-printed' && (hasBegun || state === 'unknown')

/** Whether the rest of it may still come out of a printer that stopped in the middle of it. */
export const mayStillCome = ({ state, hasBegun }: { readonly state: JobState; readonly hasBegun: boolean }): boolean =>
  hasBegun && (state === 'no-paper' || state === 'cover-open')

/** Nobody has to look at it any more from the moment it ends. */
export const isSettledBy = (state: JobState): boolean => state === 'printed' || state === 'sent' || state === 'dropped'

/** A print of the same paper that may lie somewhere. */
interface EarlierPrint {
  /** what it says that lies in the bag or the pack */
  readonly grams: number | undefined
}

/** What a paper says of itself: nothing, that it is a copy, or which weight it replaces. */
export type PaperMark =
  | { readonly mark: 'first' }
  | { readonly mark: 'copy' }
  | { readonly mark: 'replaces'; readonly grams: number }

/** After a new weighing the paper replaces the one before it; else what was printed before makes it a copy. */
export function markOf(last: EarlierPrint | undefined, grams: number): PaperMark {
  if (last === undefined) return { mark: 'first' }
  return last.grams === undefined || last.grams === grams ? { mark: 'copy' } : { mark: 'replaces', grams: last.grams }
}

/** All that is done for a job, from drawing it to the last word of its printer, is over by then. */
export const longestJob = seconds(50)

/** Whoever took a job and is silent for longer than any job takes was stopped. */
export const claimHolds = longestJob + seconds(15)

/** Whether somebody still sends a job that was taken then. A clock that was set back holds no printer for longer. */
export const isHeld = (claimedAt: number, now: number): boolean => Math.abs(now - claimedAt) < claimHolds

/** A job whose process was stopped before anything went out is taken again, but no more often: it may be what stopped it. */
export const mostClaims = 2
