export interface DeliveryTables {
  delivery_area: DeliveryAreaTable
}

/** Where the shop delivers now. */
interface DeliveryAreaTable {
  pincode: string
  added_by: string
  added_at: number
}
