import type { Transaction } from 'kysely'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { By } from '#shop/by.ts'
import type { Cell } from '#shop/stock/stock-cell.ts'
import { type HeldCell, holdCell } from './cells/change-cell.ts'
import { openCell } from './cells/hand-acts.ts'

/** Somebody of staff presses a button at a cell. */
export interface CellPress extends Cell {
  /** the version of the cell that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: By
  readonly at: number
}

interface StockChanged {
  readonly refused: 'stock-changed'
}

/** What the log of acts keeps of a press at a cell, so that it can be told and taken back. */
interface NotedAct {
  /** one of `stockDeeds` of shop/stock/stock-hand.ts */
  readonly does: string
  readonly grams?: number
  readonly backAt?: number | null
  /** the batch that it was of, and what it was bought for */
  readonly batch?: string | undefined
  readonly costPaise?: number | undefined
}

/** The cell before a press. */
export interface NotedBefore {
  readonly counted: number
  readonly backAt: number | null
  readonly moves: number
}

/**
 * Does something at a cell, if no other of staff was there since the screen showed it; once, however often it is sent.
 * Orders that come and go meanwhile are not in the way.
 */
export function actAtCell<Left extends object>(
  tx: Transaction<Tables>,
  { species, size, seen, key, by, at }: CellPress,
  { noted, reason = '', work }: { noted: NotedAct; reason?: string; work: (held: HeldCell) => Promise<Left> },
): Promise<Left | StockChanged | Repeated> {
  const cell = { species, size }
  const press: Press = { key, thing: thingOf(cell), by, pressed: { seen, reason, ...noted } }
  return once(tx, press, async (): Promise<Left | StockChanged> => {
    await openCell(tx, cell)
    const held = await holdCell(tx, cell)
    if (held?.version !== seen) return { refused: 'stock-changed' }
    const left = await work(held)
    if ('refused' in left) return left
    const before: NotedBefore = { counted: held.counted, backAt: held.back_at, moves: held.moves }
    await writeAct(tx, { ...press, act: 'change-stock', at, before, after: noted, reason })
    return left
  })
}

export const thingOf = ({ species, size }: Cell): string => `stock/${species}/${size}`
