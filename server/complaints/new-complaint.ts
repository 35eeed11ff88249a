import { randomBytes, randomUUID } from 'node:crypto'
import { Refusal } from '#server/http/refusal.ts'
import type { Messaging } from '#server/messages/messaging.ts'
import { type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { complaintTicket } from '#shop/complaints/complaints.ts'
import type { Language } from '#shop/languages.ts'
import { orderNumberBytes } from '#shop/orders/order-number.ts'
import type { NewComplaint } from './change-complaint.ts'

export function mobileMeant(typed: string): Mobile {
  const mobile = mobileOf(typed)
  if (mobile === undefined) throw new Refusal(400, { refused: 'not-a-mobile' }, { more: { field: 'mobile' } })
  return mobile
}

/** A complaint with its ticket. The number is sent to the mobile, and counts for the caller's network. */
export const newComplaint = (
  { orderNumber, about }: { readonly orderNumber?: string | undefined; readonly about: string },
  {
    mobile,
    receivedAt,
    owner,
    language,
    shop,
    caller,
    messaging,
  }: {
    readonly mobile: Mobile
    readonly receivedAt: number
    /** undefined: nobody is told */
    readonly owner: { readonly id: string } | undefined
    /** in which it is told */
    readonly language: Language
    readonly shop: string
    readonly caller: string
    readonly messaging: Pick<Messaging, 'budgetFor'>
  },
): Omit<NewComplaint, 'turns'> => ({
  ticket: complaintTicket(randomBytes(orderNumberBytes)),
  mobile,
  orderNumber: orderNumber || undefined,
  about,
  receivedAt,
  telling: owner && {
    id: randomUUID(),
    shop,
    account: owner.id,
    language,
    budget: messaging.budgetFor(mobile, caller),
  },
})
