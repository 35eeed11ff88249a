/** What an order was before its buyer changed it. Rows never change, except to forget a buyer. */
export interface OrderChangesTable {
  order_id: string
  /** 1 for the first */
  change_no: number
  changed_by: string
  changed_at: number
  /** the version that was changed */
  version: number
  /** lines, sums, wishes and slot, as `KeptBefore` of server/orders/moves/order-changes.ts */
  was_json: string
  /** where it was to go; of nobody once the buyer is forgotten */
  shipping_json: string
  billing_json: string
  cutter_note: string
}
