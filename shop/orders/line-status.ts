/**
 * What happens to a line between 'ordered' and 'packed'. Nothing of it is ever changed: a later move follows.
 * - weigh: its weight and price are settled
 * - ask: it was weighed, and costs more than the most that was shown: the buyer is asked
 * - agree, decline: the buyer's answer, or what they said on the telephone
 * - give: the buyer gets what is too much of it for the most that was shown
 * - leave-out: they get none of it
 * - replace: another line replaces it
 */
export const lineMoves = ['weigh', 'ask', 'agree', 'decline', 'give', 'leave-out', 'replace'] as const
export type LineMove = (typeof lineMoves)[number]

/** How a line stands: it can be packed once it is weighed, left out or replaced. */
export const lineStates = ['to-weigh', 'weighed', 'asked', 'declined', 'left-out', 'replaced'] as const
export type LineState = (typeof lineStates)[number]

/** Nothing of the line goes into the bag: it was left out, or another line replaced it. */
export const goneStates = ['left-out', 'replaced'] as const satisfies readonly LineState[]

/** What becomes of the line is known. */
export const settledStates = ['weighed', ...goneStates] as const

/**
 * Its buyer took it out of the order before the knife came to it. The row stays for what happened to its fish, and its
 * number is never given again; it is no line of the order any more, and none of those who read lines sees it.
 */
export const takenOut = 'taken-out'

const gone: readonly string[] = goneStates

/** It goes into the bag. */
export const isLive = ({ state }: { readonly state: string }): boolean => !gone.includes(state)

/** What is weighed has a label; once an order is packed, what went as ordered has one too. */
export const hasLabel = ({ state }: { readonly state: string }, { isFinal }: { readonly isFinal: boolean }): boolean =>
  state === 'weighed' || (state === 'as-ordered' && isFinal)

export const isSettled = (state: LineState): state is (typeof settledStates)[number] =>
  settledStates.some((one) => one === state)

/** 'as-ordered': one key filled in what was ordered, and nobody typed a figure. */
export const weightSources = ['scale', 'typed', 'label', 'as-ordered'] as const
export type WeightSource = (typeof weightSources)[number]

/**
 * Where a weight is said to come from, as far as that can be true: what no scale and no label is quoted for was typed, and
 * only what was ordered can be as ordered.
 */
export function sourceOfWeight(
  { source, raw, grams }: { readonly source: WeightSource; readonly raw: string; readonly grams: number },
  ordered: number,
): WeightSource {
  if (source === 'as-ordered') return grams === ordered ? source : 'typed'
  return raw === '' ? 'typed' : source
}
