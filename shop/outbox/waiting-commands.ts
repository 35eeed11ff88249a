import { type Paise, paise } from '#shop/money.ts'
import { decideMove, type MoveRefused, type StaffAtOrder } from '#shop/orders/decide-move.ts'
import { weighableStatuses } from '#shop/orders/line-moves.ts'
import type { LineState, WeightSource } from '#shop/orders/line-status.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'

interface Pressed {
  /** made at the press: the shop does once what comes under it, and answers it the same for good */
  readonly key: string
  /** the version that the screen showed: of the order, or of the line */
  readonly seen: number
  /** as the device said */
  readonly at: number
  readonly by: StaffAtOrder & { readonly name: string }
  readonly reason: string
}

interface WaitingMove extends Pressed {
  readonly does: 'move'
  readonly move: Move
  readonly rider?: { readonly id: string; readonly name: string } | undefined
}

export interface WaitingWeight extends Pressed {
  readonly does: 'weigh'
  readonly line: number
  readonly grams: number
  readonly source: WeightSource
  readonly over?: 'give' | 'ask' | undefined
  readonly isSure: boolean
}

export interface WaitingLeftOut extends Pressed {
  readonly does: 'leave-out'
  readonly line: number
}

/** What somebody of staff pressed at an order, and the shop has not answered yet. */
export type WaitingCommand = WaitingMove | WaitingWeight | WaitingLeftOut

/** The moves that may be made without a line: what hands do with fish, and what came of it at a gate. */
const movesThatWait: ReadonlySet<Move> = new Set([
  'confirm',
  'start-cutting',
  'pack',
  'send-out',
  'deliver',
  'not-delivered',
])

/** An order that comes to more is sent out only with a line: its bill is drawn and its buyer told at that moment. */
const mostSentOutBlind: Paise = paise(1_000_000)

/** Why something cannot wait for a line. */
type CannotWait = 'buyer-asked' | 'order-ends' | 'too-much-money'

/** Whether this may be pressed now and sent later; undefined where it may. */
export function whyItCannotWait(
  command: Pick<WaitingMove, 'does' | 'move'> | Pick<WaitingWeight, 'does' | 'over'> | Pick<WaitingLeftOut, 'does'>,
  { totalPaise = 0 }: { readonly totalPaise?: number | undefined },
): CannotWait | undefined {
  if (command.does === 'weigh') return command.over === 'ask' ? 'buyer-asked' : undefined
  if (command.does === 'leave-out') return undefined
  if (!movesThatWait.has(command.move)) return 'order-ends'
  return command.move === 'send-out' && totalPaise > mostSentOutBlind ? 'too-much-money' : undefined
}

/** An order as a screen knows it. */
export interface OrderSeen {
  readonly status: OrderStatus
  readonly version: number
  readonly rider?: { readonly id: string; readonly name: string } | undefined
  readonly lines: readonly { readonly lineNo: number; readonly state: LineState }[]
  readonly undoUntil?: number | undefined
  readonly changeUntil?: number | undefined
}

/** Why a command has no effect on what the screen knows: the shop will most likely say the same. */
type Unfit = MoveRefused | 'cut-off-ahead' | 'line-not-open' | 'no-such-line'

/**
 * The order as it will be once the shop has taken what waits for it, in that order. What does not fit what is known any
 * more changes nothing: the shop's answer to it decides. `now`: the shop's moment, by which it will judge them.
 */
export const withWaiting = <Order extends OrderSeen>(
  order: Order,
  commands: readonly WaitingCommand[],
  now: number,
): Order =>
  commands.reduce((before, command) => {
    const left = afterCommand(before, command, now)
    return 'unfit' in left ? before : left.order
  }, order)

export function afterCommand<Order extends OrderSeen>(
  order: Order,
  command: WaitingCommand,
  now: number,
): { readonly order: Order } | { readonly unfit: Unfit } {
  return command.does === 'move' ? afterMove(order, command, now) : afterLineCommand(order, command)
}

function afterMove<Order extends OrderSeen>(
  order: Order,
  { move, seen, by, reason, rider }: WaitingMove,
  at: number,
): { readonly order: Order } | { readonly unfit: Unfit } {
  const { status, version, lines, rider: outWith, changeUntil } = order
  // what is to pay is known from the moment that it is packed, and the shop looks at it again
  const known = { rider: outWith?.id ?? null, final_paise: 0, change_until: changeUntil ?? null }
  const decision = decideMove({ status, version, lines, ...known }, { move, seen, by, reason, rider: rider?.id, at })
  if ('refused' in decision) return { unfit: decision.refused }
  const moved = { ...order, status: decision.moved.to, version: version + 1, ...(rider ? { rider } : {}) }
  return { order: withoutUndo(moved) }
}

/** How a line weighs its own page knows; here it is settled, or not. */
function afterLineCommand<Order extends OrderSeen>(
  order: Order,
  { does, line }: WaitingWeight | WaitingLeftOut,
): { readonly order: Order } | { readonly unfit: Unfit } {
  const { status, version, lines } = order
  if (!weighableStatuses.includes(status)) return { unfit: 'line-not-open' }
  if (!lines.some(({ lineNo }) => lineNo === line)) return { unfit: 'no-such-line' }
  const state = does === 'weigh' ? 'weighed' : 'left-out'
  const settled = lines.map((one) => (one.lineNo === line ? { ...one, state } : one))
  return { order: withoutUndo({ ...order, version: version + 1, lines: settled }) }
}

/** What the shop would take back is not the last thing that was done any more. */
function withoutUndo<Order extends OrderSeen>(order: Order): Order {
  const { undoUntil: _, ...rest } = order
  return rest as Order
}
