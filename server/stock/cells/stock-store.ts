import { type Kysely, type Selectable, sql } from 'kysely'
import type { StockCellsTable, Tables } from '#server/storage/tables.ts'
import type { Cell, ToldCell } from '#shop/stock/stock-cell.ts'
import { leftOf } from '#shop/stock/stock-cell.ts'

type Read = Kysely<Tables>

/** What is left of the fish: it changes with many orders, and nothing else of the catalogue with it. */
export const stockTopic = 'stock'

/** A cell as it is kept. */
export type StoredCell = Selectable<StockCellsTable>

const cellColumns = [
  'species',
  'size',
  'counted',
  'bought',
  'reserved',
  'sold',
  'wasted',
  'back_at',
  'last_press',
  'version',
  'moves',
] as const satisfies (keyof StockCellsTable)[]

/** Every cell that was ever counted. */
export const allCells = (read: Read): Promise<StoredCell[]> =>
  read.selectFrom('stock_cells').select(cellColumns).execute()

/** What shoppers see: the cells that are counted now. */
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
export const cellOf = (read: Read, { species, size }: Cell): Promise<StoredCell | undefined> =>
  read
    .selectFrom('stock_cells')
    .select(cellColumns)
    .where('species', '=', species)
    .where('size', '=', size)
    .executeTakeFirst()

/** What moved at each cell since then. */
export const movedSince = (read: Read, since: number) =>
  read
    .selectFrom('stock_moves')
    .select(['species', 'size', 'kind', sql<number>`cast(sum(grams) as bigint)`.as('grams')])
    .where('moved_at', '>=', since)
    .where('kind', 'in', ['bought', 'counted', 'sold', 'wasted'])
    .groupBy(['species', 'size', 'kind'])
    .execute()

/** What staff did last at each cell. */
export const lastActsAt = (read: Read) =>
  read
    .selectFrom('stock_cells')
    .innerJoin('staff_acts', 'staff_acts.id', 'stock_cells.last_press')
    .select(['staff_acts.id', 'staff_acts.done_by', 'staff_acts.done_at', 'staff_acts.after_json', 'staff_acts.reason'])
    .execute()

/** What happened to a cell before the move of this number, the last first. */
export const movesOfCell = (read: Read, { species, size }: Cell, before: number, most: number) =>
  read
    .selectFrom('stock_moves')
    .leftJoin('orders', 'orders.id', 'stock_moves.order_id')
    .select([
      'stock_moves.move_no',
      'stock_moves.kind',
      'stock_moves.grams',
      'stock_moves.moved_at',
      'stock_moves.moved_by',
      'stock_moves.reason',
      'stock_moves.batch',
      'stock_moves.order_id',
      'orders.number',
    ])
    .where('species', '=', species)
    .where('size', '=', size)
    .where('move_no', '<', before)
    .orderBy('move_no', 'desc')
    .limit(most)
    .execute()
