import type { Transaction } from 'kysely'
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
import { type Act, roles } from '#shop/staff.ts'
import type { Writing } from '#server/gateways/outbox.ts'
import { writeAct } from '#server/staff/acts.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type ChangeOfOrder, changeOrder, holdOrder } from './move-order.ts'
import { ledTo } from './order-moves-store.ts'
import { orderTopic } from './order-topic.ts'
import { type Earlier, earlierPress, type Press, thingOf } from './press.ts'
import { type Buyer, type BuyerTold, tellBuyer, untellBuyer } from './tell-buyer.ts'

export interface StaffMove extends Press {
  readonly move: Move
  readonly reason: string
  readonly rider: string | undefined
  /** what the buyer is told of it */
  readonly message: BuyerTold | undefined
}

export interface StaffUndo extends Press {
  /** who was to be told of the move */
  readonly buyer: Buyer | undefined
}

type Refused<Decision> = Extract<Decision, { refused: string }>

export type Moving =
  | { moved: number; writing: Writing | undefined }
  /** this very press was done before */
  | Earlier
  | Refused<MoveDecision>
  | Refused<UndoDecision>
  | { refused: 'no-such-order' | 'rider-unknown' | 'undo-told' }

/** Staff move an order: decided by the shop's rules, and kept if the order is still what the screen showed. */
export async function makeStaffMove(tx: Transaction<Tables>, wanted: StaffMove): Promise<Moving> {
  const { orderId, move, seen, reason, rider, message, at } = wanted
  const pressed = { orderId, move, seen, reason, rider: rider ?? null }
  const earlier = await earlierPress(tx, wanted, pressed)
  if (earlier) return earlier
  const order = await standing(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  const decision = decideMove(order, wanted)
  if ('refused' in decision) return unlessPressed(tx, wanted, pressed, decision)
  const { moved } = decision
  if (ruleOf(move).namesRider === true && !(await canTakeOut(tx, moved.rider))) return { refused: 'rider-unknown' }
  const change = { ...moved, move, reason }
  if (!(await changeOrder(tx, changeOf(wanted, order, change)))) return unlessPressed(tx, wanted, pressed)
  await note(tx, wanted, { order, pressed, act: actOf(move), change })
  const version = order.version + 1
  const writing = message && (await tellBuyer(tx, message, { orderId, move, version, at }))
  await announce(tx, orderTopic(orderId))
  return { moved: version, writing }
}

/** Who made the last move takes it back, while nobody outside has been told of it. */
export async function undoStaffMove(tx: Transaction<Tables>, wanted: StaffUndo): Promise<Moving> {
  const { orderId, seen, buyer } = wanted
  const pressed = { orderId, move: 'undo', seen }
  const earlier = await earlierPress(tx, wanted, pressed)
  if (earlier) return earlier
  const order = await standing(tx, orderId)
  if (order === undefined) return { refused: 'no-such-order' }
  const [last, before] = await lastMoves(tx, orderId)
  const decision = decideUndo(order, { last, before }, wanted)
  if ('refused' in decision) return unlessPressed(tx, wanted, pressed, decision)
  // Held first: a message that is withdrawn must not be missing when somebody else was quicker.
  if (!(await holdOrder(tx, orderId, order))) return unlessPressed(tx, wanted, pressed)
  const { move, at, to, rider } = decision.undone
  if (!(await untellBuyer(tx, buyer, { orderId, move, version: seen, at }))) return { refused: 'undo-told' }
  const change = { to, rider, move: 'undo' } as const
  await changeOrder(tx, changeOf(wanted, order, change))
  await note(tx, wanted, { order, pressed, act: actOf(move), change })
  await announce(tx, orderTopic(orderId))
  return { moved: order.version + 1, writing: undefined }
}

type Changed = Pick<ChangeOfOrder, 'to' | 'rider' | 'move' | 'reason'>

const changeOf = (wanted: Press, from: StandingOrder, change: Changed): ChangeOfOrder => ({
  ...change,
  orderId: wanted.orderId,
  from,
  by: byOf(wanted),
  at: wanted.at,
})

/** The same press may have come twice at the same moment: then the first of them has been kept meanwhile. */
const unlessPressed = async (
  tx: Transaction<Tables>,
  wanted: Press,
  pressed: object,
  refused: Extract<Moving, { refused: string }> = { refused: 'order-moved' },
): Promise<Moving> => (await earlierPress(tx, wanted, pressed)) ?? refused

async function note(
  tx: Transaction<Tables>,
  wanted: Press,
  {
    order,
    pressed,
    act = 'see-order',
    change: { to, rider, reason = '' },
  }: {
    order: StandingOrder
    /** what was asked, so that the same key with something else in it is refused */
    pressed: object
    act: Act | undefined
    change: Changed
  },
): Promise<void> {
  const { orderId, key, at } = wanted
  await writeAct(tx, {
    key,
    act,
    thing: thingOf(orderId),
    by: byOf(wanted),
    at,
    before: { status: order.status, rider: order.rider },
    after: { status: to, rider, pressed },
    reason,
  })
}

const byOf = ({ by }: Press) => ({ staff: by.id, device: by.device })

const standing = (tx: Transaction<Tables>, orderId: string): Promise<StandingOrder | undefined> =>
  tx
    .selectFrom('orders')
    .select(['status', 'version', 'rider_id as rider'])
    .where('id', '=', orderId)
    .executeTakeFirst()

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
  const row = await tx
    .selectFrom('staff')
    .select('role')
    .where('id', '=', id ?? '')
    .where('disabled_at', 'is', null)
    .executeTakeFirst()
  const role = roles.find((one) => one === row?.role)
  return role !== undefined && takesOut(role)
}
