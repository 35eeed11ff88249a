export interface CartsTables {
  carts: CartsTable
}

/** The cart of an account: for each product what was chosen and how many packs, never a price. */
interface CartsTable {
  user_id: string
  version: number
  lines_json: string
  changed_at: number
}
