import type { WishesColumns, WrittenColumns } from '#server/storage/tables.ts'
import { ifMissingChoices, noWishes, type OrderWishes, type WrittenWishes } from '#shop/orders/order-wishes.ts'

/** What stands in the row of an order. The cap stands in the most that its lines may come to (`capOfLines`). */
type WishesInRow = Omit<OrderWishes, 'cap'>

export const writtenColumns = ['cutter_note'] as const satisfies (keyof WrittenColumns)[]
export const wishesColumns = ['if_missing', ...writtenColumns] as const satisfies (keyof WishesColumns)[]

export const wishesToRow = (wishes: WishesInRow) =>
  ({ if_missing: wishes.ifMissing, ...writtenToRow(wishes) }) satisfies WishesColumns

export const wishesFromRow = (row: WishesColumns): WishesInRow => ({
  ifMissing: ifMissingChoices.find((one) => one === row.if_missing) ?? noWishes.ifMissing,
  ...writtenFromRow(row),
})

/** What was written stands in columns of its own beside a change too, so that it can be forgotten. */
export const writtenToRow = ({ note }: WrittenWishes) => ({ cutter_note: note }) satisfies WrittenColumns

export const writtenFromRow = (row: WrittenColumns): WrittenWishes => ({ note: row.cutter_note })
