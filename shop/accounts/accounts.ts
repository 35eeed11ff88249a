import { plainNumber, withoutMarks } from '#shop/digits.ts'

/** A person's e-mail normalised, as accounts are told apart by it: 'Asha@Example.com' and 'asha@example.com' are one. */
export type Email = string & { readonly form: 'e-mail' }

/** An Indian mobile number in one form: '+919876543210'. */
export type Mobile = string & { readonly form: 'mobile' }

export function emailOf(typed: string): Email {
  return withoutMarks(typed.normalize('NFKC')).trim().toLowerCase() as Email
}

/** From any usual spelling: '98765 43210', '+91-98765-43210', '0091 9876543210', '09876543210', '+91 (0) 98765 43210'. */
export function mobileOf(typed: string): Mobile | undefined {
  const digits = plainNumber(typed).replaceAll(/[\s().-]/g, '')
  const national = /^(?:(?:\+|00)?91)?0?([6-9][0-9]{9})$/.exec(digits)?.[1]
  return national === undefined ? undefined : (`+91${national}` as Mobile)
}

/** A mobile as people read it: '+91 98765 43210'. */
export const readableMobile = (mobile: string): string =>
  (mobileOf(mobile) ?? mobile).replace(/^\+91(\d{5})(\d{5})$/, '+91 $1 $2')

/** As a telephone dials it: '+919820000001' of '98200 00001'. */
export const dialled = (phone: string): string => mobileOf(phone) ?? phone.replace(/[^\d+]/g, '')

/** What waits until a mobile has answered a code: messages to it, or its orders too. */
export const verifyMobile = ['before-messages', 'before-order'] as const

export type VerifyMobile = (typeof verifyMobile)[number]
