import type { Generated } from 'kysely'

export interface AreaWishesTables {
  area_wishes: AreaWishesTable
}

/** Somebody wants to be told, once, when the shop delivers to a pincode. */
interface AreaWishesTable {
  id: string
  user_id: string
  pincode: string
  wished_at: number
  /** not told before: moves on where a message could not be written */
  due_at: number
  /** when its message was written; it stays a while, so that it is known how many were told */
  told_at: number | null
  message_id: string | null
  /** in which it was left */
  language: Generated<string>
}
