import type { Kysely, Selectable } from 'kysely'
import type { StockCellsTable, Tables } from '#server/storage/tables.ts'
import type { Cell, ToldCell } from '#shop/stock-cell.ts'
import { leftOf } from '#shop/stock-cell.ts'

type Read = Kysely<Tables>

/** A cell as it is kept. */
export type KeptCell = Selectable<StockCellsTable>

const cellColumns = [
  'species',
  'size',
  'counted',
  'bought',
  'reserved',
  'sold',
  'wasted',
  'back_at',
  'version',
  'moves',
] as const satisfies (keyof StockCellsTable)[]

/** Every cell that was ever counted. */
export const allCells = (read: Read): Promise<KeptCell[]> =>
  read.selectFrom('stock_cells').select(cellColumns).execute()

/** What shoppers are told of: the cells that are counted now. */
export async function countedCells(read: Read): Promise<ToldCell[]> {
  const rows = await read.selectFrom('stock_cells').select(cellColumns).where('counted', '=', 1).execute()
  return rows.map((row) => ({
    species: row.species,
    size: row.size,
    left: leftOf(row),
    backAt: row.back_at ?? undefined,
  }))
}

/** A cell as it is kept; undefined where it was never counted. */
export const cellOf = (read: Read, { species, size }: Cell): Promise<KeptCell | undefined> =>
  read
    .selectFrom('stock_cells')
    .select(cellColumns)
    .where('species', '=', species)
    .where('size', '=', size)
    .executeTakeFirst()
