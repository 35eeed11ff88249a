import { doCommand } from '#counter/outbox/press.ts'
import type { Move } from '#shop/orders/moves.ts'
import { ruleOf } from '#shop/orders/moves.ts'
import type { StaffOrder } from '#shop/wire/staff/orders.ts'
import type { Me } from '#shop/wire/staff/own.ts'
import { moveWords, staffOrderWords } from '#words/staff-orders.ts'
import { holdOrder } from './held-orders.ts'

export type Rider = Pick<Me, 'id' | 'name'>

/** Whether the move needs more than a press: a reason, or a rider. */
export const asksMore = (move: Move): boolean => ruleOf(move).needsReason === true || ruleOf(move).namesRider === true

/** Moves the order as the screen shows it. */
export function moveOrder(
  order: StaffOrder,
  move: Move,
  { reason, rider, called, jpeg }: { reason?: string; rider?: Rider; called?: true; jpeg?: string } = {},
): void {
  holdOrder(order)
  doCommand({
    order,
    kind: 'moveOrder',
    body: {
      seen: order.version,
      move,
      ...(reason === undefined ? {} : { reason }),
      ...(rider === undefined ? {} : { rider: rider.id }),
      ...(called === undefined ? {} : { called }),
      ...(jpeg === undefined ? {} : { jpeg }),
    },
    ...(rider === undefined ? {} : { rider: { id: rider.id, name: rider.name } }),
    movedAt: order.last.at,
    name: moveWords[move],
    typedAs: move,
  })
}

/** Takes its last move back. */
export function undoMove(order: StaffOrder): void {
  holdOrder(order)
  doCommand({
    order,
    kind: 'undoMove',
    body: { seen: order.version },
    movedAt: order.last.at,
    name: staffOrderWords.undone,
    typedAs: 'undo',
  })
}
