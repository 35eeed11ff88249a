export interface PrintersTables {
  printers: PrintersTable
  printer_jobs: PrinterJobsTable
}

/** A printer of the shop. One that was removed stays for the jobs that it had. */
export interface PrintersTable {
  id: string
  name: string
  /** 'slip' or 'label' */
  paper: string
  /** '80', or '50x40' of a label, in millimetres */
  size: string
  /** 'escpos', 'tspl' or 'zpl' */
  language: string
  /** 'host:9100', or '/dev/usb/lp0' */
  address: string
  /** whether it prints at a weight or when an order is packed, without a press */
  by_itself: number
  /** whether it says what becomes of a paper */
  answers: number
  version: number
  changed_at: number
  removed_at: number | null
}

/** What a printer has to print, or had. */
export interface PrinterJobsTable {
  id: string
  /** rises with each job: the order in which they were asked for, whatever the clock says */
  no: number
  printer_id: string
  /** 'slip', 'label' or 'test' */
  paper: string
  order_id: string | null
  line_no: number | null
  state: string
  asked_by: string
  queued_at: number
  /** who sends it: nobody else may, and who was stopped meanwhile finds another claim here */
  claim: string | null
  claimed_at: number | null
  /** how often it was taken without anything going out */
  claims: number
  /** from here on something of it may have come out */
  began_at: number | null
  ended_at: number | null
  /** what it says that lies in the bag or the pack */
  grams: number | null
  /** nobody has to do anything about it any more */
  settled_at: number | null
}
