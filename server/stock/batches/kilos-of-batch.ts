import type { Transaction } from 'kysely'
import { holdCell } from '#server/stock/cells/change-cell.ts'
import { type ByHand, count, type Handled, receive, takeBack, waste } from '#server/stock/cells/hand-acts.ts'
import type { Tables } from '#server/storage/tables.ts'
import { keptOf } from '#shop/stock/stock-cell.ts'
import type { Grams } from '#shop/weight.ts'
import type { BatchRow } from './batches-store.ts'

/** What happens to the kilos of the same fish, where those are counted. */
type KilosMove =
  | { readonly does: 'receive'; readonly grams: number }
  | { readonly does: 'waste'; readonly grams: number }
  | { readonly does: 'find'; readonly difference: number }

export interface KilosPromised {
  readonly refused: 'kilos-promised'
  readonly left: Grams
}

/** The kilos of a fish follow its batches. What is not counted stays so; what orders were promised is not thrown away. */
export async function moveKilos(
  tx: Transaction<Tables>,
  { species, size, code }: Pick<BatchRow, 'species' | 'size' | 'code'>,
  move: KilosMove,
  who: Omit<ByHand, 'batch'>,
): Promise<KilosPromised | undefined> {
  const cell = { species, size }
  const by = { ...who, batch: code }
  if (move.does === 'find') {
    const held = await holdCell(tx, cell)
    if (held !== undefined && held.counted === 1 && move.difference !== 0)
      await count(tx, cell, Math.max(0, keptOf(held) + move.difference), by)
    return undefined
  }
  return promisedIn(await (move.does === 'receive' ? receive : waste)(tx, cell, move.grams, by))
}

/** What a press at a batch did in the kilos is taken back there: nothing, where they were not counted then. */
export async function takeKilosBack(
  tx: Transaction<Tables>,
  { species, size, code }: Pick<BatchRow, 'species' | 'size' | 'code'>,
  pressed: string,
  who: Omit<ByHand, 'batch'>,
): Promise<KilosPromised | undefined> {
  const first = await tx
    .selectFrom('stock_moves')
    .select('move_no')
    .where('batch', '=', code)
    .where('press_key', '=', pressed)
    .orderBy('move_no')
    .executeTakeFirst()
  if (first === undefined) return undefined
  const press = { key: pressed, after: first.move_no - 1 }
  return promisedIn(await takeBack(tx, { species, size }, press, { ...who, batch: code }))
}

const promisedIn = (handled: Handled): KilosPromised | undefined =>
  'refused' in handled && handled.refused === 'more-than-left'
    ? { refused: 'kilos-promised', left: handled.left }
    : undefined
