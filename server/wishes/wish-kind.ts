import type { Tables } from '#server/storage/tables.ts'

/** What somebody waits for, to be told once. Each kind has a table of its own; all have the columns used here. */
export interface WishKind {
  readonly table: keyof Pick<Tables, 'stock_wishes' | 'area_wishes'>
  /** so long it is kept */
  readonly lives: number
  /** the message that tells that it has come true */
  readonly message: 'back-in-stock' | 'area-grown'
}
