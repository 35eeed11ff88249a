import type { Kysely, Selectable } from 'kysely'
import { promisedLine } from '#server/orders/promised-line.ts'
import { wishesColumns, wishesFromRow } from '#server/orders/wishes-row.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { OrderLinesTable, OrdersTable, Tables } from '#server/storage/tables.ts'
import { paise } from '#shop/money.ts'
import { capOfLines, type StandingLine } from '#shop/orders/changed-lines.ts'
import { takenOut } from '#shop/orders/line-status.ts'
import type { OrderWas } from '#shop/orders/order-was.ts'
import type { OrderSlot } from '#shop/slots/slots.ts'

export const changeableColumns = [
  'id',
  'number',
  'user_id',
  'placed_at',
  'status',
  'version',
  'rider_id',
  'total_paise',
  'most_paise',
  'shipping_json',
  'billing_json',
  'language',
  'slot_id',
  'slot_starts_at',
  'slot_ends_at',
  'change_until',
  'lapses_at',
  'is_try',
  ...wishesColumns,
] as const satisfies (keyof OrdersTable)[]

export type ChangeableRow = Pick<Selectable<OrdersTable>, (typeof changeableColumns)[number]>

/** An order of this person; undefined of somebody else's. */
export async function ownChangeable(
  read: Kysely<Tables>,
  of: { readonly orderId: string; readonly userId: string },
): Promise<ChangeableRow | undefined> {
  return (await ownRow(read, of)).rows[0]
}

const ownRow = prepared((read, { orderId, userId }: { orderId: string; userId: string }) =>
  read.selectFrom('orders').select(changeableColumns).where('id', '=', orderId).where('user_id', '=', userId),
)

/** Of anybody. */
export const changeableRow = (read: Kysely<Tables>, orderId: string): Promise<ChangeableRow | undefined> =>
  read.selectFrom('orders').select(changeableColumns).where('id', '=', orderId).executeTakeFirst()

/** Its lines as they stand, and as they were ordered or changed last. */
export async function standingLines(read: Kysely<Tables>, orderId: string): Promise<StandingLine[]> {
  return (await linesOf(read, { orderId })).rows.map(standing)
}

const linesOf = prepared((read, { orderId }: { orderId: string }) =>
  read
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('replaces', 'is', null)
    .where('state', '<>', takenOut)
    .orderBy('line_no'),
)

function standing(row: Selectable<OrderLinesTable>): StandingLine {
  const { ordered, most, tolerated } = promisedLine(row)
  return {
    ...ordered,
    lineNo: row.line_no,
    productId: row.product_id,
    cartId: row.cart_id,
    title: row.title,
    size: row.size,
    weight: row.weight,
    cleaning: row.cleaning ?? undefined,
    most,
    tolerated,
    labelWeight: row.label_weight,
  }
}

/** Undefined of an order that was placed before the shop had slots. */
export const slotOfRow = (row: ChangeableRow): OrderSlot | undefined =>
  row.slot_id === null || row.slot_starts_at === null || row.slot_ends_at === null || row.change_until === null
    ? undefined
    : { id: row.slot_id, startsAt: row.slot_starts_at, endsAt: row.slot_ends_at, changeUntil: row.change_until }

/** The order as it is kept beside a change of it. */
export const orderWas = (row: ChangeableRow, lines: readonly StandingLine[]): OrderWas => ({
  status: row.status,
  total: paise(row.total_paise),
  most: paise(row.most_paise ?? row.total_paise),
  wishes: { ...wishesFromRow(row), cap: capOfLines(lines) },
  slot: slotOfRow(row),
  lines,
})
