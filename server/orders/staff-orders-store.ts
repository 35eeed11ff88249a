import { type Kysely, sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import type { OrderStatus } from '#shop/order-status.ts'
import { openStatuses } from '#shop/orders.ts'
import { type Role, roles } from '#shop/staff.ts'

type Read = Kysely<Tables>

/** An order as staff see it, before what they may not see is left out. */
export interface BoardRow {
  readonly id: string
  readonly number: string
  readonly user_id: string
  readonly status: OrderStatus
  readonly version: number
  readonly placed_at: number
  readonly changed_at: number
  readonly total_paise: number
  readonly final_paise: number | null
  readonly if_missing: string
  readonly shipping_json: string
  readonly rider_id: string | null
}

const columns = [
  'id',
  'number',
  'user_id',
  'status',
  'version',
  'placed_at',
  'changed_at',
  'total_paise',
  'final_paise',
  'if_missing',
  'shipping_json',
  'rider_id',
] as const

const boardRows = (read: Read) => read.selectFrom('orders').select(columns).$narrowType<{ status: OrderStatus }>()

/** What is open, and what ended since that moment. */
export async function ordersOnBoard(read: Read, endedSince: number): Promise<BoardRow[]> {
  const open = await openRows(read, {})
  const ended = await endedRows(read, { endedSince })
  return [...open.rows, ...ended.rows]
}

const openRows = prepared((read) => boardRows(read).where('status', 'in', openStatuses))

const endedRows = prepared((read, { endedSince }: { endedSince: number }) =>
  boardRows(read).where('changed_at', '>=', endedSince).where('status', 'not in', openStatuses),
)

/** What was placed or moved since that moment, wherever it stands now. */
export async function ordersChangedSince(read: Read, since: number): Promise<BoardRow[]> {
  return (await changedRows(read, { since })).rows
}

const changedRows = prepared((read, { since }: { since: number }) => boardRows(read).where('changed_at', '>=', since))

/** What is out with this person, and what they had today. */
export async function ordersOfRider(read: Read, riderId: string, since: number): Promise<BoardRow[]> {
  return (await riderRows(read, { riderId, since })).rows
}

const riderRows = prepared((read, { riderId, since }: { riderId: string; since: number }) =>
  boardRows(read)
    .where('rider_id', '=', riderId)
    .where((row) => row.or([row('changed_at', '>=', since), row('status', 'in', openStatuses)])),
)

export async function orderById(read: Read, id: string): Promise<BoardRow | undefined> {
  return (await oneRow(read, { id })).rows[0]
}

const oneRow = prepared((read, { id }: { id: string }) => boardRows(read).where('id', '=', id))

const mostFound = 50
/** A look through more would hold up the shop; it is some months of a busy one. */
const lookedThrough = 20_000

/** The newest orders that have each word in what they can be found by, or each digit in the telephone. */
export async function ordersLike(read: Read, words: readonly string[], digits: string): Promise<BoardRow[]> {
  const newest = read
    .selectFrom('orders')
    .select(['id as newest_id', 'user_id as buyer', 'placed_at as at', 'shipping_json as shipping'])
    .orderBy('changed_at', 'desc')
    .limit(sql.lit(lookedThrough))
    .as('newest')
  const found = await read
    .selectFrom(newest)
    .select('newest_id')
    .where((row) =>
      row.or([
        row.exists(
          words.reduce(
            (asked, word) => asked.where(sql<boolean>`text like ${`%${literal(word)}%`} escape '!'`),
            row
              .selectFrom('order_texts')
              .select('order_texts.order_id')
              .whereRef('order_texts.user_id', '=', 'newest.buyer')
              .whereRef('order_texts.placed_at', '=', 'newest.at')
              .whereRef('order_texts.order_id', '=', 'newest.newest_id'),
          ),
        ),
        ...(digits.length >= 4
          ? [sql<boolean>`replace(newest.shipping, ' ', '') like ${`%"phone":"%${digits}%`}`]
          : []),
      ]),
    )
    .orderBy('at', 'desc')
    .limit(sql.lit(mostFound))
    .execute()
  const rows = await rowsOf(
    read,
    found.map(({ newest_id: id }) => id),
  )
  return rows.toSorted((one, other) => other.placed_at - one.placed_at)
}

/** Searches the text literally; % and _ mean nothing. */
const literal = (word: string): string => word.replace(/[!%_]/g, '!$&')

const rowsOf = batched((read, ids) => boardRows(read).where('id', 'in', ids))

const lineColumns = [
  'order_id',
  'line_no',
  'product_id',
  'title',
  'size',
  'weight',
  'grams',
  'quantity',
  'cleaning',
  'state',
] as const

export const linesOf = batched((read, ids) =>
  read
    .selectFrom('order_lines')
    .select(lineColumns)
    .where('order_id', 'in', ids)
    .orderBy('order_id')
    .orderBy('line_no'),
)

export interface StaffNamed {
  readonly id: string
  readonly name: string
  readonly role: Role
  readonly worksHere: boolean
}

/** Everybody who works or worked here: they are few. */
export async function everybodyOfStaff(read: Read): Promise<StaffNamed[]> {
  const { rows } = await staffRows(read, {})
  return rows.flatMap(({ id, name, role, disabled_at: disabledAt }) => {
    const known = roles.find((one) => one === role)
    return known === undefined ? [] : [{ id, name, role: known, worksHere: disabledAt === null }]
  })
}

const staffRows = prepared((read) =>
  read.selectFrom('staff').select(['id', 'name', 'role', 'disabled_at']).orderBy('name'),
)
