import type { Check } from '#forms/typed.ts'
import { mobileOf } from '#shop/accounts/accounts.ts'
import { codeTyped } from '#shop/accounts/one-time-code.ts'
import { longestPassword, shortestPassword } from '#shop/accounts/password.ts'
import { plainNumber } from '#shop/digits.ts'
import { emailTyped, looksLikeEmail } from '#shop/text.ts'
import { accountsWords } from '#words/accounts.ts'
import { fieldFaults } from '#words/forms.ts'

/** The checks of the forms of accounts. The server checks again, by the same rules. */
export const filled =
  (missing: string): Check =>
  (typed) =>
    typed.trim() === '' ? missing : undefined

export const email: Check = (typed) =>
  filled(accountsWords.missing.email)(typed) ??
  (looksLikeEmail(emailTyped(typed)) ? undefined : fieldFaults['email-incomplete']())

export const mobile: Check = (typed) =>
  filled(accountsWords.missing.mobile)(typed) ?? (mobileOf(typed) === undefined ? wrongMobile(typed) : undefined)

export const newPassword: Check = (typed) => {
  const length = [...typed.normalize('NFKC')].length
  if (length < shortestPassword) return accountsWords.passwordTooShort
  return length > longestPassword ? accountsWords.passwordTooLong : undefined
}

export const code: Check = (typed) => {
  const digits = codeTyped(typed)
  return /^[0-9]{6}$/.test(digits) ? undefined : accountsWords.codeDigits(digits.length)
}

function wrongMobile(typed: string): string {
  const digits = plainNumber(typed).replace(/\D/g, '').length
  return digits < 10 ? accountsWords.shortMobile(digits) : accountsWords.badMobile
}
