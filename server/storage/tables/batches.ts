import type { ColumnType } from 'kysely'
import type { RealOrderId } from './orders.ts'

export interface BatchesTables {
  batches: BatchesTable
  batch_moves: BatchMovesTable
  recall_tellings: RecallTellingsTable
  yields: YieldsTable
}

/** What was landed together. '' and null: not recorded. */
export interface BatchesTable {
  /** 'B7K2M4', written on the crate and printed on the slip */
  code: string
  species: string
  /** '' for a fish that is sold by no size */
  size: string
  /** '2026-11-22' */
  landed_day: string
  /** of that day, from 0 to 23 */
  landed_hour: number | null
  jetty: string
  boat_or_gear: string
  supplier: string
  /** 'wild', 'farmed' */
  origin: string
  /** of a degree Celsius, when it arrived */
  temperature_tenths: number | null
  /** the last day on which it can be packed */
  use_by: string
  /** for a kilo; for those who may see costs */
  cost_paise: number | null
  note: string
  taken_in_at: number
  taken_in_by: string
  /** the sum of its moves, in grams as landed */
  in_grams: number
  line_grams: number
  waste_grams: number
  left_grams: number
  /** how many moves it has */
  version: number
  recalled_at: number | null
  recall_reason: string
  /** 1: a crate of several sizes, of which nothing is sold before it is sorted */
  mixed: number
  /** the crate of several sizes that it was sorted out of */
  sorted_from: string | null
}

/** All that happened to a batch. Nothing here changes: what is undone is followed by a move of its own. */
export interface BatchMovesTable {
  code: string
  /** 1 for the first */
  move_no: number
  /** one of `batchMoves` */
  move: string
  grams: number
  /** of a count: found beyond what was left, or missing */
  difference: number | null
  /** the number of the move that it takes back */
  undoes: number | null
  order_id: ColumnType<string | null, RealOrderId | null>
  line_no: number | null
  reason: string
  /** of the press at the counter; '' of what happened at a line */
  press_key: string
  moved_by: string
  moved_at: number
}

/** Whose buyer was told that their fish is recalled. Nothing here changes. */
interface RecallTellingsTable {
  code: string
  order_id: string
  told_by: string
  told_at: number
}

/** What of 100 g reaches the pan, as the owner nodded it; others are the specification's. */
interface YieldsTable {
  species: string
  cut: string
  percent: number
  from_percent: number
  to_percent: number
  samples: number
  nodded_by: string
  nodded_at: number
}
