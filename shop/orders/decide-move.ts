import type { Actor } from '#shop/by.ts'
import { may, type Role, type WrittenAct } from '#shop/staff/staff.ts'
import { seconds } from '#shop/time.ts'
import { whyNotPacked } from './line-moves.ts'
import type { LineState } from './line-status.ts'
import { after, type Move, ruleOf, staffMoves, waitsUntil } from './moves.ts'
import type { OrderStatus } from './order-status.ts'

/** Where an order stands when somebody wants to move it. */
export interface StandingOrder {
  readonly status: string
  readonly version: number
  /** the rider who has it */
  readonly rider: string | null
  /** what is to pay by the scale; null: that is open */
  readonly final_paise: number | null
  /** until when its buyer can change it; null of an order older than slots */
  readonly change_until: number | null
}

export interface StaffAtOrder {
  readonly id: string
  readonly role: Role
}

interface WantedMove {
  readonly move: Move
  /** the version that the screen showed */
  readonly seen: number
  readonly by: StaffAtOrder
  readonly reason: string
  readonly rider: string | undefined
  /** the shop's moment */
  readonly at: number
}

export type MoveDecision =
  | { readonly moved: { readonly to: OrderStatus; readonly rider: string | null; readonly act: WrittenAct } }
  | { readonly refused: MoveRefused }
  | { readonly refused: 'cut-off-ahead'; readonly until: number; readonly at: number }

export type MoveRefused =
  | 'not-your-act'
  | 'not-your-stop'
  | 'order-moved'
  | 'move-impossible'
  | 'reason-missing'
  | 'rider-missing'
  | NonNullable<ReturnType<typeof whyNotPacked>>

/** Whether staff may make this move now, and where it leads. */
export function decideMove(
  order: StandingOrder & { readonly lines: readonly { readonly state: LineState }[] },
  { move, seen, by, reason, rider, at }: WantedMove,
): MoveDecision {
  const rule = ruleOf(move)
  const act = actOf(move)
  if (act === undefined || !may(by.role, act)) return { refused: 'not-your-act' }
  if (!isOwnStop(order, by)) return { refused: 'not-your-stop' }
  if (order.version !== seen) return { refused: 'order-moved' }
  const to = after(order.status, move)
  if (to === undefined) return { refused: 'move-impossible' }
  const until = waitsUntil(move, { status: order.status, changeUntil: order.change_until ?? undefined }, at)
  if (until !== undefined) return { refused: 'cut-off-ahead', until, at }
  if (rule.needsReason === true && reason === '') return { refused: 'reason-missing' }
  const unpacked = rule.weighsAll === true ? whyNotPacked(order.lines) : undefined
  if (unpacked !== undefined) return { refused: unpacked }
  if (rule.needsSum === true && order.final_paise === null) return { refused: 'line-not-weighed' }
  if (rule.namesRider !== true) return { moved: { to, rider: order.rider, act } }
  return rider === undefined ? { refused: 'rider-missing' } : { moved: { to, rider, act } }
}

/** The act of staff that the move is; none for those of the buyer, of commands, and of try orders. */
function actOf(move: Move): WrittenAct | undefined {
  const { by } = ruleOf(move)
  return by === 'shopper' || by === 'command' || by === 'trier' ? undefined : by
}

/** A rider handles only what is out with them; the others every order. */
export const isOwnStop = ({ rider }: Pick<StandingOrder, 'rider'>, by: StaffAtOrder): boolean =>
  may(by.role, 'see-board') || rider === by.id

/** Who may be named to take an order out. */
export const takesOut = (role: Role): boolean => may(role, 'see-own-round') && may(role, 'deliver-orders')

/** How long its maker can undo a move, and how long the buyer's message waits. */
export const undoFor = seconds(30)

/** A move that was made: the last one of an order, or the one before it. */
export interface MadeMove {
  readonly move: string
  readonly by: Actor
  readonly at: number
  readonly to: string
  readonly rider: string | null
}

export type UndoDecision =
  | {
      readonly undone: {
        readonly move: Move
        readonly no: number
        readonly at: number
        readonly to: string
        readonly rider: string | null
        readonly act: WrittenAct
      }
    }
  | { readonly refused: MoveRefused | 'undo-nothing' | 'undo-not-yours' | 'undo-too-late' }

/** Whether the last move of the order can be taken back, and what the order then is again. */
export function decideUndo(
  order: StandingOrder,
  { last, before }: { last: (MadeMove & { readonly no: number }) | undefined; before: MadeMove | undefined },
  { seen, by, at }: { seen: number; by: StaffAtOrder; at: number },
): UndoDecision {
  if (!isOwnStop(order, by)) return { refused: 'not-your-stop' }
  if (order.version !== seen) return { refused: 'order-moved' }
  if (last === undefined || before === undefined || !isStaffMove(last.move)) return { refused: 'undo-nothing' }
  if (!isBy(last, by)) return { refused: 'undo-not-yours' }
  const act = actOf(last.move)
  if (act === undefined || !may(by.role, act)) return { refused: 'not-your-act' }
  if (at >= last.at + undoFor) return { refused: 'undo-too-late' }
  return { undone: { move: last.move, no: last.no, at: last.at, to: before.to, rider: before.rider, act } }
}

/** Until when this person may take the last move back; undefined where they cannot. */
export const undoUntil = (last: Pick<MadeMove, 'move' | 'by' | 'at'>, by: StaffAtOrder, now: number) =>
  isStaffMove(last.move) && isBy(last, by) && now < last.at + undoFor ? last.at + undoFor : undefined

const isBy = ({ by }: Pick<MadeMove, 'by'>, staff: StaffAtOrder): boolean => by.who === 'staff' && by.id === staff.id

const isStaffMove = (move: string): move is Move => staffMoves.some((one) => one === move)
