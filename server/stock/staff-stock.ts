import type { Transaction } from 'kysely'
import { announce } from '#server/storage/changes.ts'
import type { StockCellsTable, Tables } from '#server/storage/tables.ts'
import { keptOf } from '#shop/stock/stock-cell.ts'
import { countNeedsReason } from '#shop/stock/stock-hand.ts'
import { actAtCell, type CellPress } from './at-cell.ts'
import { count, type Handled, receive, waste } from './hand-acts.ts'
import { stockTopic } from './stock-store.ts'

type Tx = Transaction<Tables>

/** What an act at a cell left. */
export type CellLeft<Done extends object> = ReturnType<typeof actAtCell<Done>>

export const staffReceivesStock = (tx: Tx, wanted: CellPress & { readonly grams: number }): CellLeft<Handled> =>
  actAtCell(tx, wanted, {
    noted: { does: 'receive', grams: wanted.grams },
    work: () => receive(tx, cellOf(wanted), wanted.grams, byHand(wanted)),
  })

export const staffWastesStock = (
  tx: Tx,
  wanted: CellPress & { readonly grams: number; readonly reason: string },
): CellLeft<Handled | ReasonMissing> =>
  actAtCell<Handled | ReasonMissing>(tx, wanted, {
    noted: { does: 'waste', grams: wanted.grams },
    reason: wanted.reason,
    async work() {
      if (wanted.reason === '') return { refused: 'reason-missing' }
      return waste(tx, cellOf(wanted), wanted.grams, { ...byHand(wanted), reason: wanted.reason })
    },
  })

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
