import type { MessageRank } from './limits.ts'
import type { Move } from '#shop/orders.ts'
import { messagesWords } from '#words/messages.ts'
import { slotInShort } from './slot-in-full.ts'
import { nameOfOrderSlot } from './slot-names.ts'
import type { OrderSlot } from './slots.ts'

/** A message that the shop sends. Gateways in India send approved texts only: `vars` holds what stands in its open places. */
export interface Wording {
  readonly kind: string
  readonly purpose: Purpose
  readonly text: string
  readonly vars: Readonly<Record<string, string>>
}

/** A code goes to any mobile that asks for one; what else there is to tell goes to those that answered a code. */
export type Purpose = 'code' | 'warning' | 'news' | 'wished'

export const rankOf = (purpose: Purpose, isProven: boolean): MessageRank => {
  if (purpose === 'news' || purpose === 'wished') return purpose
  return purpose === 'code' && isProven ? 'knownCode' : 'needed'
}

/** The last line lets a phone offer the code to our own site, and to no other (SAFETY section 2b). */
const withCodeLine = (text: string, domain: string, code: string) => `${text}\n\n@${domain} #${code}`

export const resetCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'reset-code',
  purpose: 'code',
  text: withCodeLine(messagesWords.resetCode(code, shop), domain, code),
  vars: { code },
})

/** Sent to the mobile of an account that has not shown yet that it is its owner's. */
export const mobileCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'mobile-code',
  purpose: 'code',
  text: withCodeLine(messagesWords.mobileCode(code, shop), domain, code),
  vars: { code },
})

/** Told to the owner, who may not be the one who did it. */
export const passwordChanged = ({ shop, phone }: { shop: string; phone: string }): Wording => ({
  kind: 'password-changed',
  purpose: 'warning',
  text: messagesWords.passwordChanged(shop, phone),
  vars: { phone },
})

/** Told to the mobile that the account had: its owner may not be the one who did it. */
export const accountDeleted = ({ shop, phone }: { shop: string; phone: string }): Wording => ({
  kind: 'account-deleted',
  purpose: 'warning',
  text: messagesWords.accountDeleted(shop, phone),
  vars: { phone },
})

export const orderPlaced = (
  told: Readonly<Record<'shop' | 'number' | 'when' | 'total' | 'most' | 'fssai', string>>,
): Wording => {
  const { number, when, total, most, fssai } = told
  return {
    kind: 'order-placed',
    purpose: 'news',
    text: messagesWords.orderPlaced(told),
    vars: { number, when, total, most, fssai },
  }
}

/** 'Tue 24 Nov, 7-9 am', as messages say when an order comes. */
export const whenTold = (slot: Pick<OrderSlot, 'startsAt' | 'endsAt'> | undefined): string =>
  slot === undefined ? messagesWords.whenReady : slotInShort(nameOfOrderSlot(slot))

/** Told once for each change that the buyer made: how it stands since then. */
export const orderChanged = ({
  shop,
  number,
  total,
  most,
  slot,
}: Record<'shop' | 'number' | 'total' | 'most' | 'slot', string>): Wording => ({
  kind: 'order-changed',
  purpose: 'news',
  text: messagesWords.orderChanged({ shop, number, total, most, slot }),
  vars: { number, total, most, slot },
})

export interface OrderTold
  extends Readonly<Record<'shop' | 'number' | 'when' | 'total' | 'reason' | 'phone', string>> {}

/** What the buyer is told when staff move an order; of most moves nothing. That it is packed is told with what was weighed. */
export function orderMoved(move: Move, told: OrderTold): Wording | undefined {
  const kind = kindTold(move)
  if (kind === undefined || kind === 'order-packed') return undefined
  const { text, vars } = ofMoves[kind](told)
  return { kind, purpose: 'news', text, vars }
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

type MoveKind = 'order-confirmed' | 'order-rejected' | 'order-packed' | 'order-out' | 'order-delivered'

const ofMoves: Record<Exclude<MoveKind, 'order-packed'>, (told: OrderTold) => Pick<Wording, 'text' | 'vars'>> = {
  'order-confirmed': ({ shop, number, when }) => ({
    text: messagesWords.orderConfirmed(shop, number, when),
    vars: { number, when },
  }),
  'order-rejected': ({ shop, number, reason, phone }) => ({
    text: messagesWords.orderRejected(shop, number, reason, phone),
    vars: { number, reason, phone },
  }),
  'order-out': ({ shop, number, total }) => ({
    text: messagesWords.orderOut(shop, number, total),
    vars: { number, total },
  }),
  'order-delivered': ({ shop, number, phone }) => ({
    text: messagesWords.orderDelivered(shop, number, phone),
    vars: { number, phone },
  }),
}

/** Told once when staff bring an order at another time than its buyer chose. */
export const orderSlotMoved = (
  told: Readonly<Record<'shop' | 'number' | 'when' | 'reason' | 'phone', string>>,
): Wording => {
  const { number, when, reason, phone } = told
  return {
    kind: 'order-slot-moved',
    purpose: 'news',
    text: messagesWords.orderSlotMoved(told),
    vars: { number, when, reason, phone },
  }
}

/** Told with the receipt of a complaint, which the law wants acknowledged within 48 hours. */
export const complaintNoted = ({
  ticket,
  shop,
  settledBy,
}: {
  ticket: string
  shop: string
  settledBy: string
}): Wording => ({
  kind: 'complaint-noted',
  purpose: 'news',
  text: messagesWords.complaintNoted(shop, ticket, settledBy),
  vars: { ticket, day: settledBy },
})

/** Told once to whoever asked to be told. */
export const backInStock = ({ shop, fish, address }: Record<'shop' | 'fish' | 'address', string>): Wording => ({
  kind: 'back-in-stock',
  purpose: 'wished',
  text: messagesWords.backInStock(shop, fish, address),
  vars: { fish, address },
})

/** Told once to whoever asked to be told. */
export const areaGrown = ({ shop, pincode, address }: Record<'shop' | 'pincode' | 'address', string>): Wording => ({
  kind: 'area-grown',
  purpose: 'wished',
  text: messagesWords.areaGrown(shop, pincode, address),
  vars: { pincode, address },
})
