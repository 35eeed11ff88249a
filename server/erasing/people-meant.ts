import type { Kysely } from 'kysely'
import { type User, userByEmail, userByMobile } from '#server/accounts/accounts-store.ts'
import { isProven } from '#server/messages/proven-mobile.ts'
import { phoneCustomerByMobile } from '#server/orders/phone-customers.ts'
import type { Tables } from '#server/storage/tables.ts'
import { type Email, emailOf, type Mobile, mobileOf } from '#shop/accounts/accounts.ts'
import { looksLikeEmail } from '#shop/text.ts'

/** By what somebody is known whole; a part of it finds nobody. */
export type Whom = { readonly mobile: Mobile } | { readonly email: Email }

export function whomMeant(typed: string): Whom | undefined {
  const mobile = mobileOf(typed)
  if (mobile !== undefined) return { mobile }
  const email = emailOf(typed)
  return looksLikeEmail(email) ? { email } : undefined
}

type PhoneCustomer = NonNullable<Awaited<ReturnType<typeof phoneCustomerByMobile>>>

/** Somebody whom the shop knows: by an account, with what they ordered by telephone before it, or without one. */
export type PersonMeant =
  | { readonly account: User; readonly isProven: boolean; readonly called: PhoneCustomer | undefined }
  | { readonly account: undefined; readonly called: PhoneCustomer }

export const idOfPerson = (person: PersonMeant): string =>
  person.account === undefined ? person.called.id : person.account.id

/**
 * All whom the shop knows by this. Anybody can register under another's number: until an account has answered a code it and
 * whoever ordered at its mobile are two people, and somebody has to say which of them is meant.
 */
export async function peopleMeant(read: Kysely<Tables>, whom: Whom): Promise<readonly PersonMeant[]> {
  const account = await ('mobile' in whom ? userByMobile(read, whom.mobile) : userByEmail(read, whom.email))
  const mobile = 'mobile' in whom ? whom.mobile : account?.mobile
  const called = mobile === undefined ? undefined : await phoneCustomerByMobile(read, mobile)
  const caller = called && { account: undefined, called }
  if (account === undefined) return caller === undefined ? [] : [caller]
  if (await isProven(read, account)) return [{ account, isProven: true, called }]
  const stranger = { account, isProven: false, called: undefined }
  return 'mobile' in whom && caller !== undefined ? [stranger, caller] : [stranger]
}
