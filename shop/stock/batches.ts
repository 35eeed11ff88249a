import { shopDay, startOfShopDay } from '#shop/moment.ts'
import { days } from '#shop/time.ts'
import { leastWeight, mostWeight } from '#shop/weight.ts'

/** What happens to a batch, in the order of a day. What is undone is followed by a move of its own. */
export const batchMoves = [
  'in',
  'to-line',
  'from-line',
  'waste',
  'count',
  'sorted-out',
  'sorted-in',
  'undo',
  'recall',
] as const

export type BatchMove = (typeof batchMoves)[number]

/** Where fish comes from; '' where that is not recorded. */
export const batchOrigins = ['wild', 'farmed', ''] as const

export type BatchOrigin = (typeof batchOrigins)[number]

/** A move of a batch as it is kept. Weight is whole grams, as landed. */
export interface StoredBatchMove {
  /** 1 for the first of its batch */
  readonly no: number
  readonly move: BatchMove
  /** what came, went or was found; 0 where nothing was weighed */
  readonly grams: number
  /** of a count: what was found beyond what the moves said, less than 0 where something was missing */
  readonly difference?: number | undefined
  /** the number of the move that this one takes back */
  readonly undoes?: number | undefined
  /** it is for a line of an order */
  readonly isOfLine?: boolean | undefined
}

/** The day's balance of a batch: what came in went to lines or to waste, or is left. */
interface BatchBalance {
  /** what came, and what a count found beyond it */
  readonly in: number
  /** what orders hold of it */
  readonly toLines: number
  /** what was thrown away, and what a count missed */
  readonly waste: number
  /** may fall below nothing: what lies on the scale is true, and somebody has to count */
  readonly left: number
}

const nothing: BatchBalance = { in: 0, toLines: 0, waste: 0, left: 0 }

/** The moves of a batch tell how it stands. The columns of its row only remember their sum. */
export const balanceAfter = (moves: readonly StoredBatchMove[]): BatchBalance =>
  moves.reduce((before, move) => sum(before, effectOf(move, moves)), nothing)

/** What a move changes. */
export function effectOf(move: StoredBatchMove, all: readonly StoredBatchMove[] = []): BatchBalance {
  const { grams, difference = 0 } = move
  if (move.move === 'undo') {
    const undone = all.find(({ no, move: what }) => no === move.undoes && what !== 'undo')
    return undone === undefined ? nothing : opposite(effectOf(undone))
  }
  const effects: Record<Exclude<BatchMove, 'undo'>, BatchBalance> = {
    in: { in: grams, toLines: 0, waste: 0, left: grams },
    'to-line': { in: 0, toLines: grams, waste: 0, left: 0 - grams },
    'from-line': { in: 0, toLines: 0 - grams, waste: 0, left: grams },
    waste: { in: 0, toLines: 0, waste: grams, left: 0 - grams },
    count: { in: Math.max(difference, 0), toLines: 0, waste: Math.max(0 - difference, 0), left: difference },
    // What came once came once: what is sorted into sizes has come with those, and not with the crate any more.
    'sorted-out': { in: 0 - grams, toLines: 0, waste: 0, left: 0 - grams },
    'sorted-in': { in: grams, toLines: 0, waste: 0, left: grams },
    recall: nothing,
  }
  return effects[move.move]
}

const sum = (one: BatchBalance, other: BatchBalance): BatchBalance => ({
  in: one.in + other.in,
  toLines: one.toLines + other.toLines,
  waste: one.waste + other.waste,
  left: one.left + other.left,
})

const opposite = (one: BatchBalance): BatchBalance => ({
  in: 0 - one.in,
  toLines: 0 - one.toLines,
  waste: 0 - one.waste,
  left: 0 - one.left,
})

/** Which fish: a species, and its size; '' for a fish that is sold by no size. */
export interface Fish {
  readonly species: string
  readonly size: string
}

/** A batch as the rules look at it. */
export interface Batch extends Fish {
  readonly code: string
  /** '2026-11-23': the last day on which it can be packed */
  readonly useBy: string
  readonly isRecalled: boolean
  /** a crate of several sizes: nothing of it is sold before it is sorted */
  readonly isMixed: boolean
  readonly left: number
}

export type BatchRefused =
  | { readonly refused: 'batch-unknown'; readonly code: string }
  | { readonly refused: 'batch-other-fish'; readonly code: string }
  | { readonly refused: 'batch-past-use-by'; readonly code: string; readonly useBy: string }
  | { readonly refused: 'batch-recalled'; readonly code: string }
  | { readonly refused: 'batch-mixed'; readonly code: string }

/** What stands against packing of this batch on that day of the shop. */
export function whyNotFrom(
  { code, useBy, isRecalled, isMixed }: Pick<Batch, 'code' | 'useBy' | 'isRecalled' | 'isMixed'>,
  today: string,
): Exclude<BatchRefused, { refused: 'batch-unknown' | 'batch-other-fish' }> | undefined {
  if (isRecalled) return { refused: 'batch-recalled', code }
  if (isMixed) return { refused: 'batch-mixed', code }
  return useBy < today ? { refused: 'batch-past-use-by', code, useBy } : undefined
}

/** Why this fish cannot be cut from the batch of that code; undefined where there is no such batch. */
export function whyNotCutFrom(
  batch: Batch | undefined,
  { code, fish, today }: { readonly code: string; readonly fish: Fish; readonly today: string },
): BatchRefused | undefined {
  if (batch === undefined) return { refused: 'batch-unknown', code }
  return isSameFish(batch, fish) ? whyNotFrom(batch, today) : { refused: 'batch-other-fish', code }
}

/** A batch or a line that names no size is of any. */
const isSameFish = (one: Fish, other: Fish): boolean =>
  one.species === other.species && (one.size === other.size || one.size === '' || other.size === '')

/** Oldest use-by first; of one day the one that has less left, so that crates empty. */
const inOrderOfUse = <B extends Pick<Batch, 'useBy' | 'left' | 'code'>>(batches: readonly B[]): B[] =>
  batches.toSorted(
    (one, other) => one.useBy.localeCompare(other.useBy) || one.left - other.left || one.code.localeCompare(other.code),
  )

/** The batches that this fish can be cut from on that day, the one to take first in front. */
export const batchesFor = <B extends Batch>(batches: readonly B[], fish: Fish, today: string): B[] =>
  inOrderOfUse(batches.filter((one) => isSameFish(one, fish) && one.left > 0 && whyNotFrom(one, today) === undefined))

/** What something is left of and can be thrown away, whether it may still be cut or not: the one to use first in front. */
export const batchesOf = <B extends Batch>(batches: readonly B[], { species, size }: Fish): B[] =>
  inOrderOfUse(batches.filter((one) => one.species === species && one.size === size && !one.isMixed && one.left > 0))

export type BatchActRefused =
  | { readonly refused: 'batch-unknown'; readonly code: string }
  | { readonly refused: 'batch-weight-impossible' }
  | { readonly refused: 'batch-use-by-past' }
  | { readonly refused: 'batch-landed-later' }
  | { readonly refused: 'batch-landed-long-ago'; readonly days: number }
  | { readonly refused: 'batch-use-by-far'; readonly days: number }
  | { readonly refused: 'nothing-to-undo' }
  | { readonly refused: 'batch-in-use' }
  | { readonly refused: 'batch-recalled-already' }
  | { readonly refused: 'batch-not-mixed' }
  | { readonly refused: 'sorted-more-than-left'; readonly left: number }

/** A batch is some crates, never a ship. */
export const heaviestBatch = mostWeight * 100

/** What stands against taking a batch in. */
export function whyNotTakenIn(
  { grams, useBy, landedDay }: { readonly grams: number; readonly useBy: string; readonly landedDay: string },
  today: string,
): BatchActRefused | undefined {
  if (!isWeight(grams, leastWeight)) return { refused: 'batch-weight-impossible' }
  if (useBy < today) return { refused: 'batch-use-by-past' }
  if (useBy > shopDay(startOfShopDay(today) + days(goodFor))) return { refused: 'batch-use-by-far', days: goodFor }
  if (landedDay > today) return { refused: 'batch-landed-later' }
  const isLongAgo = landedDay !== '' && landedDay < shopDay(startOfShopDay(today) - days(goodFor))
  return isLongAgo ? { refused: 'batch-landed-long-ago', days: goodFor } : undefined
}

/** Fresh fish was landed no longer ago, and is good no longer: what is written beyond that is a slip in the year or the month. */
const goodFor = 60

/** What was counted may be nothing; what is wasted may be more than the moves say is left. */
export const isWeight = (grams: number, least: number): boolean =>
  Number.isSafeInteger(grams) && grams >= least && grams <= heaviestBatch

/** Whether some of what a move brought is not there any more. */
export function hasGone(move: StoredBatchMove, all: readonly StoredBatchMove[]): boolean {
  const { in: came } = effectOf(move)
  return came > 0 && balanceAfter(all).left < came
}

/**
 * Whether a move can be taken back: each one once, and what came only while nothing of it has gone. What became of the fish
 * of an order is said where that is asked. A sorting is taken back at its crate.
 */
export function decideBatchUndo(
  moves: readonly StoredBatchMove[],
  no: number,
): { readonly undone: StoredBatchMove } | Extract<BatchActRefused, { refused: 'nothing-to-undo' | 'batch-in-use' }> {
  const move = moves.find((one) => one.no === no)
  const isUndone = moves.some(({ undoes }) => undoes === no)
  if (move === undefined || isUndone || move.isOfLine || !canUndo.has(move.move)) return { refused: 'nothing-to-undo' }
  return hasGone(move, moves) ? { refused: 'batch-in-use' } : { undone: move }
}

/** What a line holds is changed at the scale, and a recall stands. */
const canUndo: ReadonlySet<BatchMove> = new Set(['in', 'waste', 'count', 'sorted-out'])

/** What a crate of several sizes is sorted into. */
export interface SortedPart {
  readonly size: string
  readonly grams: number
}

/** What stands against sorting a crate into these sizes. What is left of it stays in it, to be sorted later or thrown away. */
export function whyNotSorted(
  { code, useBy, isRecalled, isMixed, left }: Omit<Batch, 'species' | 'size'>,
  parts: readonly SortedPart[],
  today: string,
): BatchActRefused | BatchRefused | undefined {
  if (!isMixed) return { refused: 'batch-not-mixed' }
  const over = whyNotFrom({ code, useBy, isRecalled, isMixed: false }, today)
  if (over !== undefined) return over
  if (parts.length === 0 || parts.some(({ grams }) => !isWeight(grams, leastWeight)))
    return { refused: 'batch-weight-impossible' }
  const sorted = parts.reduce((sum, { grams }) => sum + grams, 0)
  return sorted > left ? { refused: 'sorted-more-than-left', left } : undefined
}
