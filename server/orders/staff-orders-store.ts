import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables, WishesColumns } from '#server/storage/tables.ts'
import { startOfShopDay } from '#shop/moment.ts'
import { takenOut } from '#shop/orders/line-status.ts'
import { inTheShop, openStatuses } from '#shop/orders/moves.ts'
import { newestLookedThrough } from '#shop/orders/order-finding.ts'
import { heardAs } from '#shop/orders/order-number.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { type Role, roles } from '#shop/staff/staff.ts'
import { days } from '#shop/time.ts'
import { wishesColumns } from './wishes-row.ts'

type Read = Kysely<Tables>

/** An order as staff see it, before what they may not see is left out. */
export interface BoardRow extends WishesColumns {
  readonly id: string
  readonly number: string
  readonly user_id: string
  readonly status: OrderStatus
  readonly version: number
  readonly placed_at: number
  readonly total_paise: number
  readonly final_paise: number | null
  readonly most_paise: number | null
  readonly shipping_json: string
  readonly language: string
  readonly slot_starts_at: number | null
  readonly slot_ends_at: number | null
  readonly change_until: number | null
  readonly rider_id: string | null
  readonly expected_at: number | null
  readonly expected_reason: string
  readonly is_try: number
}

const columns = [
  'id',
  'number',
  'user_id',
  'status',
  'version',
  'placed_at',
  'total_paise',
  'final_paise',
  'most_paise',
  'shipping_json',
  'language',
  'slot_starts_at',
  'slot_ends_at',
  'change_until',
  'rider_id',
  'expected_at',
  'expected_reason',
  'is_try',
  ...wishesColumns,
] as const

const boardRows = (read: Read) => read.selectFrom('orders').select(columns).$narrowType<{ status: OrderStatus }>()

/** Of a try order nobody sees any more once it has ended, but in the log. */
const isListed = (row: ExpressionBuilder<Tables, 'orders'>) =>
  row.or([row('is_try', '=', 0), row('status', 'in', openStatuses)])

/** What is open, and what ended since that moment. */
export async function ordersOnBoard(read: Read, endedSince: number): Promise<BoardRow[]> {
  const open = await openRows(read, {})
  const ended = await endedRows(read, { endedSince })
  return [...open.rows, ...ended.rows]
}

const openRows = prepared((read) => boardRows(read).where('status', 'in', openStatuses))

const endedRows = prepared((read, { endedSince }: { endedSince: number }) =>
  boardRows(read).where('changed_at', '>=', endedSince).where('status', 'not in', openStatuses).where(isListed),
)

/** More changes than a screen misses in a day. */
const mostChanged = 500

/** What was placed or moved since that moment, wherever it stands now; undefined: too much, the whole board says it better. */
export async function ordersChangedSince(read: Read, since: number): Promise<BoardRow[] | undefined> {
  const { rows } = await changedRows(read, { since })
  return rows.length > mostChanged ? undefined : rows
}

const changedRows = prepared((read, { since }: { since: number }) =>
  boardRows(read)
    .where('changed_at', '>=', since)
    .limit(mostChanged + 1),
)

/** What is out with this person, and what they had today. */
export async function ordersOfRider(read: Read, riderId: string, since: number): Promise<BoardRow[]> {
  return (await riderRows(read, { riderId, since })).rows
}

const riderRows = prepared((read, { riderId, since }: { riderId: string; since: number }) =>
  boardRows(read)
    .where('rider_id', '=', riderId)
    .where(isListed)
    .where((row) => row.or([row('changed_at', '>=', since), row('status', 'in', openStatuses)])),
)

/** Those that are to come on a day and have not left the shop, by their hour: by the times that their buyers were told. */
export const ordersToComeOn = (read: Read, day: string): Promise<BoardRow[]> =>
  boardRows(read)
    .where('status', 'in', inTheShop)
    .where('slot_starts_at', '>=', startOfShopDay(day))
    .where('slot_starts_at', '<', startOfShopDay(day) + days(1))
    .orderBy('slot_starts_at')
    .orderBy('placed_at')
    .orderBy('id')
    .execute()

export async function orderById(read: Read, id: string): Promise<BoardRow | undefined> {
  return (await oneRow(read, { id })).rows[0]
}

const oneRow = prepared((read, { id }: { id: string }) => boardRows(read).where('id', '=', id))

const mostFound = 50

/** The one with this number. */
export async function orderNumbered(read: Read, number: string): Promise<BoardRow[]> {
  return (await numberedRow(read, { number })).rows
}

const numberedRow = prepared((read, { number }: { number: string }) =>
  boardRows(read).where('number', '=', number).where(isListed),
)

/** The newest orders that go to this telephone, in whichever of these ways it was typed. */
export async function ordersOfPhone(read: Read, phones: readonly string[]): Promise<BoardRow[]> {
  return (
    boardRows(read)
      .where('phone_digits', 'in', phones)
      // what the index is about: it leaves out the forgotten
      .where('phone_digits', '<>', '')
      .orderBy('placed_at', 'desc')
      .limit(sql.lit(mostFound))
      .execute()
  )
}

/** The newest orders that have each of these words in what they are found by, or all these digits in a row. */
export async function ordersLike(read: Read, words: readonly string[], digits: string): Promise<BoardRow[]> {
  const newest = read
    .selectFrom('orders')
    .select(['placed_at', 'id', 'found_by'])
    .orderBy('placed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(newestLookedThrough))
    .as('newest')
  const found = await read
    .selectFrom(newest)
    .select('id')
    .where((row) =>
      row.or([
        row.and(words.map((word) => row.or([has(word), has(heardAs(word) ?? word)]))),
        ...(digits.length >= 4 ? [has(digits)] : []),
      ]),
    )
    .orderBy('placed_at', 'desc')
    .limit(sql.lit(mostFound))
    .execute()
  const rows = await rowsOf(
    read,
    found.map(({ id }) => id),
  )
  return rows.toSorted((one, other) => other.placed_at - one.placed_at)
}

const has = (part: string) => sql<boolean>`found_by like ${`%${literal(part)}%`} escape '!'`

/** Searches the text literally; % and _ mean nothing. */
const literal = (word: string): string => word.replace(/[!%_]/g, '!$&')

const rowsOf = batched((read, ids) => boardRows(read).where('id', 'in', ids).where(isListed))

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
  'weighed_grams',
  'final_paise',
  'line_paise',
  'most_paise',
] as const

export const linesOf = batched((read, ids) =>
  read
    .selectFrom('order_lines')
    .select(lineColumns)
    .select((line) =>
      line
        .selectFrom('line_moves')
        .select(({ fn }) => fn.max('moved_at').as('asked_at'))
        .whereRef('line_moves.order_id', '=', 'order_lines.order_id')
        .whereRef('line_moves.line_no', '=', 'order_lines.line_no')
        .where('move', '=', 'ask')
        .as('asked_at'),
    )
    .where('order_id', 'in', ids)
    .where('state', '<>', takenOut)
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
