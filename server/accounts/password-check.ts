import { passwordFault, type Owner } from '#shop/password.ts'
import { words } from '#shop/words.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that is easily guessed, in the words of what is wrong with it. */
export function refuseWeak(password: string, owner: Owner, field: string): void {
  const fault = passwordFault(password, owner, isCommonPassword)
  if (fault) throw new Refusal(400, wording[fault], { more: { success: false, field } })
}

const wording = {
  'too-short': words.accounts.passwordTooShort,
  'too-long': words.accounts.passwordTooLong,
  common: words.accounts.passwordCommon,
  'about-you': words.accounts.passwordAboutYou,
} as const
