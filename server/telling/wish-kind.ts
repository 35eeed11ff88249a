import type { Tables } from '#server/storage/tables.ts'

/** What somebody asked to be told of, once. Each kind has a table of its own; the columns that are used here stand in all of them. */
export interface WishKind {
  readonly table: keyof Pick<Tables, 'stock_wishes' | 'area_wishes'>
  /** so long it is kept */
  readonly lives: number
  /** the message that tells that it has come true */
  readonly message: 'back-in-stock' | 'area-grown'
}
