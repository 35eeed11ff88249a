import { passwordFault, type Owner } from '#shop/password.ts'
import { accountsWords } from '#words/accounts.ts'
import { Refusal } from '#server/http/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'

/** Refuses a new password that is easily guessed, in the words of what is wrong with it. */
export function refuseWeak(password: string, owner: Owner, field: string): void {
  const fault = passwordFault(password, owner, isCommonPassword)
  if (fault) throw new Refusal(400, wording[fault], { more: { success: false, field } })
}

const wording = {
  'too-short': accountsWords.passwordTooShort,
  'too-long': accountsWords.passwordTooLong,
  common: accountsWords.passwordCommon,
  'about-you': accountsWords.passwordAboutYou,
} as const
