import type { Transaction } from 'kysely'
import { actWithKey, writeAct } from '#server/staff/acts.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/by.ts'
import {
  actOf,
  decideMove,
  decideUndo,
  type MadeMove,
  type MoveDecision,
  type StandingOrder,
  takesOut,
  type UndoDecision,
} from '#shop/order-moves.ts'
import { type Move, ruleOf } from '#shop/orders.ts'
import { type Act, type Role, roles } from '#shop/staff.ts'
import { type ChangeOfOrder, changeOrder } from './move-order.ts'
import { ledTo } from './order-moves-store.ts'
import { orderTopic } from './order-topic.ts'

interface Press {
  readonly orderId: string
  readonly seen: number
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
}

export interface StaffMove extends Press {
  readonly move: Move
  readonly reason: string
  readonly rider: string | undefined
}

type Refused<Decision> = Extract<Decision, { refused: string }>

export type Moving =
  | { moved: number }
  /** this very press was done before */
  | { repeated: true }
  | Refused<MoveDecision>
  | Refused<UndoDecision>
  | { refused: 'no-such-order' | 'other-press' | 'rider-unknown' | 'undo-told' }

/** Staff move an order: decided by the shop's rules, and kept if the order is still what the screen showed. */
export async function makeStaffMove(tx: Transaction<Tables>, wanted: StaffMove): Promise<Moving> {
  const { orderId, move, seen, reason, rider } = wanted
  const pressed = { orderId, move, seen, reason, rider: rider ?? null }
  const earlier = await earlierPress(tx, wanted, pressed)
  if (earlier) return earlier
  const order = await standing(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  const decision = decideMove(order, wanted)
  if ('refused' in decision) return decision
  const { moved } = decision
  if (ruleOf(move).namesRider === true && !(await canTakeOut(tx, moved.rider))) return { refused: 'rider-unknown' }
  return keep(tx, wanted, { order, pressed, act: actOf(move), change: { ...moved, move, reason } })
}

/** Who made the last move takes it back, while nobody outside has been told of it. */
export async function undoStaffMove(tx: Transaction<Tables>, wanted: Press): Promise<Moving> {
  const { orderId, seen } = wanted
  const pressed = { orderId, move: 'undo', seen }
  const earlier = await earlierPress(tx, wanted, pressed)
  if (earlier) return earlier
  const order = await standing(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  const decision = decideUndo(order, await lastMoves(tx, orderId), wanted)
  if ('refused' in decision) return decision
  const { move, to, rider } = decision.undone
  return keep(tx, wanted, { order, pressed, act: actOf(move), change: { to, rider, move: 'undo' } })
}

interface Decided {
  readonly order: StandingOrder
  /** what was asked, so that the same key with something else in it is refused */
  readonly pressed: object
  readonly act: Act | undefined
  readonly change: Pick<ChangeOfOrder, 'to' | 'rider' | 'move' | 'reason'>
}

async function keep(tx: Transaction<Tables>, wanted: Press, { order, pressed, act, change }: Decided): Promise<Moving> {
  const { orderId, key, at } = wanted
  const by = byOf(wanted)
  const isKept = await changeOrder(tx, { ...change, orderId, from: order, by, at })
  // The same press may have come twice at the same moment: the first of them has been kept meanwhile.
  if (!isKept) return (await earlierPress(tx, wanted, pressed)) ?? { refused: 'order-moved' }
  await writeAct(tx, {
    key,
    act: act ?? 'see-order',
    thing: thingOf(orderId),
    by,
    at,
    before: { status: order.status, rider: order.rider },
    after: { status: change.to, rider: change.rider, pressed },
    reason: change.reason ?? '',
  })
  await announce(tx, orderTopic(orderId))
  return { moved: order.version + 1 }
}

const thingOf = (orderId: string) => `order/${orderId}`

const byOf = ({ by }: Press) => ({ staff: by.id, device: by.device })

/** A key belongs to one press: the same again is the same act, another under it is refused. */
async function earlierPress(
  tx: Transaction<Tables>,
  { key, orderId, by }: Press,
  pressed: object,
): Promise<{ repeated: true } | { refused: 'other-press' } | undefined> {
  const act = await actWithKey(tx, key)
  if (act === undefined) return undefined
  const written = JSON.parse(act.after_json) as { pressed?: object }
  const isSame =
    act.thing === thingOf(orderId) &&
    isBy(act.done_by, by.id) &&
    JSON.stringify(written.pressed) === JSON.stringify(pressed)
  return isSame ? { repeated: true } : { refused: 'other-press' }
}

function isBy(doneBy: string, staffId: string): boolean {
  const actor = actorIn(doneBy)
  return actor.who === 'staff' && actor.id === staffId
}

async function standing(tx: Transaction<Tables>, orderId: string): Promise<StandingOrder | undefined> {
  return tx
    .selectFrom('orders')
    .select(['status', 'version', 'rider_id as rider'])
    .where('id', '=', orderId)
    .executeTakeFirst()
}

async function lastMoves(tx: Transaction<Tables>, orderId: string): Promise<MadeMove[]> {
  const rows = await tx
    .selectFrom('order_moves')
    .select(['move', 'moved_by', 'moved_at', 'led_to', 'rider_id'])
    .where('order_id', '=', orderId)
    .orderBy('move_no', 'desc')
    .limit(2)
    .execute()
  return rows.map((row) => ({
    move: row.move,
    by: actorIn(row.moved_by),
    at: row.moved_at,
    to: ledTo(row),
    rider: row.rider_id,
  }))
}

async function canTakeOut(tx: Transaction<Tables>, id: string | null): Promise<boolean> {
  if (id === null) return false
  const row = await tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id)
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  return role !== undefined && takesOut(role)
}
