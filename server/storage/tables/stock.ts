import type { ColumnType } from 'kysely'
import type { RealOrderId } from './orders.ts'

export interface StockTables {
  stock_cells: StockCellsTable
  stock_moves: StockMovesTable
}

/** What lies in the cold room of a kind of fish in one size, in grams as landed: a memory of its moves. */
export interface StockCellsTable {
  species: string
  /** '' where the kind has no sizes */
  size: string
  /** 0: switched off; it sells whatever is ordered */
  counted: number
  bought: number
  reserved: number
  sold: number
  wasted: number
  /** when it is back, as long as nothing is left; null: nobody said */
  back_at: number | null
  /** the press of staff that changed it last */
  last_press: string | null
  /** rises with each act of staff at the cell: an act says which version it saw */
  version: number
  /** how many moves it has: the number of the last */
  moves: number
}

/** All that happened to the fish of a cell. Nothing here changes. */
export interface StockMovesTable {
  species: string
  size: string
  /** 1 for the first of its cell */
  move_no: number
  /** one of `stockMoves` */
  kind: string
  grams: number
  /** the line of an order that it is for */
  order_id: ColumnType<string | null, RealOrderId | null>
  line_no: number | null
  /** the batch that it came with or was taken from */
  batch: string | null
  /** '' where none was given */
  reason: string
  /** the press at the counter that it belongs to */
  press_key: string | null
  moved_by: string
  moved_at: number
}
