import type { Kysely } from 'kysely'
import { batched } from '#server/storage/batched.ts'
import { prepared } from '#server/storage/prepared.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/by.ts'
import type { MadeMove } from '#shop/orders/decide-move.ts'
import { type Move, ruleOf } from '#shop/orders/moves.ts'
import { firstStatus } from '#shop/orders/order-status.ts'

type Read = Kysely<Tables>

/** A move as it is kept, with the reason for it. */
export interface StoredMove extends MadeMove {
  /** 1 for the first */
  readonly no?: number
  readonly reason: string
  /** when it was pressed, as a device said that sent it later */
  readonly pressedAt?: number | undefined
  /** the rider called the customer, and nobody answered */
  readonly called?: true
}

/** Where a move led. An older version of the shop that works beside this one does not say. */
export function ledTo({ move, led_to: to }: { readonly move: string; readonly led_to: string }): string {
  if (to !== '') return to
  return isMove(move) ? ruleOf(move).to : firstStatus
}

const isMove = (move: string): move is Move => ['cancel', 'lapse', 'deliver', 'note-delivered'].includes(move)

const columns = [
  'order_id',
  'move_no',
  'move',
  'moved_by',
  'moved_at',
  'led_to',
  'rider_id',
  'reason',
  'pressed_at',
  'called',
] as const

/** All that happened to an order, oldest first. */
export async function movesOf(read: Read, orderId: string): Promise<StoredMove[]> {
  return (await movesOfOne(read, { orderId })).rows.map(kept)
}

const movesOfOne = prepared((read, { orderId }: { orderId: string }) =>
  read.selectFrom('order_moves').select(columns).where('order_id', '=', orderId).orderBy('move_no'),
)

/** The same of many orders. */
export async function movesOfMany(read: Read, orderIds: readonly string[]): Promise<Map<string, StoredMove[]>> {
  const rows = await allOfMany(read, orderIds)
  const found = Map.groupBy(rows, (row) => row.order_id)
  return new Map([...found].map(([id, moves]) => [id, moves.map(kept)]))
}

const allOfMany = batched((read, ids) =>
  read.selectFrom('order_moves').select(columns).where('order_id', 'in', ids).orderBy('order_id').orderBy('move_no'),
)

/** The last move of each of these orders. */
export async function lastMovesOf(read: Read, orderIds: readonly string[]): Promise<Map<string, StoredMove>> {
  const rows = await lastOfMany(read, orderIds)
  return new Map(rows.map((row) => [row.order_id, kept(row)]))
}

const lastOfMany = batched((read, ids) =>
  read
    .selectFrom('order_moves')
    .select(columns)
    .where('order_id', 'in', ids)
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('order_moves as later')
            .select('later.move_no')
            .whereRef('later.order_id', '=', 'order_moves.order_id')
            .whereRef('later.move_no', '>', 'order_moves.move_no'),
        ),
      ),
    ),
)

const kept = (row: {
  move_no: number
  move: string
  moved_by: string
  moved_at: number
  led_to: string
  rider_id: string | null
  reason: string
  pressed_at: number | null
  called: number
}): StoredMove => ({
  no: row.move_no,
  move: row.move,
  by: actorIn(row.moved_by),
  at: row.moved_at,
  to: ledTo(row),
  rider: row.rider_id,
  reason: row.reason,
  ...(row.pressed_at === null ? {} : { pressedAt: row.pressed_at }),
  ...(row.called === 0 ? {} : { called: true }),
})
