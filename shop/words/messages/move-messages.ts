import { fitted } from '#shop/catalogue/fitted.ts'
import type { Move } from '#shop/orders/moves.ts'
import type { OrderStatus } from '#shop/orders/order-status.ts'
import { reasonSaid } from '#shop/words/reasons.ts'
import type { Spoken } from '#shop/words/spoken-in.ts'
import type { Wording } from './messages.ts'

interface OrderTold extends Readonly<Record<'shop' | 'number' | 'when' | 'total' | 'reason' | 'phone', string>> {}

/** The buyer's message when staff move an order; none for most moves. 'Packed' is told with the weights. */
export function orderMoved(move: Move, told: OrderTold, words: Spoken): Wording | undefined {
  const kind = kindTold(move)
  if (kind === undefined || kind === 'order-packed') return undefined
  const { text, vars } = ofMoves[kind]({ ...told, reason: reasonSaid(told.reason, words) }, words.messagesWords)
  return { kind, purpose: 'news', language: words.language, text, vars }
}

/** Which message a move has. */
export const kindTold = (move: Move): MoveKind | undefined => kinds[move]

const kinds: Partial<Record<Move, MoveKind>> = {
  confirm: 'order-confirmed',
  reject: 'order-rejected',
  pack: 'order-packed',
  'send-out': 'order-out',
  deliver: 'order-delivered',
}

/** Whether a move's message is true in the order's present state: a waiting one that is not is dropped. */
export function isTrueIn(move: Move, status: string): boolean {
  const kind = kindTold(move)
  return kind !== undefined && trueIn[kind].some((one) => one === status)
}

const trueIn: Record<MoveKind, readonly OrderStatus[]> = {
  'order-confirmed': ['Confirmed', 'Cutting', 'Packed', 'Out for delivery'],
  'order-rejected': ['Rejected'],
  'order-packed': ['Packed', 'Out for delivery', 'Not delivered', 'Delivered'],
  'order-out': ['Out for delivery'],
  'order-delivered': ['Delivered'],
}

type MoveKind = 'order-confirmed' | 'order-rejected' | 'order-packed' | 'order-out' | 'order-delivered'

const ofMoves: Record<
  Exclude<MoveKind, 'order-packed'>,
  (told: OrderTold, say: Spoken['messagesWords']) => Pick<Wording, 'text' | 'vars'>
> = {
  'order-confirmed': ({ shop, number, when }, say) => ({
    text: say.orderConfirmed(shop, number, when),
    vars: { number, when },
  }),
  'order-rejected': ({ shop, number, reason, phone }, say) =>
    fitted(
      { number, reason },
      { reason: 'end' },
      (vars) => say.orderRejected(shop, vars.number, vars.reason, phone),
      say.mostSigns,
    ),
  'order-out': ({ shop, number, total }, say) => ({
    text: say.orderOut(shop, number, total),
    vars: { number, total },
  }),
  'order-delivered': ({ shop, number, phone }, say) => ({
    text: say.orderDelivered(shop, number, phone),
    vars: { number },
  }),
}
