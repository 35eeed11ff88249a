export interface ComplaintsTables {
  complaints: ComplaintsTable
}

/** The grievance officer's book. */
interface ComplaintsTable {
  /** 'C-D7K4-29XM' */
  ticket: string
  mobile: string
  /** as it was typed; null when none was named */
  order_number: string | null
  about: string
  received_at: number
  settled_at: number | null
  settlement: string | null
}
