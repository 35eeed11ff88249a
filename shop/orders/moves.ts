import type { WrittenAct } from '#shop/staff/staff.ts'
import { cutsFrom } from './order-open.ts'
import { firstStatus, type OrderStatus, statuses } from './order-status.ts'

interface MoveRule {
  readonly from: readonly OrderStatus[]
  readonly to: OrderStatus
  /** whose move it is: that of staff who may do this, the buyer's, the operator's, or of whoever tries the counter with it */
  readonly by: WrittenAct | 'shopper' | 'command' | 'trier'
  /** it is made only with a reason for the buyer */
  readonly needsReason?: true
  /** it names who takes the order out */
  readonly namesRider?: true
  /** a rider makes it with their own stops alone */
  readonly ownStop?: true
  /** each line is weighed, left out or replaced, and so it is known what is to pay */
  readonly weighsAll?: true
  /** it is known what is to pay */
  readonly needsSum?: true
  /** not while its buyer can still change it */
  readonly cuts?: true
}

/** Where each move leads, and whose it is. What is not in the table cannot happen; buttons, answers and the database ask the same table. */
const moves = {
  /** confirming takes nothing away: until the cut-off, before which nothing is cut */
  cancel: { from: ['Pending', 'Confirmed'], to: 'Canceled', by: 'shopper' },
  /** nobody answered the code that it waited for */
  lapse: { from: ['Pending'], to: 'Canceled', by: 'command' },
  confirm: { from: ['Pending'], to: 'Confirmed', by: 'confirm-orders' },
  /** from cutting too: an order that cannot be packed must end */
  reject: {
    from: ['Pending', 'Confirmed', 'Cutting', 'Packed'],
    to: 'Rejected',
    by: 'reject-orders',
    needsReason: true,
  },
  'start-cutting': { from: ['Confirmed'], to: 'Cutting', by: 'cut-orders', cuts: true },
  pack: { from: ['Cutting'], to: 'Packed', by: 'pack-orders', weighsAll: true },
  'send-out': {
    from: ['Packed', 'Not delivered'],
    to: 'Out for delivery',
    by: 'send-orders-out',
    namesRider: true,
    needsSum: true,
  },
  deliver: { from: ['Out for delivery'], to: 'Delivered', by: 'deliver-orders', ownStop: true },
  'not-delivered': {
    from: ['Out for delivery'],
    to: 'Not delivered',
    by: 'deliver-orders',
    needsReason: true,
    ownStop: true,
  },
  'take-back': { from: ['Not delivered'], to: 'Returned', by: 'take-orders-back' },
  /** for a shop that takes its orders from the list alone: said once, after the door has closed */
  'note-delivered': {
    from: ['Pending', 'Confirmed', 'Cutting', 'Packed', 'Out for delivery', 'Not delivered'],
    to: 'Delivered',
    by: 'command',
  },
  /** of a try order alone, wherever it stands */
  'put-away': {
    from: ['Pending', 'Confirmed', 'Cutting', 'Packed', 'Out for delivery', 'Not delivered'],
    to: 'Canceled',
    by: 'trier',
  },
} as const satisfies Record<string, MoveRule>

export type Move = keyof typeof moves

export const ruleOf = (move: Move): MoveRule => moves[move]

/** The moves that staff make with orders of customers. */
export const staffMoves = (Object.keys(moves) as Move[]).filter(
  (move) => !['shopper', 'command', 'trier'].includes(ruleOf(move).by),
)

/** Where the move leads from here; undefined when it cannot be made. A status of a later shop allows nothing. */
export const after = (status: string, move: Move): OrderStatus | undefined =>
  before(move).some((from) => from === status) ? moves[move].to : undefined

/** The statuses from which the move can be made. */
export const before = (move: Move): readonly OrderStatus[] => moves[move].from

/** As long as it is in the shop its time can change. */
export const inTheShop = before('reject')

/**
 * Whether its buyer may cancel it: until the cut-off of its slot, by the clock of the shop. An order older than slots has none: once
 * it is confirmed it may be cut at any time.
 */
export const canCancel = (
  { status, changeUntil }: { readonly status: string; readonly changeUntil: number | undefined },
  at: number,
): boolean =>
  changeUntil === undefined ? status === firstStatus : after(status, 'cancel') !== undefined && at < changeUntil

/** Until when a move waits that its buyer's changes go before; undefined where it need not wait. */
export const waitsUntil = (move: Move, order: Parameters<typeof cutsFrom>[0], at: number): number | undefined =>
  ruleOf(move).cuts === true ? cutsFrom(order, at) : undefined

/** An order that the shop still has to deal with. */
export const openStatuses = statuses.filter((status) =>
  (Object.keys(moves) as Move[]).some((move) => before(move).includes(status)),
)

/** Those whose buyer has had the fish. */
export const deliveredStatuses: readonly OrderStatus[] = ['Delivered']

/** Moves as they are kept, without those that were taken back. */
export function standingMoves<Made extends { readonly move: string }>(moves: readonly Made[]): Made[] {
  const standing: Made[] = []
  for (const made of moves)
    if (made.move === 'undo') standing.pop()
    else standing.push(made)
  return standing
}

/** Who wished for a change that staff make: both have spoken on the telephone by then. */
export const whoAsked = ['customer', 'shop'] as const
export type WhoAsked = (typeof whoAsked)[number]
