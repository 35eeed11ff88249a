import type { Transaction } from 'kysely'
import type { Tables } from '#server/storage/tables.ts'
import { type Cell, nothingYet, unpromised } from '#shop/stock/stock-cell.ts'
import { afterStockMove, stockMoves } from '#shop/stock/stock-moves.ts'
import type { HeldCell, NewStockMove } from './change-cell.ts'

/** A press at a cell, and the number of the move before its first one. */
export interface PressBefore {
  readonly key: string
  readonly after: number
}

/**
 * What a press did at a cell, the other way round, and the least that may be left then: what was missing before it may be
 * missing again, but nothing that was ordered since.
 */
export async function backwards(
  tx: Transaction<Tables>,
  { species, size }: Cell,
  held: HeldCell,
  { key, after }: PressBefore,
): Promise<{ readonly moves: readonly NewStockMove[]; readonly least: number }> {
  const rows = await tx
    .selectFrom('stock_moves')
    .select(['kind', 'grams', 'reason', 'batch', 'press_key'])
    .where('species', '=', species)
    .where('size', '=', size)
    .where('move_no', '>', after)
    .orderBy('move_no')
    .execute()
  const since = rows.flatMap(({ kind, grams, reason, batch, press_key: press }) => {
    const known = stockMoves.find((one) => one === kind)
    return known === undefined
      ? []
      : [{ press, move: { kind: known, grams, reason, ...(batch === null ? {} : { batch }) } }]
  })
  const before = unpromised(held) - unpromised(since.map(({ move }) => move).reduce(afterStockMove, nothingYet))
  const own = since.filter(({ press }) => press === key)
  return {
    moves: own.map(({ move }) => ({ ...move, grams: -move.grams })),
    least: Math.min(0, before),
  }
}
