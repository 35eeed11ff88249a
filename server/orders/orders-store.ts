import { type Kysely, type Selectable, sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { OrderLinesTable, OrdersTable, Tables } from '#server/storage/tables.ts'
import type { DrawnBill } from '#shop/orders/bills/bills.ts'
import { takenOut } from '#shop/orders/line-status.ts'
import type { SearchTerm } from '#shop/words/orders/order-terms.ts'
import { drawnBillsOf } from './drawn-bills.ts'
import { wishesColumns } from './wishes-row.ts'

type Read = Kysely<Tables>

/** A stored order with its lines in order, as it was placed: a line that stands for another is none of them. */
export interface StoredOrder {
  readonly row: Pick<Selectable<OrdersTable>, (typeof orderColumns)[number]>
  readonly lines: readonly Pick<OrderLinesTable, (typeof lineColumns)[number]>[]
  readonly bills: readonly DrawnBill[]
}

/** Where a list of orders continues: after the last one seen. */
export interface Place {
  readonly placedAt: number
  readonly id: string
}

const ordersOnPage = 20

/** A page of a person's orders that match all words, newest first, and where the next page begins. */
export async function ordersOf(
  read: Read,
  userId: string,
  { behind, having = [] }: { behind?: Place | undefined; having?: readonly SearchTerm[] },
): Promise<{ orders: StoredOrder[]; next: Place | undefined }> {
  const rows =
    behind === undefined && having.length === 0
      ? (await newestOrders(read, { userId })).rows
      : await ordersLike(read, userId, { behind, having })
  const shown = rows.slice(0, ordersOnPage)
  const last = rows.length > ordersOnPage ? shown.at(-1) : undefined
  return { orders: await withLines(read, shown), next: last && { placedAt: last.placed_at, id: last.id } }
}

/**
 * What tells whether a person's newest orders are what they were. The version of an order rises with each change of it and
 * of its lines, and with each bill; credit notes are only ever added.
 */
export const stateOfNewest = async (read: Read, userId: string) => (await newestStates(read, { userId })).rows

const newestStates = prepared((read, { userId }: { userId: string }) =>
  newestFirst(read, userId).select((order) => [
    'id',
    'version',
    'status',
    'slot_starts_at',
    'slot_ends_at',
    'expected_at',
    'expected_reason',
    'change_until',
    'lapses_at',
    order
      .selectFrom('bills')
      .innerJoin('credit_notes', 'credit_notes.bill_number', 'bills.number')
      .whereRef('bills.order_id', '=', 'orders.id')
      .select((note) => note.fn.countAll<number>().as('count'))
      .as('credits'),
  ]),
)

const newestOrders = prepared((read, { userId }: { userId: string }) => newestFirst(read, userId).select(orderColumns))

const ordersLike = (
  read: Read,
  userId: string,
  { behind, having }: { behind: Place | undefined; having: readonly SearchTerm[] },
) =>
  newestFirst(read, userId)
    .select(orderColumns)
    .$if(behind !== undefined, (asked) =>
      asked.where(sql<boolean>`(placed_at, id) < (${behind?.placedAt ?? 0}, ${behind?.id ?? ''})`),
    )
    .$if(having.length > 0, (asked) => asked.where('id', 'in', idsHaving(read, userId, { behind, having })))
    .execute()

/**
 * Reads one more than is shown, to know whether there is another page. The number is part of the SQL: with a bound
 * value as limit, SQLite plans the query again each time.
 */
const newestFirst = (read: Read, userId: string) =>
  read
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(ordersOnPage + 1))

function idsHaving(
  read: Read,
  userId: string,
  { behind, having }: { behind: Place | undefined; having: readonly SearchTerm[] },
) {
  return having
    .reduce(
      (asked, { written, productIds }) =>
        asked.where((where) =>
          where.or([
            ...written.map((word) => sql<boolean>`text like ${`%${literal(word)}%`} escape '!'`),
            ...(productIds.length === 0 ? [] : [where('order_id', 'in', ordersOfProducts(read, userId, productIds))]),
          ]),
        ),
      read.selectFrom('order_texts').select('order_id').where('user_id', '=', userId),
    )
    .$if(behind !== undefined, (asked) =>
      asked.where(sql<boolean>`(placed_at, order_id) < (${behind?.placedAt ?? 0}, ${behind?.id ?? ''})`),
    )
    .orderBy('placed_at', 'desc')
    .orderBy('order_id', 'desc')
    .limit(ordersOnPage + 1)
}

const ordersOfProducts = (read: Read, userId: string, productIds: readonly number[]) =>
  read.selectFrom('order_lines').select('order_id').where('user_id', '=', userId).where('product_id', 'in', productIds)

/** The order of this person with this id; undefined for somebody else's. */
export async function orderIdByNumber(read: Read, number: string): Promise<string | undefined> {
  return (await read.selectFrom('orders').select('id').where('number', '=', number).executeTakeFirst())?.id
}

export async function orderOf(read: Read, userId: string, orderId: string): Promise<StoredOrder | undefined> {
  const [row] = (await ownOrder(read, { userId, orderId })).rows
  if (row === undefined) return undefined
  const [order] = await withLines(read, [row])
  return order
}

const orderColumns = [
  'id',
  'number',
  'placed_at',
  'total_paise',
  'most_paise',
  'final_paise',
  'shipping_json',
  'billing_json',
  'status',
  'slot_starts_at',
  'slot_ends_at',
  'change_until',
  'lapses_at',
  'expected_at',
  'expected_reason',
  ...wishesColumns,
] as const satisfies (keyof OrdersTable)[]

const lineColumns = [
  'order_id',
  'product_id',
  'cart_id',
  'title',
  'size',
  'weight',
  'cleaning',
  'rate_paise',
  'quantity',
  'grams',
] as const satisfies (keyof OrderLinesTable)[]

const ownOrder = prepared((read, { userId, orderId }: { userId: string; orderId: string }) =>
  read.selectFrom('orders').select(orderColumns).where('id', '=', orderId).where('user_id', '=', userId),
)

const linesOf = batched((read, ids) =>
  read
    .selectFrom('order_lines')
    .select(lineColumns)
    .where('order_id', 'in', ids)
    .where('replaces', 'is', null)
    .where('state', '<>', takenOut)
    .orderBy('order_id')
    .orderBy('line_no'),
)

async function withLines(read: Read, rows: readonly StoredOrder['row'][]): Promise<StoredOrder[]> {
  const ids = rows.map(({ id }) => id)
  const lines = Map.groupBy(await linesOf(read, ids), ({ order_id: id }) => id)
  const bills = await drawnBillsOf(read, ids)
  return rows.map((row) => ({ row, lines: lines.get(row.id) ?? [], bills: bills.get(row.id) ?? [] }))
}

/** Searches the text literally; % and _ mean nothing. */
const literal = (word: string): string => word.replace(/[!%_]/g, '!$&')
