import type { Actor } from '#shop/by.ts'
import { days, seconds } from '#shop/time.ts'

/**
 * What staff do at a cell. Kilos come in with their batch, by one door alone.
 * - waste: kilos are thrown away
 * - count: what lies there now is written down, and the cell is counted from then on
 * - stop: it is not counted any more
 * - back-at: when it is back
 * - undo: the last of these is taken back
 */
export const stockDeeds = ['waste', 'count', 'stop', 'back-at', 'undo'] as const
export type StockDeed = (typeof stockDeeds)[number]

/** So long who did something at a cell can take it back. */
const stockUndoFor = seconds(30)

/** What was done at a cell last. */
interface LastDeed {
  readonly does: StockDeed
  readonly by: Actor
  readonly at: number
}

/** Until when this person may take it back; undefined where they cannot. */
export function stockUndoUntil(last: LastDeed, staffId: string, now: number): number | undefined {
  const until = last.at + stockUndoFor
  const isTheirs = last.by.who === 'staff' && last.by.id === staffId
  return isTheirs && last.does !== 'undo' && now < until ? until : undefined
}

/** What stands against taking it back. */
export function whyNotUndone(
  last: LastDeed | undefined,
  staffId: string,
  now: number,
): 'undo-nothing' | 'undo-not-yours' | 'undo-too-late' | undefined {
  if (last === undefined || last.does === 'undo') return 'undo-nothing'
  if (last.by.who !== 'staff' || last.by.id !== staffId) return 'undo-not-yours'
  return now < last.at + stockUndoFor ? undefined : 'undo-too-late'
}

/** A count of what was counted before says why there is more or less. */
export const countNeedsReason = (
  { isCounted, kept }: { readonly isCounted: boolean; readonly kept: number },
  found: number,
): boolean => isCounted && found !== kept

/** Nobody says that fish is back at a moment that has passed, or so far away that nobody knows. */
export const sellsAgainAt = (at: number, now: number): boolean => at > now && at < now + days(60)
