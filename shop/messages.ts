import type { MessageRank } from './limits.ts'
import { ordersWords } from '#words/orders.ts'

/** A message that the shop sends. Gateways in India send approved texts only: `vars` holds what stands in its open places. */
export interface Wording {
  readonly kind: string
  readonly purpose: Purpose
  readonly text: string
  readonly vars: Readonly<Record<string, string>>
}

/** A code goes to any mobile that asks for one; what else there is to tell goes to those that answered a code. */
export type Purpose = 'code' | 'warning' | 'news'

export const rankOf = (purpose: Purpose, isProven: boolean): MessageRank => {
  if (purpose === 'news') return 'news'
  return purpose === 'code' && isProven ? 'knownCode' : 'needed'
}

/** Its last line lets a phone offer the code to our own site, and to no other (SAFETY section 2b). */
export const resetCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'reset-code',
  purpose: 'code',
  text: `${code} is your ${shop} code for a new password. It works for 5 minutes. Do not tell it to anyone.\n\n@${domain} #${code}`,
  vars: { code },
})

/** Sent to the mobile of an account that has not shown yet that it is its owner's. */
export const mobileCode = (code: string, { shop, domain }: { shop: string; domain: string }): Wording => ({
  kind: 'mobile-code',
  purpose: 'code',
  text: `${code} is your ${shop} code to show that this mobile is yours. It works for 5 minutes. Do not tell it to anyone.\n\n@${domain} #${code}`,
  vars: { code },
})

/** Told to the owner, who may not be the one who did it. */
export const passwordChanged = ({ shop, phone }: { shop: string; phone: string }): Wording => ({
  kind: 'password-changed',
  purpose: 'warning',
  text: `Your ${shop} password was changed, and your other devices were signed out. Was it not you? Call us: ${phone}`,
  vars: { phone },
})

/** Told to the mobile that the account had: its owner may not be the one who did it. */
export const accountDeleted = ({ shop, phone }: { shop: string; phone: string }): Wording => ({
  kind: 'account-deleted',
  purpose: 'warning',
  text: `Your ${shop} account is deleted. Was it not you who asked for it? Call us: ${phone}`,
  vars: { phone },
})

export const orderPlaced = ({
  shop,
  number,
  total,
  fssai,
}: Record<'shop' | 'number' | 'total' | 'fssai', string>): Wording => ({
  kind: 'order-placed',
  purpose: 'news',
  text: ordersWords.confirmation(shop, number, total, fssai),
  vars: { number, total, fssai },
})

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
  text: `Your complaint to ${shop} has the number ${ticket}. We settle it by ${settledBy}.`,
  vars: { ticket, day: settledBy },
})
