import type { ColumnType } from 'kysely'
import type { RealOrderId } from './orders.ts'

export interface BillsTables {
  bill_series: BillSeriesTable
  bills: BillsTable
  credit_notes: CreditNotesTable
  bill_gaps: BillGapsTable
  restores: RestoresTable
}

/** The last number of each series: 'D2627' for the bills of a financial year, 'C2627' for its credit notes. Drawn in the transaction that uses it, so without gaps but those that `bill_gaps` names. */
interface BillSeriesTable {
  series: string
  last: number
}

/** Drawn when an order goes out. Nothing here changes: a credit note follows. The lines of the standing one are those of the order. */
interface BillsTable {
  /** 'D2627/000123' */
  number: string
  order_id: ColumnType<string, RealOrderId>
  drawn_at: number
  /** to pay, down to the rupee */
  total_paise: number
  /** what rounding took off: zero or less */
  rounding_paise: number
  /** under which registration it was drawn; '': a bill of supply without tax */
  gstin: string
}

interface CreditNotesTable {
  /** 'C2627/000004' */
  number: string
  bill_number: string
  drawn_at: number
  drawn_by: string
  paise: number
  /** the line; null: the whole bill */
  line_no: number | null
  /** one of `creditCauses` */
  cause: string
  /** in the owner's words; '' where the cause says it */
  reason: string
}

/** Numbers that nobody gets any more: they may stand on bills that a restored database does not know. Nothing here changes. */
interface BillGapsTable {
  series: string
  first: number
  last: number
  /** a restored database does not know who has got them */
  reason: 'restored'
  noted_at: number
}

/** Each time that this database was put in the place of another. */
interface RestoresTable {
  no: number
  /** when room was left for the bills that were drawn since the copy was made; null: it is still to be left */
  settled_at: number | null
}
