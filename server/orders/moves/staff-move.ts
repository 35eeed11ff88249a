import { createHash } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { MessageResult } from '#server/messages/outbox.ts'
import { settleBill } from '#server/orders/bills/settle-bill.ts'
import { lockOrder } from '#server/orders/lock-order.ts'
import { ledTo } from '#server/orders/order-moves-store.ts'
import { orderTopic } from '#server/orders/order-topic.ts'
import { dropDoorPhotograph, keepDoorPhotograph } from '#server/orders/photographs/door-photographs.ts'
import { type BuyerTelling, untellBuyer } from '#server/orders/tell-buyer.ts'
import { holdTries, openTryOrder } from '#server/orders/tries.ts'
import { tellAfterAll, tellMove, untellUntrue } from '#server/orders/weighing/tell-anew.ts'
import { linesOnScale } from '#server/orders/weighing/weighing-store.ts'
import { freePlace, giveSlotBack, takePlaceAgain } from '#server/slots/give-slot-back.ts'
import { writeAct } from '#server/staff/acts.ts'
import { once, type Press, type Repeated } from '#server/staff/once.ts'
import { type BoxRefused, whyNotInBox } from '#server/stock/batches/in-box.ts'
import { followMove, takeAgain } from '#server/stock/follow-move.ts'
import { giveBack, writeReserved } from '#server/stock/reserve.ts'
import { announce } from '#server/storage/changes.ts'
import type { Tables } from '#server/storage/tables.ts'
import { actorIn } from '#shop/by.ts'
import {
  decideMove,
  decideUndo,
  type MadeMove,
  type MoveDecision,
  type StandingOrder,
  takesOut,
  type UndoDecision,
} from '#shop/orders/decide-move.ts'
import { type Move, ruleOf } from '#shop/orders/moves.ts'
import { finalOf } from '#shop/orders/weighing/weighed-total.ts'
import { type Role, roles, type WrittenAct } from '#shop/staff/staff.ts'
import { type ChangeOfOrder, changeOrder } from './move-order.ts'

/** Somebody of staff presses a button at an order. */
interface OrderPress {
  readonly orderId: string
  /** the version of the order that the screen showed */
  readonly seen: number
  /** made by the screen, one for each press */
  readonly key: string
  readonly by: { readonly id: string; readonly role: Role; readonly device: string }
  readonly at: number
  /** when it was pressed, as a device said that sent it later */
  readonly pressedAt?: number | undefined
}

interface StaffMove extends OrderPress {
  readonly move: Move
  readonly reason: string
  readonly rider: string | undefined
  /** of what was not delivered: the rider called the customer, and nobody answered */
  readonly called?: boolean | undefined
  /** of what was not delivered: how its rider found the door, in base64, without all that is no picture */
  readonly jpeg?: string | undefined
  /** the registration under which its bill is drawn; none: a bill of supply without tax */
  readonly gstin?: string
  /** whom to tell of it; undefined: nobody */
  readonly telling: BuyerTelling | undefined
  readonly tellLater?: TellLater
}

/**
 * Takes what writes the message, to be done once all orders of a transaction are done: everybody's messages wait for each other at
 * the count of the shop until the transaction ends.
 */
export type TellLater = (tell: () => Promise<MessageResult | undefined>) => void

interface StaffUndo extends OrderPress {
  /** the recipient of the move's message */
  readonly telling: BuyerTelling | undefined
}

type Refused<Decision> = Extract<Decision, { refused: string }>

export type StaffMoveResult =
  | { moved: number; writing: MessageResult | undefined }
  | Repeated
  | Refused<MoveDecision>
  | Refused<UndoDecision>
  | { refused: 'no-such-order' | 'rider-unknown' | 'undo-told' | 'undo-sold-meanwhile' }
  | BoxRefused

/** Staff move an order: decided by the shop's rules, and kept if the order is still what the screen showed. */
export function makeStaffMove(tx: Transaction<Tables>, wanted: StaffMove): Promise<StaffMoveResult> {
  const { orderId, move, seen, reason, rider, called, jpeg, telling, tellLater, at } = wanted
  const picture = jpeg === undefined ? undefined : createHash('sha256').update(jpeg).digest('base64url')
  const press = pressOf(wanted, { move, seen, reason, rider, called, picture })
  return once(tx, press, async (): Promise<StaffMoveResult> => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return { refused: 'no-such-order' }
    const lines = ruleOf(move).weighsAll === true ? await linesOnScale(tx, orderId) : []
    const decision = decideMove({ ...order, lines: lines.map(({ standing: one }) => one) }, wanted)
    if ('refused' in decision) return decision
    const unfit = await whyNotInBox(tx, wanted)
    if (unfit !== undefined) return unfit
    const { act, ...moved } = decision.moved
    if (ruleOf(move).namesRider === true && !(await canTakeOut(tx, moved.rider))) return { refused: 'rider-unknown' }
    const final = finalOf(lines, moved.to)
    const change = {
      ...moved,
      move,
      reason,
      called: called === true && move === 'not-delivered',
      ...(final === undefined ? {} : { final }),
    }
    const no = await changeOrder(tx, changeOf(wanted, order, change))
    if (no === undefined) return { refused: 'order-moved' }
    if (jpeg !== undefined && move === 'not-delivered') await keepDoorPhotograph(tx, { orderId, no, jpeg, at })
    await note(tx, press, { order, at, act, change })
    await freePlace(tx, { orderId, move })
    await followMove(tx, { orderId, move, by: byOf(wanted), at })
    await settleBill(tx, { orderId, move, by: byOf(wanted), at, gstin: wanted.gstin ?? '' })
    await announce(tx, orderTopic(orderId))
    const now = { ...order, final_paise: final ?? order.final_paise }
    const tell = async () => {
      await untellUntrue(tx, telling, { orderId, status: moved.to })
      return telling && tellMove(tx, { orderId, move, no, at, reason }, { order: now, telling })
    }
    return { moved: order.version + 1, writing: await toldNowOr(tellLater, tell) }
  })
}

/** At once, where nobody takes it for later. */
export async function toldNowOr(later: TellLater | undefined, tell: Parameters<TellLater>[0]) {
  if (later === undefined) return tell()
  later(tell)
  return undefined
}

/** The maker of the last move undoes it, while its message still waits. */
export function undoStaffMove(tx: Transaction<Tables>, wanted: StaffUndo): Promise<StaffMoveResult> {
  const { orderId, seen, telling } = wanted
  const press = pressOf(wanted, { move: 'undo', seen })
  return once(tx, press, async (): Promise<StaffMoveResult> => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) return { refused: 'no-such-order' }
    const [last, before] = await lastMoves(tx, orderId)
    const decision = decideUndo(order, { last, before }, wanted)
    if ('refused' in decision) return decision
    const { move, no, at, to, rider, act } = decision.undone
    if (order.real === undefined && (await isTriedWithAnother(tx, orderId))) return { refused: 'undo-too-late' }
    const slotId = await takePlaceAgain(tx, { orderId, move })
    const taking = await takeAgain(tx, { orderId, move })
    if ('refused' in taking) {
      if (slotId !== null) await giveSlotBack(tx, slotId)
      return { refused: 'undo-sold-meanwhile' }
    }
    if (!(await untellBuyer(tx, telling, { orderId, move, no, at }))) {
      await giveBack(tx, taking.reserved)
      if (slotId !== null) await giveSlotBack(tx, slotId)
      return { refused: 'undo-told' }
    }
    await dropDoorPhotograph(tx, { orderId, no })
    if (order.real !== undefined)
      await writeReserved(tx, taking.reserved, { orderId: order.real, by: byOf(wanted), at: wanted.at })
    const change = { to, rider, move: 'undo', ...(ruleOf(move).weighsAll === true ? { final: null } : {}) } as const
    await changeOrder(tx, changeOf(wanted, order, change))
    await note(tx, press, { order, at: wanted.at, act, change })
    const undone = { no, at, from: order.status, to }
    const writing = telling && (await tellAfterAll(tx, { order, telling, undone, at: wanted.at }))
    await announce(tx, orderTopic(orderId))
    return { moved: order.version + 1, writing }
  })
}

/** Of two try orders that were open beside each other nobody could say which is meant. */
async function isTriedWithAnother(tx: Transaction<Tables>, orderId: string): Promise<boolean> {
  await holdTries(tx)
  const open = await openTryOrder(tx)
  return open !== undefined && open.id !== orderId
}

type Changed = Pick<ChangeOfOrder, 'to' | 'rider' | 'move' | 'reason' | 'final' | 'called'>

const changeOf = (wanted: OrderPress, from: StandingOrder, change: Changed): ChangeOfOrder => ({
  ...change,
  orderId: wanted.orderId,
  from,
  by: byOf(wanted),
  at: wanted.at,
  pressedAt: wanted.pressedAt,
})

async function note(
  tx: Transaction<Tables>,
  press: Press,
  {
    order,
    at,
    act,
    change: { to, rider, reason = '' },
  }: { order: StandingOrder; at: number; act: WrittenAct; change: Changed },
): Promise<void> {
  const before = { status: order.status, rider: order.rider }
  await writeAct(tx, { ...press, act, at, before, after: { status: to, rider }, reason })
}

const pressOf = (wanted: OrderPress, pressed: object): Press => ({
  key: wanted.key,
  thing: `order/${wanted.orderId}`,
  by: byOf(wanted),
  pressed,
  pressedAt: wanted.pressedAt,
  heardAt: wanted.at,
})

const byOf = ({ by }: OrderPress) => ({ staff: by.id, device: by.device })

async function lastMoves(tx: Transaction<Tables>, orderId: string): Promise<(MadeMove & { no: number })[]> {
  const rows = await tx
    .selectFrom('order_moves')
    .select(['move_no', 'move', 'moved_by', 'moved_at', 'led_to', 'rider_id'])
    .where('order_id', '=', orderId)
    .orderBy('move_no', 'desc')
    .limit(2)
    .execute()
  return rows.map((row) => ({
    no: row.move_no,
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
