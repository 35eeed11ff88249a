import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import type { StockCellsTable, Tables } from '#server/storage/tables.ts'
import { boughtFor } from '#shop/stock/came-in.ts'
import { keptOf } from '#shop/stock/stock-cell.ts'
import { countNeedsReason } from '#shop/stock/stock-hand.ts'
import { type Grams, wholeGrams } from '#shop/weight.ts'
import { actAtCell, type CellPress } from './at-cell.ts'
import { holdBatch } from './batches/batches-store.ts'
import { announceBatches, keepBatchMove } from './batches/keep-batch-move.ts'
import { count, type Handled, waste } from './cells/hand-acts.ts'
import { stockTopic } from './cells/stock-store.ts'

type Tx = Transaction<Tables>

/** What an act at a cell left. */
export type CellLeft<Done extends object> = ReturnType<typeof actAtCell<Done>>

type Wasting = Handled | ReasonMissing | BatchUnknown | BatchLessLeft

interface BatchUnknown {
  readonly refused: 'batch-unknown'
  readonly code: string
}

/** More may be gone than the batch knows of: that is counted at its own page. */
interface BatchLessLeft {
  readonly refused: 'batch-less-left'
  readonly code: string
  readonly left: Grams
}

/** Something is thrown away, of a batch where the shop keeps some of it: that then has so much less, and says what it cost. */
export async function staffWastesStock(
  tx: Tx,
  {
    batch: code,
    ...wanted
  }: CellPress & { readonly grams: number; readonly reason: string; readonly batch?: string | undefined },
): Promise<Awaited<CellLeft<Wasting>>> {
  const { grams, reason } = wanted
  // Who holds both holds the batch first, as at its own page.
  const row = code === undefined ? undefined : await holdBatch(tx, code)
  const noted = { does: 'waste', grams, batch: code, costPaise: boughtFor(grams, row?.cost_paise) }
  return actAtCell<Wasting>(tx, wanted, {
    noted,
    reason,
    async work() {
      if (reason === '') return { refused: 'reason-missing' }
      const isOther = row?.species !== wanted.species || row.size !== wanted.size
      if (code !== undefined && isOther) return { refused: 'batch-unknown', code }
      if (row !== undefined && grams > row.left_grams)
        return { refused: 'batch-less-left', code: row.code, left: wholeGrams(Math.max(0, row.left_grams)) }
      const left = await waste(tx, cellOf(wanted), grams, { ...byHand(wanted), batch: code, reason })
      if ('changed' in left && row !== undefined) {
        const { key, by, at } = wanted
        const after = await keepBatchMove(tx, row, { move: 'waste', grams, reason, key }, { by, at })
        await announceBatches(tx, [{ before: row, after }])
      }
      return left
    },
  })
}

/** `missing`: promised to orders and not there. */
type Counting = { readonly missing: number } | ReasonMissing

interface ReasonMissing {
  readonly refused: 'reason-missing'
}

export const staffCountsStock = (
  tx: Tx,
  wanted: CellPress & { readonly kept: number; readonly reason: string },
): CellLeft<Counting> =>
  actAtCell<Counting>(tx, wanted, {
    noted: { does: 'count', grams: wanted.kept },
    reason: wanted.reason,
    async work(held) {
      const before = { isCounted: held.counted === 1, kept: keptOf(held) }
      if (wanted.reason === '' && countNeedsReason(before, wanted.kept)) return { refused: 'reason-missing' }
      const { missing } = await count(tx, cellOf(wanted), wanted.kept, { ...byHand(wanted), reason: wanted.reason })
      return { missing }
    },
  })

type Setting = { readonly set: true } | { readonly refused: 'not-counted' }

/** From then on the cell sells whatever is ordered. What orders have taken of it stays theirs. */
export const staffStopsCounting = (tx: Tx, wanted: CellPress): CellLeft<Setting> =>
  setAtCell(tx, wanted, { noted: { does: 'stop' }, set: { counted: 0, back_at: null } })

export const staffSetsBackAt = (tx: Tx, wanted: CellPress & { readonly backAt: number | null }): CellLeft<Setting> =>
  setAtCell(tx, wanted, { noted: { does: 'back-at', backAt: wanted.backAt }, set: { back_at: wanted.backAt } })

const setAtCell = (
  tx: Tx,
  wanted: CellPress,
  {
    noted,
    set,
  }: {
    readonly noted: Parameters<typeof actAtCell>[2]['noted']
    readonly set: Partial<Pick<StockCellsTable, 'counted' | 'back_at'>>
  },
): CellLeft<Setting> =>
  actAtCell<Setting>(tx, wanted, {
    noted,
    async work({ counted }) {
      if (counted === 0) return { refused: 'not-counted' }
      await setCell(tx, wanted, set)
      return { set: true }
    },
  })

/** Changes what a cell says beside its kilos. */
export async function setCell(
  tx: Tx,
  { species, size, key }: Pick<CellPress, 'species' | 'size' | 'key'>,
  set: Partial<Pick<StockCellsTable, 'counted' | 'back_at'>>,
): Promise<void> {
  await tx
    .updateTable('stock_cells')
    .set((known) => ({ ...set, last_press: key, version: known('version', '+', 1) }))
    .where('species', '=', species)
    .where('size', '=', size)
    .execute()
  await announce(tx, stockTopic)
}

const cellOf = ({ species, size }: CellPress) => ({ species, size })

const byHand = ({ key, by, at }: CellPress) => ({ key, by, at })
