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
  'refused',
  'unknown',
  /** somebody looked, and nothing was there */
  'not-printed',
  'dropped',
] as const

export type JobState = (typeof jobStates)[number]

/** How sending ended, as whoever sent it saw it. */
export type SendingEnd = Exclude<JobState, 'waiting' | 'sending' | 'not-printed' | 'dropped'>

const notPrinted: ReadonlySet<JobState> = new Set(['no-paper', 'cover-open', 'no-answer', 'refused', 'not-printed'])

/** Whether it says for certain that nothing came out. */
export const isNotPrinted = (state: JobState): boolean => notPrinted.has(state)

/** Whether somebody has to do something about it: print again, drop it, or say whether it was printed. */
export const asksFor = ({ state, isSettled }: { readonly state: JobState; readonly isSettled: boolean }): boolean =>
  !isSettled && (isNotPrinted(state) || state === 'unknown')

/** Whether something of it may lie somewhere: what is printed after it says that it is a copy. */
export const mayLieSomewhere = ({
  state,
  hasBegun,
}: {
  readonly state: JobState
  readonly hasBegun: boolean
}): boolean => state !== 'not-printed' && (hasBegun || state === 'unknown')

/** Nobody has to look at it any more from the moment it ends. */
export const isSettledBy = (state: JobState): boolean => state === 'printed' || state === 'sent' || state === 'dropped'

/** A print of the same paper that may lie somewhere, by when and by how many grams. */
interface EarlierPrint {
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
