import { mobileOf } from '#shop/accounts.ts'
import { latinDigits } from '#shop/digits.ts'
import { longestPassword, shortestPassword } from '#shop/password.ts'
import { looksLikeEmail } from '#shop/email.ts'
import { accountsWords } from '#words/accounts.ts'
import { fieldFaults } from '#words/fields.ts'
import type { Check } from '#forms/typed.ts'

/** The checks of the forms of accounts. The server checks again, by the same rules. */
export const filled =
  (missing: string): Check =>
  (typed) =>
    typed.trim() === '' ? missing : undefined

export const email: Check = (typed) =>
  filled(accountsWords.missing.email)(typed) ??
  (looksLikeEmail(typed.trim()) ? undefined : fieldFaults['email-incomplete']())

export const mobile: Check = (typed) =>
  filled(accountsWords.missing.mobile)(typed) ?? (mobileOf(typed) === undefined ? wrongMobile(typed) : undefined)

export const newPassword: Check = (typed) => {
  const length = [...typed.normalize('NFKC')].length
  if (length < shortestPassword) return accountsWords.passwordTooShort
  return length > longestPassword ? accountsWords.passwordTooLong : undefined
}

export const code: Check = (typed) => {
  const digits = digitsOf(typed)
  return /^[0-9]{6}$/.test(digits) ? undefined : accountsWords.codeDigits(digits.length)
}

/** A code may be pasted with spaces in it. */
export const digitsOf = (typed: string): string => latinDigits(typed.normalize('NFKC')).replace(/[\s-]/g, '')

function wrongMobile(typed: string): string {
  const digits = latinDigits(typed.normalize('NFKC')).replace(/\D/g, '').length
  return digits < 10 ? accountsWords.shortMobile(digits) : accountsWords.badMobile
}
