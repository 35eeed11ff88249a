import type { Transaction } from 'kysely'
import { backwards, type PressBefore } from '#server/stock/cells/backwards.ts'
import { canChange, holdCell, inLockOrder } from '#server/stock/cells/change-cell.ts'
import { type ByHand, count, type Handled, receive, takeBack, waste } from '#server/stock/cells/hand-acts.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Cell, keptOf, leftOf } from '#shop/stock/stock-cell.ts'
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

type OfBatch = Pick<BatchRow, 'species' | 'size' | 'code'>

/**
 * What a press did in the kilos of these batches is taken back there, all or none: nothing, where they were not counted then.
 * All are held and looked at before the first is told of, as orders hold theirs.
 */
export async function takeKilosBack(
  tx: Transaction<Tables>,
  rows: readonly OfBatch[],
  pressed: string,
  who: Omit<ByHand, 'batch'>,
): Promise<KilosPromised | undefined> {
  const given: { cell: Cell; code: string; press: PressBefore }[] = []
  for (const { species, size, code } of rows.toSorted(inLockOrder)) {
    const cell = { species, size }
    const press = await pressAt(tx, code, pressed)
    if (press === undefined) continue
    const held = await holdCell(tx, cell)
    if (held === undefined || held.counted === 0) continue
    const { moves, least } = await backwards(tx, cell, held, press)
    if (!canChange(held, moves, { least })) return { refused: 'kilos-promised', left: leftOf(held) }
    given.push({ cell, code, press })
  }
  for (const { cell, code, press } of given)
    if ('refused' in (await takeBack(tx, cell, press, { ...who, batch: code })))
      throw new Error(`${cell.species} ${cell.size} is held and has less than it had`)
  return undefined
}

/** A press in the kilos of a batch; undefined where it did nothing there. */
async function pressAt(tx: Transaction<Tables>, code: string, pressed: string): Promise<PressBefore | undefined> {
  const first = await tx
    .selectFrom('stock_moves')
    .select('move_no')
    .where('batch', '=', code)
    .where('press_key', '=', pressed)
    .orderBy('move_no')
    .executeTakeFirst()
  return first && { key: pressed, after: first.move_no - 1 }
}

const promisedIn = (handled: Handled): KilosPromised | undefined =>
  'refused' in handled && handled.refused === 'more-than-left'
    ? { refused: 'kilos-promised', left: handled.left }
    : undefined
