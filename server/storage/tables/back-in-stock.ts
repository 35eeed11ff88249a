import type { Generated } from 'kysely'

export interface BackInStockTables {
  stock_wishes: StockWishesTable
}

/** Somebody wants to be told, once, when what is sold out is back. */
interface StockWishesTable {
  id: string
  user_id: string
  product_id: number
  /** '' where any size of the product will do */
  size: string
  wished_at: number
  /** not told before: moves on where a message could not be written */
  due_at: number
  /** when its message was written; it stays a while, so that it is known how many were told */
  told_at: number | null
  message_id: string | null
  /** in which it was left */
  language: Generated<string>
}
