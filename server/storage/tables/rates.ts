export interface RateSheetTables {
  rate_drafts: RateDraftsTable
  rate_sheets: RateSheetsTable
}

/** The one sheet that staff write: its only row is 'draft'. */
interface RateDraftsTable {
  name: string
  version: number
  cells_json: string
  changed_by: string
  changed_at: number
  /** the press that saved it, so that the same press again finds it saved */
  last_key: string
  /** locked before rates change, so that one sheet comes after the other */
  turn: number
}

/** A sheet that was published, or waits for its hour. */
interface RateSheetsTable {
  id: string
  /** 'stuck': its hour came, and a rate was not what it was when the sheet was written, or would move too far */
  state: 'scheduled' | 'published' | 'stuck' | 'called-off'
  cells_json: string
  made_by: string
  made_at: number
  publish_at: number
  settled_at: number | null
  /** 1: it may move a rate by more than a quarter */
  may_big: number
}
